import type { BlockedTime, NewBlockedTime } from "@llave/contract/showings/showings";
import { useQueryClient } from "@tanstack/react-query";
import { request } from "../../../data/request.ts";
import { toasts } from "../../../notifications/toasts.ts";
import { useAction } from "../../../session/useAction.ts";
import { refetchBlockedTimes } from "../queries.ts";
import { useShowingTexts } from "../useShowingTexts.ts";

/** Blocks and frees time, and undoes either; a failed undo says so. */
export function useBlocking() {
  const t = useShowingTexts();
  const client = useQueryClient();
  const { run } = useAction(({ error }) => void toasts.add({ title: error ?? t("block.failed"), tone: "destructive" }));
  const block = async (plan: NewBlockedTime): Promise<BlockedTime> => {
    const blocked: BlockedTime = await (await request("POST", "/api/blocked-times", plan)).json();
    refetchBlockedTimes(client);
    return blocked;
  };
  /** @param andLater true to free the later weeks of a repeated one, too */
  const free = async ({ id }: Pick<BlockedTime, "id">, andLater: boolean): Promise<void> => {
    await request("DELETE", `/api/blocked-times/${id}${andLater ? "?andLater=true" : ""}`);
    refetchBlockedTimes(client);
  };
  return {
    block,
    free,
    /** Frees everything that was just blocked. */
    undoBlocking: (blocked: BlockedTime) => void run(() => free(blocked, blocked.seriesId !== null)),
    undoFreeing: ({ from, to, note }: BlockedTime) => void run(() => block({ from, to, note })),
  };
}
