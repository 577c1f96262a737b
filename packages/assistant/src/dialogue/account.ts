import { type Act, conductTopics, type Topic } from "../types.ts";
import { understandMasked } from "../understanding/understand.ts";
import { asksToSee, findAsides } from "./asides.ts";
import { comparesHomes, fieldsNamed, namesField } from "./asks.ts";
import { type Clause, clausesOf, questionsOf } from "./clauses.ts";
import { hearingContext } from "./hear.ts";
import { isEcho } from "./keywords.ts";
import { raise, type Turn } from "./turn.ts";

const ofVisits: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "offer_times",
  "set_showing",
  "unset_showing",
  "note_showing",
  "ask_home",
  "standing_visit",
  "also_show",
  "visit_kept",
  "offer_cancel",
]);
const ofHomes: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "answer",
  "answer_fact",
  "answer_range",
  "listings_overview",
  "offer_listings",
  "near_misses",
  "none_fits",
  "no_others",
  "describe_listing",
  "weigh",
  "listing_gone",
  "pet_too_heavy",
  "will_ask_agent",
]);
const ofTalk: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "waiting",
  "aside",
  "conduct",
  "weigh",
  "welcome_back",
  "switch_language",
  "other_business",
  "accept_refusal",
  "already_known",
  "thanks_reply",
  "goodbye",
  "complete",
  "offer_human",
]);
/** What is said of times, days and meeting, beside a choice of times or a showing. */
const visitTalk =
  /\b(?:when|time|times|day|days|today|tomorrow|tonight|morning|afternoon|evening|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun|visit|tour|showing|appointment|see|view|come|stop by|swing|meet|earlier|later|resched\w*|move it|push|cancel\w*|confirm\w*|cuando|hora|horas|dia|hoy|manana|tarde|noche|fin de semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|visita\w*|cita|ver\w*|ir|pasar|temprano|cambiar\w*|mover\w*|cancel\w*|\d{1,2} ?(?:am|pm))\b/;
/** What only asks for agreement: "right?", "no?". */
const tags =
  /^(?:(?:right|ok|okay|no|yes|yeah|si|verdad|cierto|eh|huh|true|correct|correcto|cool|vale|ya|not|so|wait) ?)+$|^$/;
const shortest = 2;
/** What of a home is asked as a wish: it is stored and looked for. */
const wishSlots: Partial<Record<Topic, true>> = {
  pets: true,
  parking: true,
  furnished: true,
  bedrooms: true,
  bathrooms: true,
  area: true,
  price: true,
  availability: true,
  lease_term: true,
};

/** The questions of the message that nothing in the reply answers. */
export function openQuestions(turn: Turn): readonly Clause[] {
  if (turn.state.business || turn.state.paused || turn.context.contactOnly) return [];
  const questions = questionsOf(turn.message);
  return questions.filter((clause) => !isExplained(clause, turn, questions.length === 1));
}

function isExplained(clause: Clause, turn: Turn, isOnly: boolean): boolean {
  const { acts, answeredAt, heard } = turn;
  if (answeredAt.includes(clause.start)) return true;
  const some = (types: ReadonlySet<Act["type"]>): boolean => acts.some(({ type }) => types.has(type));
  if (tags.test(clause.plain)) return true;
  if (comparesHomes(clause.plain) && acts.some((act) => act.type === "answer" && act.answer.op === "compare"))
    return true;
  if (isEcho(clause.text) || (heard.intents.includes("greet") && clause.words <= 4 && !namesField(clause))) return true;
  const unanswered = namesField(clause) && fieldsNamed(clause).some((topic) => !isTold(topic, turn));
  if (isOnly && some(ofTalk)) return true;
  if (findAsides(clause.text).length > 0 && (some(ofTalk) || some(ofHomes) || some(ofVisits))) return true;
  if (some(ofVisits) && (asksToSee(clause.text) || visitTalk.test(clause.plain) || (isOnly && !namesField(clause))))
    return true;
  if (isOnly && some(ofHomes)) return !unanswered;
  if (isWish(clause, turn)) return !unanswered;
  const hasTalk = some(ofTalk);
  if (hasTalk || some(ofHomes)) {
    const alone = understandMasked(clause.text, { ...hearingContext(turn.state, turn.context), asked: null });
    if (hasTalk && (alone.topics.some(isRuled) || alone.intents.some((intent) => talked.has(intent)))) return true;
    if (some(ofHomes) && alone.intents.includes("ask_availability") && !unanswered) return true;
  }
  return turn.waits && clausesOf(turn.message).length === 1;
}

