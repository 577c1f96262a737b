import { asksOf, margins } from "../learned/judge.ts";
import type { Stance } from "../learned/stance.ts";
import { isFairWording } from "../listings/wording.ts";
import { readAgentSubject } from "../understanding/agentSubject.ts";
import { readAskedSubject } from "../understanding/askedSubject.ts";
import type { Stretch } from "../understanding/questionMap.ts";
import { overlaps } from "../understanding/stretches.ts";
import type { Act } from "./act.ts";
import { plainPart } from "./asides.ts";
import { noQuestion, saysOnly } from "./stances.ts";
import { isTold } from "./toldTopics.ts";
import type { Asked, SaidClause, Turn } from "./turn.ts";
import { unlistedSubject } from "./unlisted.ts";

type Gap = Extract<Act, { type: "will_ask_agent" }>;

/** The most questions that one reply retells. */
const mostNamed = 2;

/** Fewer words beside another question say nothing by themselves. */
const fewestPassedOn = 4;

/** The most characters of a quote. */
const longestQuote = 160;

/** A phone, a card or an email address, the number that a reply names only in an emergency, and what isn't text. */
const unsaid = /@|\d(?:[ .()-]{0,2}\d){6}|\b911\b|\p{Cc}|\p{Cs}/u;

/**
 * A renter's words as the reply may repeat them; undefined if they are empty, too long, hold private data, or say what
 * fair-housing law protects.
 */
export function quotable(words: string): string | undefined {
  const said = words
    .trim()
    .replace(/\s+/g, " ")
    .replace(/^[\s.?!,;:¿¡]+|[\s.?!,;:¿¡]+$/g, "")
    // One question of the reply is the assistant's own.
    .replace(/[?¿]+(?= |\p{L})/gu, ",");
  if (said === "" || said.length > longestQuote || unsaid.test(said)) return undefined;
  return isFairWording(said) ? said : undefined;
}

/**
 * Says "I'll ask the agent" for questions without a topic, and "I'll let the agent know" for requests, and names what
 * they are about, as a person would. If nothing names that, the classifier's likeliest topic does or, without one, the
 * renter's own words: nobody knows which question "your question" was.
 */
export function gapsOf(turn: Turn, all: readonly Quoted[]): Gap[] {
  const gap: Gap = { type: "will_ask_agent", topic: "other" };
  const parts = all.filter((part) => !asksNothing(turn, part));
  if (parts.length === 0 && all.length > 0) return [];
  const passedOn = parts.flatMap((part): Gap[] => {
    const tells = part.tells && !asksForIt(turn, part) && { tells: true as const };
    const words = withWhatItMeans(turn, part);
    const subjects = subjectsOf(words);
    if (subjects.length > 0) return subjects.map((subject) => ({ ...gap, subject, ...tells }));
    if (isScrap(turn, part, parts.length > 1)) return [];
    const [likely] = part.likely?.() ?? [];
    if (likely && !tells) return isTold(likely.topic, turn.acts) ? [] : [{ ...gap, topic: likely.topic }];
    const own = ownWords(turn, part);
    // What belongs to the words in front of it is no question by itself.
    const isRest = goesOnWith.test(plainPart(part.text)) && (turn.acts.length > 0 || parts.length > 1);
    return own.quote === undefined && isRest ? [] : [{ ...gap, ...tells, ...own }];
  });
  if (passedOn.length === 0 && turn.acts.length > 0) return [];
  return passedOn.length > 0 ? withoutSame(passedOn).slice(0, mostNamed) : [gap];
}

/** Beginnings that belong to the words before them: "O tiene que ser el año", "que los niños estudian ahí". */
const goesOnWith = /^(?:o|u|or|q|que|pq|porque|because|cause|cuz|cuando|if|si es|that is|thats|eso)\b/;

/** The renter's words where nothing says what they are about: "I'll pass your question on" leaves open which one. */
function ownWords(turn: Turn, part: Quoted): { quote?: string } {
  const words = part.tells || asksSurely(turn, part) ? quotable(withoutCourtesy(part.text)) : undefined;
  const isWhole =
    words !== undefined && words.split(" ").length >= fewestPassedOn && !goesOnWith.test(plainPart(words));
  return isWhole ? { quote: words } : {};
}

