import type { IconName } from "../../components/Icon.tsx";

/** Something the agent can do from anywhere: a page to open, or an act. */
export interface Command {
  key: string;
  group: "goTo" | "create" | "do";
  label: string;
  /** What a search compares: the label, and other words for it. */
  words: string;
  icon: IconName;
  to?: string;
  run?(): void;
}
