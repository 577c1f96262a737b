import type { BlockedTime, FreedTime, NewBlockedTime } from "@llave/contract/showings/showings";
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
  const free = async ({ id }: Pick<BlockedTime, "id">, andLater: boolean): Promise<FreedTime> => {
    const path = `/api/blocked-times/${id}${andLater ? "?andLater=true" : ""}`;
    const freed: FreedTime = await (await request("DELETE", path)).json();
    refetchBlockedTimes(client);
    return freed;
  };
  return {
    block,
    free,
    /** Frees everything that was just blocked. */
    undoBlocking: (blocked: BlockedTime) => void run(() => free(blocked, blocked.seriesId !== null)),
    undoFreeing: (freed: FreedTime) => void run(() => block(freed)),
  };
}
