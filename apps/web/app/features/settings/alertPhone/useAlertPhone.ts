import type { PhoneChannel } from "@llave/contract/channels/delivery";
import type { AlertPhone, AlertPhoneCode } from "@llave/contract/notifications/notifications";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "../../../data/request.ts";
import { useAction } from "../../../session/useAction.ts";
import { isUnderway, lookEveryMs } from "../../channels/queries.ts";

const path = "/api/agent/alert-phone";

/** The agent's phone for notifications; the page looks again while a code or a test's delivery is expected. */
export function useAlertPhone() {
  return useQuery<AlertPhone>({
    queryKey: [path],
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.waits || isUnderway(state.data?.test ?? null) ? lookEveryMs : false),
  });
}

/** Verifying, testing and removing it; `problem` says why the last one failed. */
export function useAlertPhoneActions() {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [code, setCode] = useState<AlertPhoneCode | null>(null);
  const { busy, runOnce } = useAction(({ error }) => setProblem(error ?? ""));
  const act = (work: () => Promise<unknown>) => {
    setProblem(undefined);
    return runOnce(async () => {
      await work();
      await client.invalidateQueries({ queryKey: [path] });
    });
  };
  return {
    busy,
    problem,
    code,
    begin: (channel: PhoneChannel) => act(async () => setCode(await (await request("POST", path, { channel })).json())),
    test: () => act(() => request("POST", `${path}/test`)),
    remove: () => act(() => request("DELETE", path).then(() => setCode(null))),
  };
}
