import type { IconName } from "../../components/Icon.tsx";
import { paths } from "../../paths.ts";

/** The pages of the settings, in the order of their navigation. */
export const sections = [
  { key: "profile", path: paths.settings.profile, icon: "users" },
  { key: "channels", path: paths.settings.channels, icon: "chat" },
  { key: "assistant", path: paths.settings.assistant, icon: "pen" },
  { key: "availability", path: paths.settings.availability, icon: "calendar" },
  { key: "notifications", path: paths.settings.notifications, icon: "bell" },
  { key: "community", path: paths.settings.community, icon: "star" },
  { key: "integrations", path: paths.settings.integrations, icon: "link" },
  { key: "plan", path: paths.settings.plan, icon: "chart" },
  { key: "account", path: paths.account, icon: "lock" },
] as const satisfies readonly { key: string; path: string; icon: IconName }[];