/** True for musing ("Can I do a motel til then..") and for three words that continue another question. */
function isScrap({ message, clauses, acts }: Turn, { text, start, tells }: Quoted, isBeside: boolean): boolean {
  if (tells && withoutCourtesy(text).split(/\s+/).length >= fewestPassedOn) return false;
  if (!isBeside && acts.length === 0) return false;
  if (withoutCourtesy(text).split(/\s+/).length < fewestPassedOn) return isBeside;
  const said = clauses.filter((clause) => overlaps(clause, { start, end: start + text.length }));
  return (
    !isMarked(message, { text, start }) &&
    said.every((clause) => asksOf(clause) < margins.asksPlainly || musing.test(plainPart(text)))
  );
}

/** What the renter asks themselves rather than the agent. */
const musing =
  /^(?:(?:and|so|or|maybe|hmm+|ok|y|o|pues|quiza\w*) )*(?:(?:can|could|should|might|may) (?:just |always )?(?:i|we)|(?:i|we) (?:can|could|might)|puedo|podria|podriamos|sera que) .*\b(?:til|till|until|meanwhile|for now|in the meantime|mientras|hasta)\b/;

/** True for an offer that is put as a question: "do they do background checks". */
function asksForIt({ clauses }: Turn, { text, start }: Quoted): boolean {
  const said = clauses.filter((clause) => overlaps(clause, { start, end: start + text.length }));
  return said.some(({ shares }) => shares.question >= margins.asks);
}

/** A quote of what isn't a question reads like nonsense: "I'll ask Marisol: “that is a little over what we wanted”". */
function asksSurely({ message, clauses }: Turn, { text, start }: Quoted): boolean {
  const said = clauses.filter((clause) => overlaps(clause, { start, end: start + text.length }));
  const least = isMarked(message, { text, start }) ? margins.asks : surely;
  return said.some(({ shares }) => shares.question >= least);
}

const surely = 0.9;

/** True if a question mark follows the words. */
function isMarked(message: string, { text, start }: Pick<Quoted, "text" | "start">): boolean {
  return /^[^\p{L}]*\?/u.test(message.slice(start + text.length));
}

/** What the words are about, by names: "is anybody in there, or could I move in sooner?" asks for two things. */
function subjectsOf(words: string): NonNullable<Gap["subject"]>[] {
  const whole = subjectOf(words);
  if (whole === undefined) return [];
  const parts = plainPart(words).split(either).map(subjectOf);
  const isEach = parts.length > 1 && parts.every((subject) => subject !== undefined);
  return isEach ? [...new Set(parts)] : [whole];
}

const either = / (?:or|and|o|y) /;

/** What the words are about, by a name. */
export function subjectOf(words: string): Gap["subject"] {
  const plain = plainPart(words);
  return readAgentSubject(plain) ?? readAskedSubject(plain);
}

/** Drops repeated subjects: "Whos the landlord? Is it a company?" asks about the owner once. */
function withoutSame(gaps: readonly Gap[]): Gap[] {
  return gaps.filter(
    ({ subject, tells }, at) => gaps.findIndex((other) => other.subject === subject && other.tells === tells) === at,
  );
}

/** Words that only name what the next question is about: "What about that studio". */
const homeOnly =
  /^(?:(?:ok|okay|and|so|y|pero|what about|how about|que tal|que hay de) )+(?:the|that|this|el|la|ese|esa) (?:\w+ )?(?:one|studio|place|apartment|apt|condo|unit|estudio|apto|apartamento|depa\w*|de \w+)(?: (?:then|entonces))?$/;

/** True for words that only say which home the rest is about. */
export function namesAHome(text: string): boolean {
  return homeOnly.test(plainPart(text));
}

/** Words with nothing to pass on: "Which ones" next to the homes that the reply shows, "just ask her" and the like. */
const empty =
  /^(?:(?:and|so|ok|just|then|whatever|please|y|pero|entonces|solo|mejor) )*(?:which (?:ones?)?|what|(?:can you |could you )?ask (?:her|him|them)(?: then| please| for me)?|(?:is|are) there (?:any|some)thing(?: else)?(?: available| open| free)?|anything (?:available|open|free|else)|cuales(?: son)?|cual(?: es)?|(?:le |les )?pregunt[ae](?:le|les|selo)?|hay algo(?: disponible| libre)?|(?:seri[ao]s?|seria usted) tan amables?(?: de (?:\w+ )?(?:orientar|ayudar|informar)\w*)?|(?:me |nos )?(?:puedes?|podrias?|podria) (?:\w+ )?(?:orientar|ayudar)\w*|(?:can|could) you (?:please )?help(?: me| us)?)$/;

