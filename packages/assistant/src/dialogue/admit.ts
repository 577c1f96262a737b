import type { SlotName, Slots, Understanding } from "../types.ts";
import { plainText } from "./asides.ts";
import { type Clause, clauseAt, clausesOf } from "./clauses.ts";
import { deniesHome, homesNamed, pointsAtOne } from "./homesNamed.ts";
import { isArranging } from "./showingFrame.ts";
import type { Turn } from "./turn.ts";

const mostBedrooms = 6;
/** Rents that somebody looks for lie between these parts of what the agent's homes rent for. */
const leastShare = 0.25;
const mostShare = 5;
/** Nobody looks for a home so many days ahead. */
const mostDaysAhead = 730;

/** Words of moving: the day beside them is none of a showing. */
const moves =
  /\b(?:mov\w*|lease|start\w*|begin\w*|live|mud\w*|entrar|contrato|empez\w*|alquilar|rentar|ocupar|instal\w*)\b/;
/** Words of a search: a value in such a question is wished for. */
const searches =
  /\b(?:anything|something|any|have|got|looking|find|show|need|want|options?|what about|how about|what if|could (?:i|we) get|can (?:i|we) get|can (?:i|we) do|algo|busco|tienes?|tienen|hay|opciones|muestra\w*|ensena\w*|que tal|y si|quiero|necesito)\b/;
/** How a question about a home itself begins. */
const ofHome =
  /^(?:(?:and|but|so|ok|y|pero|e|wait|hmm|lol) )*(?:is|are|was|does|do they|did|why|how|which|whats|what is|es|esta|tiene|acepta|incluye|por que|como|cual|ese|esa|el|la)\b/;

/**
 * The one gate of values: what a message states of the search, without what is implausible, of another role, or asked
 * of a home. Whatever it leaves out stays unknown and is asked for.
 */
export function admit(turn: Turn, heard: Understanding): Understanding {
  const moved = toShowing(turn, withoutHomesRuledOut(turn, withoutAskedRefusal(turn, heard)));
  const refused = (Object.keys(moved.slots) as SlotName[]).filter((slot) => !isAdmitted(slot, moved, turn));
  if (refused.length === 0) return moved;
  const slots = Object.fromEntries(
    Object.entries(moved.slots).filter(([slot]) => !(refused as string[]).includes(slot)),
  ) as Slots;
  const isNone = Object.keys(slots).length === 0;
  return {
    ...moved,
    slots,
    evidence: moved.evidence.filter(({ slot }) => !refused.includes(slot)),
    intents: isNone ? moved.intents.filter((intent) => intent !== "give_info") : moved.intents,
  };
}

/** "Wait, so no?" declines nothing. */
function withoutAskedRefusal({ message }: Turn, heard: Understanding): Understanding {
  const clauses = clausesOf(message);
  const isAsked = clauses.length > 0 && clauses.every(({ isMarked }) => isMarked);
  if (!isAsked || (heard.refused.length === 0 && heard.answer !== "no")) return heard;
  const { answer: _no, ...rest } = heard;
  return { ...rest, refused: [], intents: heard.intents.filter((intent) => intent !== "refuse_info") };
}

/** "Not the Brickell Bay one, the other": a home is denied, and no part of town. */
function withoutHomesRuledOut(turn: Turn, heard: Understanding): Understanding {
  if (heard.excludedAreas.length === 0) return heard;
  const deniesOne = clausesOf(turn.message).some(
    (clause) => deniesHome(clause, turn) && pointsAtOne.test(clause.plain),
  );
  return deniesOne ? { ...heard, excludedAreas: [] } : heard;
}

/** While a showing is picked or booked a day without a word of moving is one of the showing. */
function toShowing(turn: Turn, heard: Understanding): Understanding {
  const { move_in: day, ...rest } = heard.slots;
  if (typeof day !== "string" || !/^\d/.test(day) || turn.asked === "move_in") return heard;
  const clause = clauseOf("move_in", heard, turn);
  if (!isArranging(turn.state, turn.context, turn.timesOffered) || moves.test(clause?.plain ?? plainText(turn.message)))
    return heard;
  if (clause?.plain.match(/\b(?:until|before|after|hasta|antes|despues)\b/)) return heard;
  const showing = { date: day, ...rest.showing_request };
  return { ...heard, slots: { ...rest, showing_request: showing } };
}

