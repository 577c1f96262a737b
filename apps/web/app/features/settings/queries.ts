import type { CommunityProfile } from "@llave/contract/community";
import type { NotificationSettings } from "@llave/contract/notifications";
import type { AgentSettings, ChangeSettingsRequest } from "@llave/contract/settings";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "../../data/request.ts";
import { toasts } from "../../notifications/toasts.ts";
import { toastRefusal, useAction } from "../../session/useAction.ts";
import { useSettingsTexts } from "./useTexts.ts";

const settingsPath = "/api/agent/settings";
const notificationsPath = "/api/agent/notification-settings";
const communityPath = "/api/community/profile";

/** The agent's settings, fetched whenever one of their pages opens. */
export function useSettings() {
  return useQuery<AgentSettings>({ queryKey: [settingsPath], staleTime: 0 });
}

/** The agent's notification settings. */
export function useNotificationSettings() {
  return useQuery<NotificationSettings>({ queryKey: [notificationsPath], staleTime: 0 });
}

/** The agent's own entry in the directory. */
export function useCommunityProfile() {
  return useQuery<CommunityProfile>({ queryKey: [communityPath], staleTime: 0 });
}

/** Saving, and its errors: one text per field. */
interface Saving<Change> {
  busy: boolean;
  errors: Record<string, string>;
  /** True once it is saved. A refusal is shown, and no input is lost. */
  save(change: Change): Promise<boolean>;
}

/** Saves some of the agent's settings, and updates the profile in the header. */
export function useSaveSettings(): Saving<ChangeSettingsRequest> {
  const client = useQueryClient();
  return useSaving("PATCH", settingsPath, async (saved) => {
    client.setQueryData([settingsPath], saved);
    await client.invalidateQueries({ queryKey: ["/api/agent/profile"] });
  });
}

/** Saves the notification settings. */
export function useSaveNotifications(): Saving<NotificationSettings> {
  const client = useQueryClient();
  return useSaving("PUT", notificationsPath, (saved) => client.setQueryData([notificationsPath], saved));
}

/** Saves the agent's entry in the directory. */
export function useSaveCommunity(): Saving<CommunityProfile> {
  const client = useQueryClient();
  return useSaving("PUT", communityPath, (saved) => client.setQueryData([communityPath], saved));
}

function useSaving<Change>(method: string, path: string, keep: (saved: unknown) => unknown): Saving<Change> {
  const t = useSettingsTexts();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { busy, run } = useAction((refusal) => {
    setErrors(refusal.fields ?? {});
    toastRefusal(refusal, { title: t("refused.title"), fallback: t("refused.fallback") });
  });
  const save = (change: Change) => {
    setErrors({});
    return run(async () => {
      const answer = await request(method, path, change);
      await keep(await answer.json());
      toasts.add({ title: t("saved.title"), ...(path === settingsPath && { description: t("saved.text") }) });
    });
  };
  return { busy, errors, save };
}
