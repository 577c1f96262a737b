import type { DialogueState } from "../dialogue/state.ts";
import { valuesOf } from "../phrasing/valuesOf.ts";
import type { IsoDate, Language } from "../types.ts";
import type { Draft } from "./draft.ts";
import { draftWords } from "./draftWords.ts";

/**
 * A follow-up from the agent to a renter who stopped answering: it names their search and asks whether it
 * still holds. It promises nothing and quotes no listing.
 * @param agent as the renter knows them
 * @param today the market's day
 */
export function followUp(state: DialogueState, agent: string, today: IsoDate): Draft {
  const { area, bedrooms, name = "" } = state.slots;
  const wanted = { ...(area !== undefined && { area }), ...(bedrooms !== undefined && { bedrooms }) };
  const known = Object.keys(wanted).length > 0;
  const word = (language: Language) => {
    const search = known ? valuesOf(language).search(wanted, [], today) : "";
    return draftWords[language].followUp(name.split(" ", 1)[0] ?? "", agent, search);
  };
  return {
    kind: "follow_up",
    text: { en: word("en"), es: word("es") },
    language: state.language,
    needsAnswer: false,
    grounds: [],
  };
}
