import type { Act } from "../dialogue/act.ts";
import type { AgentProfile, IsoDate, Language } from "../types.ts";
import type { WordingKey } from "./catalogs.ts";
import { WordingChooser } from "./chooseWording.ts";

/** What phrasing an act needs besides the act itself. */
export interface PhraseContext {
  language: Language;
  agent: AgentProfile;
  today: IsoDate;
  /** Wordings used recently, see {@link WordingChooser}. */
  recent: readonly string[];
}

/** Says one thing: chooses a line for the key and fills its placeholders. */
export type Say = (key: WordingKey, data?: Record<string, string>) => string;

/** The acts next to the one being phrased. */
export interface Around {
  previous: Act | undefined;
  next: Act | undefined;
}
