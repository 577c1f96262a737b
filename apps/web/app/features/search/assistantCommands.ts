import { aiModes } from "@llave/contract/agent/onboardingChoices";
import type { AgentSettings } from "@llave/contract/agent/settings";
import { useQueryClient } from "@tanstack/react-query";
import { settingsPath, useSettings } from "../../agent/settings.ts";
import type { IconName } from "../../components/Icon.tsx";
import { request } from "../../data/request.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toastFailure, useAction } from "../../session/useAction.ts";
import { useUndoToast } from "../../undo/useUndoToast.ts";
import type { Command } from "./command.ts";
import { catalogs } from "./texts/catalogs.ts";

type Change = Pick<AgentSettings, "aiMode"> | Pick<AgentSettings, "muted">;

/** The assistant's other two modes, and the mute; each can be taken back. */
export function useAssistantCommands(): Command[] {
  const t = useTexts(catalogs);
  const change = useChange();
  const { data: settings } = useSettings();
  if (!settings) return [];
  const { aiMode, muted } = settings;
  const command = (key: string, label: string, words: string, icon: IconName, to: Change, back: Change): Command => ({
    key: `do-${key}`,
    group: "do",
    label,
    words: `${label} ${words}`,
    icon,
    run: () => void change(to, label, back),
  });
  const modes = aiModes.filter((mode) => mode !== aiMode);
  return [
    ...modes.map((mode) =>
      command(mode, t(`do.mode.${mode}`), t("do.mode.words"), "chat", { aiMode: mode }, { aiMode }),
    ),
    command(
      "mute",
      t(muted ? "do.unmute" : "do.mute"),
      t("do.mute.words"),
      muted ? "bell" : "bellOff",
      { muted: !muted },
      { muted },
    ),
  ];
}

function useChange() {
  const t = useTexts(catalogs);
  const offerUndo = useUndoToast();
  const client = useQueryClient();
  const { run } = useAction((failure) => toastFailure(failure, { title: t("do.failed"), fallback: t("do.again") }));
  const send = (to: Change) =>
    run(async () => {
      const answer = await request("PATCH", settingsPath, to);
      client.setQueryData([settingsPath], await answer.json());
      await client.invalidateQueries({ queryKey: ["/api/agent/profile"] });
    });
  return async (to: Change, title: string, back: Change): Promise<void> => {
    if (!(await send(to))) return;
    offerUndo({ title }, () => void send(back));
  };
}
