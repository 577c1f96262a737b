import type { MeResponse } from "@llave/contract/account/auth";
import { hourMs } from "@llave/contract/calendar";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { refresh } from "../data/queryClient.ts";
import { extendSession, isRefreshDue, readSession, storeSession } from "./storedSession.ts";

/** How often an open page checks whether its session is due. Milliseconds. */
const lookEveryMs = hourMs;

/**
 * Extends a valid session by 30 days, every 24 hours while someone is signed in. The server extends its own cookie when
 * asked who is signed in; the browser's note follows only if it answered.
 */
export function useSessionRefresh(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const look = async () => {
      const stored = readSession(localStorage, Date.now());
      if (stored.state !== "valid" || !isRefreshDue(stored.session, Date.now())) return;
      const me = await queryClient.fetchQuery<MeResponse | null>({
        queryKey: ["/api/auth/me"],
        meta: { on401: "null" },
        ...refresh.me,
      });
      if (me) storeSession(localStorage, extendSession(stored.session, Date.now()));
    };
    const quietly = () => void look().catch(() => undefined);
    quietly();
    const timer = setInterval(quietly, lookEveryMs);
    return () => clearInterval(timer);
  }, [queryClient]);
}
