import type { AgentSettings } from "@llave/contract/agent/settings";
import type { NotificationSettings } from "@llave/contract/notifications/notifications";
import type { CommunityProfile } from "@llave/contract/site/community";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { settingsPath } from "../../agent/settings.ts";
import { request } from "../../data/request.ts";
import { useAnnounceSaved } from "./saved.tsx";
import { useAutosave } from "./useAutosave.ts";
import { useSettingsTexts } from "./useTexts.ts";

const notificationsPath = "/api/agent/notification-settings";
const communityPath = "/api/community/profile";

/** The agent's notification settings. */
export function useNotificationSettings() {
  return useQuery<NotificationSettings>({ queryKey: [notificationsPath], staleTime: 0 });
}

/** The agent's own entry in the directory. */
export function useCommunityProfile() {
  return useQuery<CommunityProfile>({ queryKey: [communityPath], staleTime: 0 });
}

/** Autosave of the agent's settings; the profile in the header follows. */
export function useSettingsAutosave(stored: AgentSettings) {
  const keep = useProfileRefresh();
  return useAutosave({ method: "PATCH", path: settingsPath, stored, keep });
}

/** Autosave of whether a language model may help. */
export function useLanguageModel(languageModel: boolean) {
  return useAutosave({ method: "PATCH", path: settingsPath, stored: { languageModel }, read: modelOf });
}

/** Autosave of the notification settings. */
export function useNotificationsAutosave(stored: NotificationSettings) {
  return useAutosave({ method: "PUT", path: notificationsPath, stored });
}

/** Autosave of the agent's entry in the directory. */
export function useCommunityAutosave(stored: CommunityProfile) {
  return useAutosave({ method: "PUT", path: communityPath, stored });
}

/** Stores an uploaded photo as the agent's, or none. The previous one is deleted, so there is no undo. */
export function useSavePhoto(): (photoId: string | null) => Promise<void> {
  const t = useSettingsTexts();
  const client = useQueryClient();
  const announce = useAnnounceSaved();
  const refresh = useProfileRefresh();
  return async (photoId) => {
    const answer = await request("PATCH", settingsPath, { photoId });
    client.setQueryData([settingsPath], await answer.json());
    await refresh();
    announce({ text: t("saved.photo") });
  };
}

function useProfileRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["/api/agent/profile"] });
}

function modelOf({ languageModel }: AgentSettings): { languageModel: boolean } {
  return { languageModel: languageModel.enabled };
}
