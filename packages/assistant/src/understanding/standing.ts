import { isDenied, isNeverSaid } from "./negation.ts";
import type { Reading } from "./reading.ts";

/** Most words before a value that may say whose it is. */
const lead = 8;

/** True if a value's own clause shows that it isn't a wish: it is negated, rejected or about the homes shown. */
export function isNoWish(reading: Reading, start: number, end: number): boolean {
  return (
    isDenied(reading, start, end) ||
    isNeverSaid(reading, start) ||
    isTurnedDown(reading, start, end) ||
    isToldOfHomes(reading, start)
  );
}

/** True for homes shown: "You keep showing me two bedrooms", "those are all 2-bedrooms", "esos son de dos alcobas". */
export function isToldOfHomes(reading: Reading, start: number): boolean {
  if (!["homesMeant", "presented", "presentedToMe"].some((group) => reading.mentions(group))) return false;
  if (reading.groupBefore(start, "thoseMeant") >= 0) return true;
  let verb: "tells" | "presents" | undefined;
  let keepsOn = false;
  for (let i = start; i > Math.max(0, start - lead); i--) {
    const ends = (group: string): boolean => reading.groupBefore(i, group) >= 0;
    if ((reading.words[i]?.before ?? 0) > 0 || ends("want") || ends("ownVoice") || ends("modal")) return false;
    if (ends("homesMeant")) return (verb === "tells" || ends("homesAre")) && pointsAtHomes(reading, i);
    if (ends("addressee")) return verb === "presents" && (keepsOn || !asksOf(reading, i));
    if (ends("keepsOn")) keepsOn = true;
    if (ends("presentedToMe")) return true;
    if (ends("presented")) verb = "presents";
    else if (ends("tellsOf")) verb ??= "tells";
  }
  return false;
}

/** True for "Those have 3 bedrooms", but not "a home that has 3 bedrooms" or "do they have one with 3 bedrooms?" */
function pointsAtHomes(reading: Reading, end: number): boolean {
  const at = reading.groupBefore(end, "homesMeant");
  if (reading.norm(at) === "that") return reading.startsClause(at) || reading.group(at - 1, "tellsOf") > 0;
  return reading.norm(at) !== "they" || reading.groupBefore(at, "asksYou") < 0;
}

/** True for a question ("Can you show me …", "do you have …"), not for "you keep showing me …" */
function asksOf(reading: Reading, end: number): boolean {
  const at = reading.groupBefore(end, "addressee");
  return reading.groupBefore(at, "modal") >= 0 || reading.groupBefore(at, "asksYou") >= 0;
}

/**
 * True if the rest of a value's clause rejects it: "2 cuartos no me cabe la gente", "2600 ya es mucho para mí", "Doral
 * is way too far".
 */
export function isTurnedDown(reading: Reading, start: number, end: number, besides: readonly string[] = []): boolean {
  if (!isFronted(reading, start, besides)) return false;
  let isDenial = false;
  for (let i = end; i < reading.words.length && !endsHere(reading, i); i++) {
    if (reading.group(i, "want") > 0 || reading.group(i, "ownVoice") > 0) return false;
    // "Doral no queda lejos" rejects nothing.
    if (isExcess(reading, i)) return !isDenial;
    isDenial ||= reading.group(i, "deny") > 0;
    if (reading.group(i, "deny") > 0 && fitsAfter(reading, i + 1)) return true;
  }
  return false;
}

/** True for words that are too much or don't work: "Is too much", "queda lejos", "won't work". */
function isExcess(reading: Reading, i: number): boolean {
  return reading.group(i, "denyAfter") > i + 1 || reading.all("tooMuch").some((hit) => hit.start === i);
}

function endsHere(reading: Reading, i: number): boolean {
  return (reading.words[i]?.before ?? 0) > 0 || reading.group(i, "joiner") > 0 || reading.group(i, "but") > 0;
}

/** Most words from a negation to its verb: "won't really be big enough", "no me cabe". */
const reach = 4;

function fitsAfter(reading: Reading, from: number): boolean {
  for (let i = from; i < Math.min(from + reach, reading.words.length) && !endsHere(reading, i); i++) {
    const end = reading.group(i, "fits");
    // "Can't do more than that" is a limit.
    if (end > 0) return reading.group(end, "moreThan") === 0 && !/^(?:more|mas|over)$/.test(reading.norm(end));
  }
  return false;
}

/** Words that can come before a date rejected with them: "a studio on the 17th doesn't help me". */
export const besideDate = ["home", "studio", "bedroom", "beforeDay", "dateLink"] as const;

/** True if only interjections, articles and joining words come before the value in its clause. */
function isFronted(reading: Reading, start: number, besides: readonly string[]): boolean {
  for (let i = start; i > 0; i--) {
    if ((reading.words[i]?.before ?? 0) > 0) return true;
    const isFiller =
      [...fillers, ...besides].some((name) => reading.groupBefore(i, name) >= 0) || shortWord.test(reading.norm(i - 1));
    if (!isFiller) return false;
    if (reading.groupBefore(i, "joiner") >= 0) return true;
  }
  return true;
}

const fillers = ["joiner", "opening", "courtesy", "article", "dayArticle", "but"] as const;
const shortWord = /^(?:en|in|de|del|los|las|el|la|un|una|the|uy|ay|ah|oh|uh|um|h?m+|che|pues|ese|esa)$/;
