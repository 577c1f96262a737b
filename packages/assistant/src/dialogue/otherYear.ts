import { isDeepStrictEqual } from "node:util";
import type { IsoDate, Understanding } from "../types.ts";
import { plainText } from "./asides.ts";
import type { Turn } from "./turn.ts";

const thisYear = /\b(?:this (?:year|yr)|(?:de )?este (?:mismo )?ano|ano actual|current year)\b/;
const nextYear = /\b(?:next (?:year|yr)|(?:el )?(?:proximo ano|ano (?:que viene|proximo|entrante)))\b/;
/** The last year named counts: "not 2027, 2026"; "2027?? no, this year". */
const yearNamed = /\b20\d\d\b(?!.*\b20\d\d\b)/;
const questioned = /\b20\d\d\b/;
/** Words that correct only the year of the date that the assistant understood. */
const corrects =
  /\b(?:no|not|nope|wait|meant|mean|oops|wrong|actually|sorry|quise decir|digo|perdon|espera|me refiero|refiero|mal)\b/;

/** A day, or the first and the last of several. */
type Day = IsoDate | { from: IsoDate; to: IsoDate };

/** The move-in date that a renter means who corrects only its year; null for any other message. */
function inOtherYear({ message, heard, state, asked, local }: Turn): Day | null {
  const { move_in: known } = state.slots;
  const text = plainText(message);
  if (known === undefined || known === "asap" || known === "flexible") return null;
  if (heard.slots.move_in !== undefined || !(corrects.test(text) || questioned.test(text)) || asked === "budget_max")
    return null;
  const now = Number(local.date.slice(0, 4));
  const year = thisYear.test(text) ? now : nextYear.test(text) ? now + 1 : namedYear(text);
  if (year === null) return null;
  const moved = shifted(known, year);
  return isDeepStrictEqual(moved, known) ? null : moved;
}

/** The year that a correction names: "Oops, I meant 2026". */
function namedYear(text: string): number | null {
  const named = corrects.test(text) ? yearNamed.exec(text)?.[0] : undefined;
  return named === undefined ? null : Number(named);
}

function shifted(known: Day, year: number): Day {
  const inYear = (date: IsoDate): IsoDate => `${year}${date.slice(4)}`;
  if (typeof known === "string") return inYear(known);
  const span = Number(known.to.slice(0, 4)) - Number(known.from.slice(0, 4));
  return { from: inYear(known.from), to: `${year + span}${known.to.slice(4)}` };
}

/** Replaces the known date with the corrected one, or takes it back if that day is past. */
export function correctYear(turn: Turn): void {
  const meant = inOtherYear(turn);
  if (!meant) return;
  turn.heard = withoutNo(turn.heard);
  const last = typeof meant === "string" ? meant : meant.to;
  if (last >= turn.local.date) {
    turn.heard = { ...turn.heard, slots: { ...turn.heard.slots, move_in: meant } };
    return;
  }
  turn.heard = { ...turn.heard, cleared: [...turn.heard.cleared, "move_in"] };
  turn.pastDay = last;
}

/** Drops the no and the question: "No, this year" neither answers nor declines, and "2027??" doesn't ask anything. */
function withoutNo({ answer: _no, ...heard }: Understanding): Understanding {
  const intents = heard.intents.filter((intent) => intent !== "refuse_info" && intent !== "ask_property_question");
  return { ...heard, intents, refused: [], topics: heard.topics.filter((topic) => topic !== "other") };
}

/** Says that the corrected day is past: "September 1 of this year is past already". */
export function tellPastDay({ pastDay, acts, local }: Turn): void {
  if (pastDay !== undefined) acts.push({ type: "day_past", date: pastDay, today: local.date });
}
