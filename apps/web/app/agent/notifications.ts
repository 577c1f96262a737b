import type { MarkRead, NotificationList } from "@llave/contract/notifications/notifications";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { refresh } from "../data/queryClient.ts";
import { getPage, request } from "../data/request.ts";

const path = "/api/notifications";

/** The agent's notifications, newest first, page by page; live events refetch it sooner than its own polling. */
export function useNotifications() {
  return useInfiniteQuery({
    queryKey: [path],
    queryFn: async ({ pageParam, signal }) => {
      const { page, next } = await getPage<NotificationList>(pageParam, signal);
      return { ...page, next };
    },
    initialPageParam: path,
    getNextPageParam: (page: { next: string | null }) => page.next,
    ...refresh.notifications,
  });
}

/** Marks notifications as read and shows it. If it fails, the next view tries again. */
export function useMarkRead(): (which: MarkRead) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (which) => {
      void request("POST", `${path}/read`, which).then(
        () => queryClient.invalidateQueries({ queryKey: [path] }),
        () => {},
      );
    },
    [queryClient],
  );
}
