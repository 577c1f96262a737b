import { asksOf } from "../learned/judge.ts";
import { moveInVerdict } from "../matching/verdicts.ts";
import { readTimes } from "../reading/mentions/time/readTimes.ts";
import type { Property, Understanding } from "../types.ts";
import { isWithin } from "../understanding/stretches.ts";
import { plainPart } from "./asides.ts";
import type { SaidClause, Turn } from "./turn.ts";
import { withoutSlots } from "./withoutSlots.ts";

const tooLate =
  /\b(?:too (?:late|far (?:out|off|away))|late for (?:me|us)|not soon enough|(?:muy|demasiado|re|super|bien|es|seria|queda) tarde|tarde (?:pa|para)|muy lejos la fecha)\b/;
/** These turn a day down only where they name it. */
const noGood =
  /\b(?:no (?:me |nos )?(?:sirve|funciona|puedo esperar|aguanto|llego)|no podemos esperar|(?:wont|doesnt|dont|cant|not gonna|isnt going to) (?:really )?(?:work|wait|do)|no good|cant wait (?:that|until|till|til))\b/;

/** "Dec 21 is too late", "el 21 no me sirve": the homes of which one clause turns down the day they are free. */
export function homesTooLate(turn: Turn, clause: SaidClause): readonly Property[] {
  const { message, state, context, local, timesOffered } = turn;
  if (timesOffered.length > 0 || context.showing || state.slots.move_in === undefined || asksOf(clause) >= 0.5)
    return [];
  const said = message.slice(clause.start, clause.end);
  const text = plainPart(said);
  const saysLate = tooLate.test(text);
  if (!saysLate && !noGood.test(text)) return [];
  const day = readTimes(said, local.date).find((mention) => mention.kind === "day");
  if (!saysLate && day === undefined) return [];
  const ids = state.focus === null ? (state.shown ?? state.shownSoFar ?? []) : [state.focus];
  return context.properties.filter(({ id, availableFrom }) => {
    const { outcome } = moveInVerdict(state.slots.move_in, availableFrom, local.date) ?? {};
    if (outcome !== "misses" && outcome !== "differs") return false;
    return day?.kind === "day" ? availableFrom === day.to : ids.includes(id) && outcome === "misses";
  });
}

/** The day of a home that the renter turns down for it is no wish. */
export function withoutDayTooLate(turn: Turn, heard: Understanding): Understanding {
  const said = heard.evidence.filter(({ slot }) => slot === "move_in");
  if (said.length === 0) return heard;
  const objects = turn.clauses.filter((clause) => homesTooLate(turn, clause).length > 0);
  const isObjected = said.every((item) => objects.some((clause) => isWithin(item, clause)));
  return isObjected ? { ...heard, slots: withoutSlots(heard.slots, ["move_in"]) } : heard;
}
