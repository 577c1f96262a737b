import { languages } from "@llave/ui/language";
import { useSmartLinks } from "../../agent/queries.ts";
import { useCopyLink } from "../../agent/useCopyLink.ts";
import type { IconName } from "../../components/Icon.tsx";
import { setSingleKeys, useSingleKeys } from "../../components/shortcuts.ts";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { signOut } from "../../session/currentSession.ts";
import { useAssistantCommands } from "./assistantCommands.ts";
import type { Command } from "./command.ts";
import { catalogs } from "./texts/catalogs.ts";

const pages = [
  ["overview", paths.dashboard, "home"],
  ["leads", paths.leads, "users"],
  ["board", `${paths.leads}?view=board`, "grid"],
  ["showings", paths.showings, "calendar"],
  ["calendars", paths.calendars, "calendar"],
  ["followUps", paths.followUps, "undo"],
  ["smartLinks", paths.smartLinks, "link"],
  ["properties", paths.properties, "building"],
  ["analytics", paths.analytics, "chart"],
  ["profile", paths.settings.profile, "settings"],
  ["assistant", paths.settings.assistant, "chat"],
  ["answers", paths.settings.answers, "pen"],
  ["followUpSettings", paths.settings.followUps, "undo"],
  ["channels", paths.settings.channels, "whatsapp"],
  ["hours", paths.settings.availability, "calendar"],
  ["notifications", paths.settings.notifications, "bell"],
  ["community", paths.settings.community, "star"],
  ["integrations", paths.settings.integrations, "link"],
  ["plan", paths.settings.plan, "star"],
  ["account", paths.account, "lock"],
] as const satisfies [string, string, IconName][];

const creations = [
  ["newLead", `${paths.leads}?new=lead`, "users"],
  ["importLeads", paths.importLeads, "upload"],
  ["newListing", paths.newProperty, "building"],
  ["importListings", paths.importProperties, "upload"],
  ["newLink", `${paths.smartLinks}?new=link`, "link"],
  ["newBlock", `${paths.showings}?new=block`, "calendar"],
  ["newReply", `${paths.settings.answers}?new=reply`, "pen"],
] as const satisfies [string, string, IconName][];

/** Every command, in the agent's language. */
export function useCommands(): Command[] {
  const t = useTexts(catalogs);
  const other = useOtherLanguage();
  const singleKeys = useSingleKeys();
  const copies = useCopies();
  const assistant = useAssistantCommands();
  const command = (group: Command["group"], key: string, label: string, words: string) => ({
    key: `${group}-${key}`,
    group,
    label,
    words: `${label} ${words}`,
  });
  return [
    ...pages.map(([key, to, icon]) => ({
      ...command("goTo", key, t(`page.${key}`), `${t("goTo")} ${t(`page.${key}.words`)}`),
      to,
      icon,
    })),
    ...creations.map(([key, to, icon]) => ({
      ...command("create", key, t(`create.${key}`), t(`create.${key}.words`)),
      to,
      icon,
    })),
    ...copies,
    ...assistant,
    { ...command("do", "language", t("do.language"), t("do.language.words")), icon: "text", run: other },
    {
      ...command("do", "singleKeys", t(singleKeys ? "do.keys.off" : "do.keys.on"), t("do.keys.words")),
      icon: "settings",
      run: () => setSingleKeys(!singleKeys),
    },
    { ...command("do", "signOut", t("do.signOut"), t("do.signOut.words")), icon: "signOut", run: () => void signOut() },
  ];
}

/** Copies one of the SmartLinks that renters can open. */
function useCopies(): Command[] {
  const t = useTexts(catalogs);
  const copy = useCopyLink();
  const { data: links } = useSmartLinks();
  const open = links?.filter(({ abilities }) => abilities.open) ?? [];
  return open.map(({ id, name, url }) => {
    const label = t("do.copy", { name });
    return { key: `do-copy-${id}`, group: "do", label, words: label, icon: "copy", run: () => void copy(url) };
  });
}

function useOtherLanguage(): () => void {
  const { language, setLanguage } = useLanguage();
  return () => setLanguage(languages.find((choice) => choice !== language) ?? "en");
}