function clauseOf(slot: SlotName, { evidence }: Understanding, { message }: Turn): Clause | undefined {
  const item = evidence.find((one) => one.slot === slot);
  return item ? clauseAt(message, item.start) : undefined;
}

function isAdmitted(slot: SlotName, heard: Understanding, turn: Turn): boolean {
  const clause = clauseOf(slot, heard, turn);
  const said = heard.evidence.find((item) => item.slot === slot);
  if (isOfClock(said, turn.message) && (slot === "bedrooms" || slot === "budget_max" || slot === "occupants"))
    return false;
  if (!isPlausible(slot, heard.slots, turn)) return false;
  if (!clause || !said) return true;
  // "Mi hija de 6": a bare figure in a longer clause is no rent in thousands.
  if ((slot === "budget_max" || slot === "budget_min") && clause.words > 3 && !figures.test(said.text)) return false;
  // "The downtown one" is a home, and no wish for its area.
  const isOther = heard.slots.bedrooms !== undefined && !clause.isQuestion;
  if (slot === "area" && !isOther && pointsAt.test(clause.plain) && homesNamed(clause, turn).length > 0) return false;
  // "Can it be paid in two parts?" counts no bedrooms.
  if (slot === "bedrooms" && clause.isQuestion && !sizes.test(clause.plain) && clause.words > 3) return false;
  if (slot === turn.asked || !clause.isQuestion) return true;
  return !isAskedOfHome(slot, clause, turn);
}

const ofHomes: ReadonlySet<SlotName> = new Set<SlotName>([
  "bedrooms",
  "bathrooms",
  "budget_max",
  "budget_min",
  "lease_months",
  "furnished",
  "parking",
  "area",
]);

/** "Is it really 2 bedrooms?", "¿por qué cuesta 2900?": a value in a question about a home constrains that question alone. */
function isAskedOfHome(slot: SlotName, { plain }: Clause, { state }: Turn): boolean {
  if (!ofHomes.has(slot) || searches.test(plain)) return false;
  const isOfOne = state.focus !== null || (state.shown?.length ?? 0) > 0;
  return slot === "area" ? isOfOne && pointsAt.test(plain) : ofHome.test(plain) && (isOfOne || slot === "lease_months");
}

const sizes =
  /\b(?:\d ?(?:br|bd|b)\b|bed\w*|br|bd|room\w*|studio\w*|efficiency|cuartos?|hab\w*|rec\w*|dorm\w*|estudio\w*|ambientes?|\d [x/] ?\d)/;

/** A rent is written with three figures at least, or in words of thousands and hundreds. */
const figures =
  /\d{3}|\d[.,]?\d?\s?(?:k|mil|grand|thousand|hundred)|mil|thousand|hundred|grand|cien|quinient|novecient/i;

const pointsAt =
  /\b(?:the|those|that) (?:\w+ ){1,2}(?:ones?|units?|places?|apartments?)\b|\b(?:el|la|los|las|del) de \w+/;

/** "At 7am", "8:30": an hour. */
function isOfClock(said: { start: number; end: number } | undefined, message: string): boolean {
  return said !== undefined && /^(?::\d{2}|\s?(?:[ap]\.?m\b|o'?clock|hrs?\b))/i.test(message.slice(said.end));
}

function isPlausible(slot: SlotName, slots: Slots, { context, local }: Turn): boolean {
  const rents = context.properties.map(({ price }) => price);
  switch (slot) {
    case "budget_max":
    case "budget_min": {
      const value = slots[slot] ?? 0;
      return (
        rents.length === 0 || (value >= Math.min(...rents) * leastShare && value <= Math.max(...rents) * mostShare)
      );
    }
    case "bedrooms":
      return typeof slots.bedrooms !== "number" || slots.bedrooms <= mostBedrooms;
    case "move_in": {
      const day = typeof slots.move_in === "object" ? slots.move_in.to : slots.move_in;
      if (day === undefined || !/^\d/.test(day)) return true;
      const ahead = (Date.parse(day) - Date.parse(local.date)) / 86_400_000;
      return ahead >= 0 && ahead <= mostDaysAhead;
    }
    default:
      return true;
  }
}