function asksNothing({ clauses, acts }: Turn, { text, start, tells }: Quoted): boolean {
  const span = { start, end: start + text.length };
  if (empty.test(plainPart(text))) return true;
  if (unlistedSubject(text) !== undefined) return false;
  if (namesAHome(text) && acts.some(({ type }) => type === "answer_fact")) return true;
  // "Can I see it Tuesday at 5:30" next to the time that the reply arranges.
  if (acts.some(({ type }) => ofVisits.has(type)) && saysOnly(clauses, span, choosesTime)) return true;
  return !tells && (saysOnly(clauses, span, noQuestion) || needs(clauses, span, text));
}

/** True for a need that is a request, without a question mark: "I need to move now, this week if possible". */
function needs(clauses: Turn["clauses"], span: Stretch, text: string): boolean {
  const said = clauses.filter((clause) => overlaps(clause, span));
  const isNeed = ({ stance }: SaidClause): boolean => stance === "states_need" || stance === "accepts";
  return (
    !/[?¿]/.test(text) && said.some(isNeed) && said.every((one) => isNeed(one) || one.shares.question < margins.mayAsk)
  );
}

const ofVisits: ReadonlySet<Act["type"]> = new Set<Act["type"]>(["set_showing", "offer_times", "note_showing"]);
const choosesTime: ReadonlySet<Stance> = new Set<Stance>(["wants_visit", "pick_time"]);

type Quoted = Pick<Asked, "text" | "start" | "tells"> & Partial<Pick<Asked, "likely">>;

/** Words that point at what was said right before: "Is that a problem", "eso sirve". */
const pointing =
  /^(?:(?:and|so|but|y|pero|entonces) )*(?:(?:[\p{L}']+ ){0,2}(?:that|this|it|eso|esto)\b|l[oa]s? \p{L}+|how (?:long|much|soon) (?:does|will|would|is) (?:that|this|it)\b|cu[aá]nto (?:se )?(?:tarda|demora|toma|dura)n?$)/iu;

/** More words say by themselves what they are about. */
const shortest = 8;

/** True for "is it included?" right after another question: it is still about the same thing. */
export function asksOn({ asks }: Turn, part: Quoted): Asked | undefined {
  if (!pointing.test(part.text) || part.text.split(/\s+/).length > shortest) return undefined;
  return asks.findLast(({ start, text }) => start < part.start && start + text.length <= part.start);
}

function withWhatItMeans({ message, clauses }: Turn, { text, start }: Quoted): string {
  if (!pointing.test(text) || text.split(/\s+/).length > shortest) return text;
  const before = clauses.findLast((clause) => clause.end <= start);
  return before === undefined ? text : message.slice(before.start, start + text.length);
}

const leadIn =
  /^(?:(?:and|but|so|also|ok|okay|oh|then|well|n|y|e|pero|bueno|oye|entonces|adem[aá]s|tambi[eé]n|lol|plus)\b[\s,]*)+/iu;

/** Courtesy in front of what is passed on: "Perfect, thanks! One more question," and "tell her". */
const courtesy =
  /^(?:(?:perfect|great|awesome|cool|nice|thanks|thank you|thx|sounds good|got it|sure|yes|yeah|no|nah|na|hi|hello|hey|hmm+|lol|haha\w*|jaja\w*|(?:just )?(?:one (?:more )?|a (?:quick )?|quick )question|perfecto|genial|excelente|gracias|dale|vale|listo|claro|s[ií]|eso|hola|uy|ay|mira|disculpa|(?:y )?una (?:[uú]ltima )?(?:pregunta|duda|cosa)|tell (?:her|him|them)(?: that| about)?|(?:dile|d[ií]gale)(?: a ella)?(?: que| de)?|por ?fa\w*|please|pls)(?=[\s,.!:;]|$)[\s,.!:;]*)+/iu;

function withoutCourtesy(text: string): string {
  const rest = withoutLeadIn(text.trim().replace(/^[\s.?!,;:¿¡]+/, ""));
  const left = withoutLeadIn(rest.replace(courtesy, ""));
  return left === text ? left : left === rest ? rest : withoutCourtesy(left);
}

/** Drops the lead-in: "And does it have …" without "and". */
export function withoutLeadIn(text: string): string {
  return text.replace(leadIn, "");
}
