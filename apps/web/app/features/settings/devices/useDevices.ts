import type { PushDevice, PushDevices } from "@llave/contract/notifications/push";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "../../../data/request.ts";
import { useAction } from "../../../session/useAction.ts";
import { useAnnounceSaved } from "../saved.tsx";
import { useSettingsTexts } from "../useTexts.ts";
import { readBrowserPush, subscribe, unsubscribe } from "./browserPush.ts";

const path = "/api/agent/push-devices";
const browserKey = ["this browser's push"];
/** How soon the page notices that the person allowed notifications. Milliseconds. */
const lookAgainAfterMs = 2_000;

/** The agent's devices, and the key to add this one. */
export function useDevices() {
  return useQuery<PushDevices>({ queryKey: [path], staleTime: 0 });
}

/**
 * What this browser can do; checked again while it blocks notifications, since the person allows them outside the page.
 */
export function useBrowserPush() {
  return useQuery({
    queryKey: browserKey,
    queryFn: readBrowserPush,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.support === "blocked" ? lookAgainAfterMs : false),
  });
}

/** The actions on devices; `problem` says why the last one failed. */
export function useDeviceActions() {
  const t = useSettingsTexts();
  const client = useQueryClient();
  const announce = useAnnounceSaved();
  const [problem, setProblem] = useState<string>();
  const { busy, runOnce } = useAction(({ error }) => setProblem(error ?? t("devices.failed")));
  const refresh = () =>
    Promise.all([client.invalidateQueries({ queryKey: [path] }), client.invalidateQueries({ queryKey: browserKey })]);
  const doing = (work: () => Promise<string | null>) => {
    setProblem(undefined);
    return runOnce(async () => {
      try {
        const done = await work();
        if (done) announce({ text: done });
      } finally {
        await refresh();
      }
    });
  };
  return {
    busy,
    problem,
    turnOn: (publicKey: string) =>
      doing(async () => {
        const subscription = await subscribe(publicKey);
        if (!subscription) return null;
        await request("POST", path, subscription);
        return t("devices.turnedOn");
      }),
    /** Removes a device; its browser forgets its address too, if it is this one. */
    remove: ({ id }: PushDevice, isThis: boolean) =>
      doing(async () => {
        await request("DELETE", `${path}/${id}`);
        if (isThis) await unsubscribe();
        return t(isThis ? "devices.turnedOff" : "devices.removed");
      }),
    sendTest: ({ id }: PushDevice) =>
      doing(async () => {
        await request("POST", `${path}/${id}/test`);
        return t("devices.tested");
      }),
  };
}
