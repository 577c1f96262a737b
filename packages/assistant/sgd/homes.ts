import type { Draft } from "../src/understanding/draft.ts";
import { sentenceOf } from "../src/understanding/questions.ts";
import type { Reading } from "../src/understanding/reading.ts";

/** What a feature in a turn belongs to: the homes to search for, or the offered one. */
export type Home = "searched" | "offered";

const pointing = ["the", "this", "that", "these", "those", "your", "its", "their"];
const standingIn = ["it", "this", "they", "these", "those", "its", "their", "there", "here"];
const open = ["one", "ones", "something", "anything", "somewhere", "anywhere", "others"];
/** Further words for homes that mean other things elsewhere. */
const kinds =
  "option options choice choices accommodation accommodations building complex dwelling cottage bungalow".split(" ");
const joining = ["with", "that", "which", "where", "having", "in", "near"];
/** After these verbs a home is the offered one: "do units have washers?" */
const inverted = ["do", "does", "are", "is", "will"];
/** Words after an "it" without a meaning: "is it possible". */
const empty = ["possible", "ok", "okay", "fine", "alright", "true", "me"];
/** After these words "that" means the home; elsewhere it joins clauses: "a place that I could buy". */
const asking = ["is", "was", "does", "do", "did", "has", "will", "would", "can", "could", "about", "if", "whether"];
const pronouns = ["it", "this", "that", "they"];
const copulas = ["is", "its", "thats", "was"];
const determiners = ["a", "an", "any", "some", "another", "other", "more", "my", "no", "what", "which"];
/** "A place to do laundry" is part of a home; "a place to live" is one. */
const rooms = ["place", "somewhere", "anywhere", "something"];
const doing = ["to", "for", "i", "where", "we"];
const mostWordsBetween = 5;
const parts = ["room", "rooms", "spot", "spots", "space"];
const living = ["rent", "buy", "live", "stay", "own", "purchase", "lease", "call", "myself", "us", "me", "my", "sale"];
const mostAdjectives = 3;

/**
 * The home that the words from `i` on belong to, by the nearest one before
 * them in the sentence: "ones with a garage" is a search, and "does it have a
 * garage" is about the offered home. Undefined if none is named.
 */
export function homeOf(draft: Draft, i: number): Home | undefined {
  const { reading } = draft;
  const from = sentenceOf(draft, i).start;
  for (let at = i - 1; at >= from; at--) {
    const home = homeAt(reading, at, from);
    if (home !== undefined) return home;
  }
  return undefined;
}

function homeAt(reading: Reading, at: number, from: number): Home | undefined {
  const norm = reading.norm(at);
  if (isHome(reading, at)) return isWhere(reading, at) ? undefined : kindOf(reading, at, from);
  if (norm === "that") return at === from || asking.includes(reading.norm(at - 1)) ? "offered" : undefined;
  if (reading.norm(at + 1) === "own" || (norm === "it" && empty.includes(reading.norm(at + 1)))) return undefined;
  if (!standingIn.includes(norm) || (norm === "there" && existential(reading, at))) return undefined;
  return isHome(reading, at + 1) ? undefined : "offered";
}

/** "An apartment" is any; "the apartment", "Elm Apartments", a bare "apartment" and the subject of "is it a" are the offered one. */
function kindOf(reading: Reading, at: number, from: number): Home {
  if (isPointedAt(reading, at, from)) return "offered";
  const word = reading.words[at];
  if (word?.isCapital && at - 1 > from && reading.words[at - 1]?.isCapital) return "offered";
  const lead = leadOf(reading, at, from);
  if (inverted.includes(reading.norm(at - 1)) && reading.norm(at - 2) !== "there") return "offered";
  if (lead === undefined)
    return reading.group(at, "home") > 0 && !reading.norm(at).endsWith("s") ? "offered" : "searched";
  return isOfSubject(reading, lead) ? "offered" : "searched";
}

/** "Is it a condo", "whether this is a condo": about the offered home. */
function isOfSubject(reading: Reading, lead: number): boolean {
  const before = copulas.includes(reading.norm(lead - 1)) ? lead - 2 : lead - 1;
  return pronouns.includes(reading.norm(before)) || (before < lead - 1 && copulas.includes(reading.norm(before)));
}

/** The position of the article, number or the like that begins a home's words. */
function leadOf(reading: Reading, at: number, from: number): number | undefined {
  if (open.includes(reading.norm(at))) return at;
  for (let lead = at - 1; lead >= Math.max(from, at - mostAdjectives - 1); lead--) {
    if (reading.numbers[lead] !== undefined || determiners.includes(reading.norm(lead))) return lead;
  }
  return joining.includes(reading.norm(at + 1)) ? at : undefined;
}

/** "In the unit" says where in the home something is, not which home. */
function isWhere(reading: Reading, at: number): boolean {
  const before = reading.norm(at - 1) === "the" ? at - 2 : at - 1;
  return ["in", "inside", "within"].includes(reading.norm(before)) && before < at - 1;
}

/** "Is there", "there are": doesn't name a home itself. */
function existential(reading: Reading, at: number): boolean {
  return reading.groupBefore(at, "is") >= 0 || reading.group(at + 1, "is") > 0;
}

/** True if the word names a home, or stands for homes of a kind. */
export function isHome(reading: Reading, at: number): boolean {
  const norm = reading.norm(at);
  if (parts.includes(norm) && reading.numbers[at - 1] === undefined) return false;
  if (rooms.includes(norm) && isPartOfHome(reading, at)) return false;
  if (rooms.includes(norm) && ["to", "for"].includes(reading.norm(at + 1)))
    return living.includes(reading.norm(at + 2));
  if (open.includes(norm)) return norm !== "one" || !isCounted(reading, at + 1);
  if (["any", "some", "another", "other"].includes(norm)) return joining.includes(reading.norm(at + 1));
  if (norm === "unit" && reading.norm(at - 1) === "in") return false;
  if (kinds.includes(norm)) return true;
  return reading.group(at, "home") > 0 || reading.group(at, "bedroom") > 0 || reading.group(at, "studio") > 0;
}

/** "Any place I can park my car": a place for something that happens in a part of a home. */
function isPartOfHome(reading: Reading, at: number): boolean {
  if (!doing.includes(reading.norm(at + 1))) return false;
  return ["carUnderRoof", "washesAtHome"].some((signal) =>
    reading.all(signal).some((hit) => hit.start >= at && hit.start - at <= mostWordsBetween),
  );
}

/** "One bath", "one more question": the counted thing isn't a home. */
function isCounted(reading: Reading, at: number): boolean {
  return reading.group(at, "bathroom") > 0 || ["more", "last", "other", "question", "thing"].includes(reading.norm(at));
}

/** "The unit", "that nice place": a home that both sides know. */
export function isPointedAt(reading: Reading, at: number, from: number): boolean {
  for (let back = 1; back <= mostAdjectives && at - back >= from; back++) {
    if ((reading.words[at - back + 1]?.before ?? 0) > 0) return false;
    if (pointing.includes(reading.norm(at - back))) return true;
    if (["article", "is", "own"].some((name) => reading.group(at - back, name) > 0)) return false;
  }
  return false;
}
