import { asksOf } from "../learned/judge.ts";
import { isFreeLater, moveInVerdict } from "../matching/verdicts.ts";
import { readTimes } from "../reading/mentions/time/readTimes.ts";
import type { Property, Understanding } from "../types.ts";
import { plainPart } from "./asides.ts";
import { idsInTalk } from "./listings.ts";
import type { SaidClause, Turn } from "./turn.ts";
import { isSaidWithin, withoutSlots } from "./withoutSlots.ts";

const tooLate =
  /\b(?:too (?:late|far (?:out|off|away))|late for (?:me|us)|not soon enough|(?:muy|demasiado|re|super|bien|es|seria|queda) tarde|tarde (?:pa|para)|muy lejos la fecha)\b/;
/** Words that turn a day down only if they name it. */
const noGood =
  /\b(?:no (?:me |nos )?(?:sirve|funciona|puedo esperar|aguanto|llego)|no podemos esperar|(?:wont|doesnt|dont|cant|not gonna|isnt going to) (?:really )?(?:work|wait|do)|no good|cant wait (?:that|until|till|til))\b/;

/** The homes whose day one clause turns down: "Dec 21 is too late", "el 21 no me sirve". */
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
  const ids = idsInTalk(state);
  return context.properties.filter(({ id, availableFrom }) => {
    const verdict = moveInVerdict(state.slots.move_in, availableFrom, local.date);
    if (!isFreeLater(verdict)) return false;
    return day?.kind === "day" ? availableFrom === day.to : ids.includes(id) && verdict.outcome === "misses";
  });
}

/** Drops a home's date that the renter turns down. */
export function withoutDayTooLate(turn: Turn, heard: Understanding): Understanding {
  if (!heard.evidence.some(({ slot }) => slot === "move_in")) return heard;
  const objects = turn.clauses.filter((clause) => homesTooLate(turn, clause).length > 0);
  const isObjected = isSaidWithin(heard, "move_in", objects);
  return isObjected ? { ...heard, slots: withoutSlots(heard.slots, ["move_in"]) } : heard;
}
