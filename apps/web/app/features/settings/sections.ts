import type { IconName } from "../../components/Icon.tsx";
import { paths } from "../../paths.ts";

interface Section {
  key: string;
  path: string;
  icon: IconName;
}

/** The pages of the settings by subject, in the order of their navigation. */
export const sectionGroups = [
  {
    key: "work",
    sections: [
      { key: "profile", path: paths.settings.profile, icon: "users" },
      { key: "assistant", path: paths.settings.assistant, icon: "chat" },
      { key: "answers", path: paths.settings.answers, icon: "pen" },
      { key: "followUps", path: paths.settings.followUps, icon: "undo" },
      { key: "availability", path: paths.settings.availability, icon: "calendar" },
    ],
  },
  {
    key: "reach",
    sections: [
      { key: "channels", path: paths.settings.channels, icon: "send" },
      { key: "notifications", path: paths.settings.notifications, icon: "bell" },
      { key: "community", path: paths.settings.community, icon: "star" },
      { key: "integrations", path: paths.settings.integrations, icon: "link" },
    ],
  },
  {
    key: "account",
    sections: [
      { key: "plan", path: paths.settings.plan, icon: "chart" },
      { key: "account", path: paths.account, icon: "lock" },
    ],
  },
] as const satisfies readonly { key: string; sections: readonly Section[] }[];