const ruled: ReadonlySet<string> = new Set(conductTopics);
const talked: ReadonlySet<string> = new Set([
  "ask_if_bot",
  "ask_human",
  "off_topic",
  "prompt_injection",
  "abusive",
  "language_switch",
  "stop",
  "fair_housing_risky",
]);

function isRuled(topic: Topic): boolean {
  return ruled.has(topic);
}

/** True where the reply tells of the topic, or that the agent was asked. */
function isTold(topic: Topic, { acts, heard, changes }: Turn): boolean {
  if (wishSlots[topic] && (Object.keys(changes.slots).length > 0 || Object.keys(heard.slots).length > 0)) return true;
  return acts.some((act) => {
    if (act.type === "answer") return act.answer.topics.includes(topic as never) || act.answer.topics.length !== 1;
    if (act.type === "answer_fact" || act.type === "answer_range" || act.type === "will_ask_agent")
      return act.topic === topic;
    return (
      act.type === "describe_listing" ||
      act.type === "conduct" ||
      act.type === "weigh" ||
      act.type === "listings_overview"
    );
  });
}

/** A question that states what is sought: "what about a studio?", "anything under 2500?" is stored and said back. */
function isWish({ start, end }: Clause, { heard, acts, changes }: Turn): boolean {
  const inside = heard.evidence.filter((item) => item.start >= start && item.end <= end).map(({ slot }) => slot);
  const isTaken = inside.some((slot) => changes.slots[slot] !== undefined || heard.slots[slot] !== undefined);
  return isTaken && acts.some(({ type }) => type === "confirm" || type === "already_known" || ofHomes.has(type));
}

/** Questions that ask on about what the reply passes on are passed on with it. */
const empty: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "noted",
  "reprompt",
  "not_understood",
  "already_known",
  "ask_what_changed",
]);

/**
 * Every question gets an answer: one that no act answers goes to the agent, and the reply says so before it asks for
 * anything itself.
 * @returns true where one was passed on
 */
export function passOnOpenQuestions(turn: Turn): boolean {
  const [first, ...others] = openQuestions(turn);
  if (!first) return false;
  const { state } = turn;
  if (state.turns === 1 && !turn.acts.some(({ type }) => type === "greet")) turn.acts.unshift({ type: "greet" });
  raise(turn, "knowledge_gap", { topic: "other", detail: String(state.turns) });
  turn.acts = turn.acts.filter(({ type }) => !empty.has(type));
  const isBeside = turn.acts.some(({ type }) => type !== "greet" && type !== "will_ask_agent");
  const quote = isBeside && others.length === 0 ? quotable(first, turn) : undefined;
  const passed: Act = { type: "will_ask_agent", topic: "other", ...(quote && { quote }) };
  const at = turn.acts.findIndex(({ type }) => asksLast.has(type));
  turn.acts.splice(at < 0 ? turn.acts.length : at, 0, passed);
  return true;
}

const asksLast: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "offer_times",
  "ask_home",
  "ask",
  "invite_visit",
  "offer_cancel",
]);

/** The longest question that is said back. */
const longestQuote = 60;

/** The renter's own question, where it holds nothing that must not be said back. */
function quotable({ text, plain }: Clause, turn: Turn): string | undefined {
  if (text.length > longestQuote || /[^\p{L}\s'’,?¿-]/u.test(text)) return undefined;
  const alone = understandMasked(text, { ...hearingContext(turn.state, turn.context), asked: null });
  if (alone.topics.some(isRuled) || alone.intents.some((intent) => talked.has(intent))) return undefined;
  const quote = text.replace(/^[¿\s]+|[?\s]+$/g, "").replace(leading, "");
  return plain.split(" ").length < shortest ? undefined : quote;
}

const leading = /^(?:and|also|but|so|ok|okay|y|pero|tambi[eé]n|bueno)[,\s]+/i;

/** True where the reply leaves a question to the agent: then it asks nothing itself. */
export function leavesQuestion({ acts, context }: Turn): boolean {
  if (context.properties.length === 0) return false;
  const isLeft = (act: Act): boolean =>
    act.type === "will_ask_agent" ||
    (act.type === "answer" && act.answer.missing.length > 0 && act.answer.rows.every(({ fact }) => !fact));
  return acts.some(isLeft);
}
