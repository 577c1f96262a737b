import type { Reading } from "./reading.ts";
import { breakStrength } from "./words.ts";

const reach = 5;

/** True if the words before a value negate it: "not in Doral", "no quiero 1 cuarto", "todo menos Homestead". */
export function isDenied(reading: Reading, start: number, end: number): boolean {
  return deniedBefore(reading, start) || deniedAfter(reading, start, end);
}

/** Most words from "I never said" to the value. */
const saidReach = 8;

/** True for a misread value: "Who said December 2?", "I never mentioned $1,000", "yo no dije que me mudo el 10". */
export function isNeverSaid(reading: Reading, start: number): boolean {
  return reading.all("neverSaid").some((hit) => {
    const between = reading.words.slice(hit.end, start + 1);
    // "You didn't say anything about Brickell" is a complaint.
    const isOfOther = /^(?:you|u|they|she|he)$/.test(reading.norm(hit.start - 1));
    // "No, dije un baño".
    const isCut = reading.words.slice(hit.start + 1, hit.end).some((word) => word.before > 0);
    return (
      !isOfOther &&
      !isCut &&
      hit.end <= start &&
      start - hit.end <= saidReach &&
      between.every((word) => word.before <= 1)
    );
  });
}

/** Marks the message as a correction, because a negated value is next to another: "The 5th no, the 15th". */
export function noteDenied(reading: Reading): void {
  reading.note("denied value", 0, 1);
}

function deniedBefore(reading: Reading, start: number): boolean {
  if (!reading.mentions("deny") && !reading.mentions("except")) return false;
  const except = reading.groupBefore(start, "except");
  if (except >= 0 && !reading.isInSetPhrase(except) && !asksForAny(reading, except, start)) return true;
  for (let i = start - 1; i >= Math.max(0, start - reach); i--) {
    if ((reading.words[i + 1]?.before ?? 0) > 0) return false;
    // "¿No les queda ningún estudio?" and "¿no te sale nada en Doral?" negate nothing.
    if (reading.isInSetPhrase(i) || reading.within("asksPolitely", i, i + 1) || asksForAny(reading, i, start)) continue;
    // "No no, somos 5" repeats the no.
    if (reading.norm(i) === "no" && reading.norm(i - 1) === "no" && (reading.words[i]?.before ?? 0) === 0) return false;
    const longest = reading.group(i, "deny") || reading.group(i, "except");
    // "No llego a 2500": the negation may share a word with the limit after it.
    const end = longest > start && reading.norm(i) === "no" ? i + 1 : longest;
    // "Quedo sin casa el 30": what is lacking comes right after.
    if (end > 0 && reading.group(i, "lacking") === end && end < start - 1) return false;
    // "Don't take out Doral" is a double negation.
    if (end > 0 && end <= start && reading.groupBefore(i, "deny") >= 0 && reading.norm(i) !== "no") return false;
    // "No le quites Kendall", "don't drop Doral": it stays.
    if (end > 0 && end <= start && (isRemoval(reading, end, start) || isNotThere(reading, end, start))) return false;
    if (end > 0 && end <= start) return !isLimit(reading, i) && !isPlainNo(reading, i, end, start);
    if (reading.group(i, "but") > 0 || reading.group(i, "until") > 0) return false;
  }
  return false;
}

/** True for a removal, which a negation undoes: "Don't drop Doral", "don't take Doral out", "no le quites Kendall". */
function isRemoval(reading: Reading, at: number, start: number): boolean {
  if (removal.test(reading.norm(at))) return true;
  const isTaken = /^(?:take|cross|leave|rule)$/.test(reading.norm(at));
  return isTaken && [-3, -2, -1, 1, 2, 3].some((by) => /^(?:out|off|away)$/.test(reading.norm(start + by)));
}

const removal =
  /^(?:le|lo|la|me)?(?:quit\w*|saqu\w*|sac(?:ar|es)\w*|borr\w*|elimin\w*|descart\w*|olvid\w*|drop\w*|remov\w*|delet\w*|forget\w*|los(?:e|ing))$/;

/** True if it says where someone is: "Todavía no estamos en Miami", "we don't live in Miami yet". */
function isNotThere(reading: Reading, from: number, start: number): boolean {
  for (let i = from - 1; i < start; i++) if (being.test(reading.norm(i)) || isOpen(reading, i)) return true;
  return false;
}

const being =
  /^(?:estoy|estamos|estare|estaremos|vivo|vivimos|llego|llegamos|llegado|live|living|arrived?|moved|yet|todavia|aun)$/;

/** True for words that open the search and drop nothing: "It doesn't have to be Kendall", "no tiene que ser Doral". */
function isOpen(reading: Reading, i: number): boolean {
  const said = [i, i + 1, i + 2].map((at) => reading.norm(at)).join(" ");
  return said === "have to be" || /^(?:tiene|tienen|hay) que (?:ser|estar)$/.test(said);
}

/** True for a limit, which negates nothing: "no more than", "no mas de", "not over". */
function isLimit(reading: Reading, i: number): boolean {
  return reading.group(i, "atMost") > 0 || reading.group(i, "atLeast") > 0 || reading.group(i, "notOnly") > 0;
}

/** True for a "no" that only answers: "No make it next Tuesday"; not "el 20, no el 1", which withdraws the second. */
function isPlainNo(reading: Reading, i: number, end: number, start: number): boolean {
  if (i > 0 && reading.group(end, "dayArticle") === start) return false;
  // "No te pregunté por el estudio" withdraws it.
  if (reading.within("notAskedFor", i, start)) return false;
  // "El de la 36 en Doral, no de Edgewater": the other one of a kind.
  if (reading.words[i]?.before === breakStrength.comma && end + 1 === start && reading.norm(end) === "de") return false;
  return end === i + 1 && reading.norm(i) === "no" && end < start && reading.startsClause(i);
}

/** True for a question for anything at all: "no te sale nada en Hialeah?", "don't you have anything in Doral?" */
function asksForAny(reading: Reading, i: number, start: number): boolean {
  if (!reading.isAskedFor(start)) return false;
  for (let at = i; at < start; at++) if (reading.group(at, "anyAtAll") > 0) return true;
  return false;
}

/** True if the words after a value deny it: "2.800 no", "Brickell ya no", "Doral not anymore". */
function deniedAfter(reading: Reading, start: number, end: number): boolean {
  if ((reading.words[end]?.before ?? 2) > 1) return false;
  if (reading.all("tooMuch").some((hit) => hit.start === end)) return true;
  const deny = reading.group(end, "denyAfter");
  // "Kendall y Doral, no?" asks whether it's so.
  if (reading.norm(end) === "no" && reading.endsClause(end + 1) && reading.isAskedFor(end)) return false;
  if (reading.norm(start - 1) === "antes" || reading.norm(start - 2) === "antes") return false;
  // "Homestead no que me queda lejos", "Doral no since it's pricey": the reason follows without a break.
  if (deny === 0) return false;
  // "1 bathroom doesn't work for two roommates": says for whom it doesn't.
  return reading.endsClause(deny) || reading.group(deny, "reason") > 0 || forWhom.has(reading.norm(deny));
}

const forWhom: ReadonlySet<string> = new Set(["for", "para", "pa"]);
