import { type Draft, fill } from "./draft.ts";
import { nameBesideContact } from "./nameBesideContact.ts";
import { nameBesideTime } from "./nameBesideTime.ts";
import { isDenied, noteDenied } from "./negation.ts";
import { isAsked } from "./questions.ts";
import type { Reading } from "./reading.ts";
import { describesSelf } from "./selfDescriptions.ts";
import { isAlsoPerson, isLoneName, isShortName, isWrittenName } from "./shortNames.ts";
import { writeName } from "./writeName.ts";

const mostWords = 4;
/** Most words before a name that introduces its writer: "hi there, Priya here". */
const maxSignOnStart = 6;

/** Reads the renter's name: after "my name is", after "soy" if it looks like one, or bare after the question. */
export function readName(draft: Draft): void {
  const found =
    introduced(draft) ??
    signedOn(draft) ??
    bare(draft) ??
    nameBesideContact(draft) ??
    amongOtherWords(draft) ??
    openedWith(draft) ??
    nameBesideTime(draft, (start) => endOfName(draft, start, true));
  if (found === undefined || isAgents(draft, found)) return;
  const { start, end } = found;
  if (deniesName(draft, start, end)) noteDenied(draft.reading);
  const family = familyName(draft, end);
  const written = [found, ...(family === undefined ? [] : [family])].map((part) => writeName(draft.reading, part));
  fill(draft, "name", written.join(" "), start, family?.end ?? end);
}

/** "¿Cuándo me llama Marisol?", "Marisol, are you there?": the agent's first name alone is the renter's only if they say so. */
function isAgents({ reading, context }: Draft, { start, end }: Stretch): boolean {
  if (reading.norm(start) !== context.agentName || end > start + 1) return false;
  const isAnswer = context.asked === "name" && end === reading.words.length;
  return !isAnswer && !presentsSelf.test(`${reading.written(start - 2)} ${reading.written(start - 1)}`);
}

const presentsSelf = /(?:^| )(?:soy|im|llamo)$|^(?:i am|i m|name is|nombre es)$/;

/** True if another name is withdrawn next to the right one: "It's not Sara, it's Sarah". */
function deniesName(draft: Draft, start: number, end: number): boolean {
  const { reading } = draft;
  return reading.words.some((word, i) => {
    const isApart = (i < start || i >= end) && word.isCapital && word.before === 0;
    // "Marcos, no Marco": the wrong name begins like the right one, whatever else it can mean.
    const isAlike = word.norm[0] === reading.norm(start)[0] && mayBeName(reading, i);
    const isName = isApart && (isAlike || canStartName(draft, i, true));
    return isName && reading.groupBefore(i, "deny") >= 0 && reading.group(i, "place") === 0;
  });
}

/** The family name, if it is introduced separately: "First name Ben, last name Okafor". */
function familyName(draft: Draft, from: number): Stretch | undefined {
  const intro = draft.reading.all("lastName").find((hit) => hit.start >= from && hit.start <= from + 2);
  const end = intro === undefined ? 0 : endOfName(draft, intro.end, true);
  return intro !== undefined && end > intro.end ? { start: intro.end, end } : undefined;
}

interface Stretch {
  start: number;
  end: number;
}

function introduced(draft: Draft): Stretch | undefined {
  const { reading } = draft;
  let found: Stretch | undefined;
  for (const hit of reading.signals) {
    // "Me dicen Pepe, pero es José Lara": a second name counts only after "but", if it is fuller, or as a replacement.
    const isAnew = found !== undefined && hit.start >= found.end && hit.name === "renamed";
    if (found !== undefined && !isAnew && !(hit.start >= found.end && reading.groupBefore(hit.start, "but") >= 0))
      continue;
    const sure = hit.name === "nameIntro" || isAnew;
    if (!sure && (hit.name !== "maybeNameIntro" || (found === undefined && asksWhoItIs(draft, hit)))) continue;
    if ((reading.words[hit.end]?.before ?? 0) > 1 || reading.within("otherName", hit.start, hit.end)) continue;
    // "No me llamo Karen, soy Karina".
    if (sure && reading.groupBefore(hit.start, "deny") >= 0 && reading.endsClause(hit.end + 1)) {
      noteDenied(reading);
      continue;
    }
    // "Daniela y mi amiga es Yuliana" introduces the friend.
    if (!sure && reading.groupBefore(hit.start, "companion") >= 0) continue;
    const start = reading.group(hit.end, "nameTitle") || hit.end;
    const end = Math.max(
      endOfName(draft, start, sure),
      sure ? endOfWordAsName(reading, start) : endOfUnknown(draft, start),
    );
    const least = found === undefined || isAnew ? 0 : found.end - found.start;
    if (end - start <= least || (!isAnew && isDenied(reading, start, end))) continue;
    found = inFull(draft, { start, end });
  }
  return found;
}

/** The index after a capitalized word that ends its clause, whatever else it can mean: "My name is Hope". */
function endOfWordAsName(reading: Reading, start: number): number {
  const isName = reading.words[start]?.isCapital === true && !isShouted(reading) && mayBeName(reading, start);
  return isName && reading.endsClause(start + 1) ? start + 1 : start;
}

const longestUnknown = 5;

/** The index after an unknown word alone in its clause: "Im kj" after the name question, "not ugh its kj". */
function endOfUnknown(draft: Draft, start: number): number {
  const { reading, context } = draft;
  const word = reading.words[start];
  const isNaming = context.asked === "name" || mentionsKnownName(draft);
  if (!isNaming || word === undefined || !isLetters(word.norm) || word.norm.length < 2) return start;
  // "It's exhausting": longer unknown words are rarely names.
  if (word.norm.length > longestUnknown) return start;
  const isOther =
    !reading.isFree(start, start + 1) || !isUnknown(reading, start) || reading.group(start, "notName") > 0;
  const isApart = reading.endsClause(start + 1) || reading.group(start + 1, "deny") > 0;
  return !isOther && isApart && !describesSelf(word.norm) ? start + 1 : start;
}

/** True if the known name comes up again, because the message may correct it. */
function mentionsKnownName({ reading, context }: Draft): boolean {
  const known = context.known?.name?.toLowerCase().split(" ")[0];
  return known !== undefined && reading.words.some((_, i) => reading.written(i) === known);
}

/** A name alone at the beginning of a message, before any is known: "Greg Palmer. Text me at 954 …" */
function openedWith(draft: Draft): Stretch | undefined {
  const { reading, context, questions } = draft;
  const sentence = questions.sentences[0];
  if (context.known?.name !== undefined || sentence === undefined || sentence.end === reading.words.length)
    return undefined;
  const first = reading.words[0];
  const isClear = first?.isCapital || reading.lexicon.tells.get(reading.norm(0)) === undefined;
  const isName = isClear && reading.group(0, "givenName") > 0 && endOfName(draft, 0, true) === sentence.end;
  if (onlyAgrees(reading, sentence)) return undefined;
  return isName && !isQuestion(reading, sentence) ? { start: 0, end: sentence.end } : undefined;
}

function isQuestion(reading: Reading, { end }: Stretch): boolean {
  return reading.text.slice(reading.words[end - 1]?.end, reading.words[end]?.start).includes("?");
}

/** True for "¿Es Carlos el agente?", but not "es Yanet con Y", where the spelling follows the name. */
function asksWhoItIs(draft: Draft, { start, end }: Stretch): boolean {
  const isSpelled = draft.reading.has("spelledOut") && !draft.reading.text.includes("?");
  return isAsked(draft, start, end) && !isSpelled;
}

/** The name repeated in full: "The name's O'Brien, Kevin O'Brien", "me dicen doña Carmen, Carmen Rosado". */
function inFull(draft: Draft, name: Stretch): Stretch {
  const { reading } = draft;
  const end = endOfName(draft, name.end, true);
  const isAgain = [name.end, end - 1].some((i) => reading.norm(i) === reading.norm(name.start));
  const repeats = name.end - name.start === 1 && end - name.end > 1 && isAgain;
  return repeats ? { start: name.end, end } : name;
}

/** A name at the start that says who is writing: "Priya here", "Marta por aquí". */
function signedOn(draft: Draft): Stretch | undefined {
  const { reading } = draft;
  for (let start = 0; start < Math.min(maxSignOnStart, reading.words.length); start++) {
    const end = endOfSignOn(draft, start);
    // "A student at Jackson here" names a place, not a person.
    if (start > 0 && reading.group(start - 1, "inPlace") > 0) continue;
    const isAfter = (reading.words[end]?.before ?? 1) === 0 && reading.group(end, "nameBehind") > 0;
    if (end > start && isAfter && reading.words[start]?.isCapital) return { start, end };
  }
  return undefined;
}

/** The index after a name between a greeting and a pause, whatever else it can mean: "Hey Summer here," */
function endOfSignOn(draft: Draft, start: number): number {
  const { reading } = draft;
  const end = endOfName(draft, start, reading.words[start]?.isCapital ?? false);
  const isApart = reading.groupBefore(start, "opening") >= 0 && reading.endsClause(start + 2);
  return end === start && isApart && mayBeName(reading, start) ? start + 1 : end;
}

/** The index after the words from the start that can be a name; the start if none can. */
function endOfName(draft: Draft, start: number, sure: boolean): number {
  const { reading } = draft;
  if (!canStartName(draft, start, sure)) return start;
  let end = start + 1;
  while (end < start + mostWords) {
    const particle = reading.group(end, "nameParticle");
    const at = particle > 0 ? particle : end;
    if (!continuesName(reading, end, at)) break;
    end = at + 1;
  }
  return end;
}

function canStartName(draft: Draft, i: number, sure: boolean): boolean {
  const { reading } = draft;
  const word = reading.words[i];
  if (word === undefined || word.isNumber || word.norm.length < 2 || !isLetters(word.norm)) return false;
  if (!reading.isFree(i, i + 1)) return false;
  // "Con ella me entiendo": lowercase, it is the pronoun and not the name.
  if (!word.isCapital && reading.group(i, "notName") > 0) return false;
  if (isPlaceFirst(draft, i)) return false;
  if (reading.group(i, "givenName") > 0 || isWrittenName(reading, i)) return true;
  if (reading.group(i, "notName") > 0 || describesSelf(word.norm)) return false;
  if (sure) return !isEveryday(reading, i) || (word.isCapital && reading.group(i, "place") > 0);
  if (!word.isCapital || isShouted(reading)) return false;
  return !isEveryday(reading, i) || isPlaceAsGivenName(reading, i) || isFullName(reading, i);
}

/** True for the place, not the person of that name, before the search has one: "SoFi", "Kendall" */
function isPlaceFirst({ reading, context }: Draft, i: number): boolean {
  const place = reading.group(i, "place");
  if (place === 0 || reading.group(i, "givenName") === 0 || isPlaceAsGivenName(reading, i)) return false;
  const isNaming = context.asked === "name" || context.asked === "showing_request";
  return place > i + 1 || !(isNaming || reading.all("nameIntro").some((hit) => hit.end === i));
}

/** True for two capitalized words among lowercase ones that end a statement, whatever they mean: "I'm Max Lee" */
function isFullName(reading: Reading, i: number): boolean {
  const [before, first, last] = [reading.words[i - 1], reading.words[i], reading.words[i + 1]];
  const isPair = first?.isCapital && last?.isCapital && last.before === 0 && first.before === 0;
  const isApart = before !== undefined && (i === 1 || !before.isCapital) && reading.endsClause(i + 2);
  return isPair === true && isApart && mayBeName(reading, i) && mayBeName(reading, i + 1);
}

/** True for a word that isn't an answer, a place or a description. */
function mayBeName(reading: Reading, i: number): boolean {
  const norm = reading.norm(i);
  if (!isLetters(norm) || reading.group(i, "notName") > 0 || describesSelf(norm)) return false;
  return !["place", "yes", "no", "opening", "courtesy", "weekday", "month"].some((name) => reading.group(i, name) > 0);
}

/** True for the name of a place before a surname: "Soy Kendall Suárez". */
function isPlaceAsGivenName(reading: Reading, i: number): boolean {
  const next = reading.words[i + 1];
  return (
    reading.group(i, "place") === i + 1 &&
    next?.before === 0 &&
    next.isCapital &&
    !reading.lexicon.vocabulary.has(next.norm)
  );
}

function continuesName(reading: Reading, end: number, at: number): boolean {
  const word = reading.words[at];
  if (
    word === undefined ||
    word.isNumber ||
    !isLetters(word.norm) ||
    !reading.isFree(at, at + 1) ||
    word.before > 0 ||
    (reading.words[end]?.before ?? 0) > 0
  )
    return false;
  if (reading.group(at, "givenName") > 0) return true;
  if (reading.group(at, "notName") > 0) return false;
  const capital = reading.words[at - 1]?.isCapital && word.isCapital && !isShouted(reading);
  if (!capital) return !isEveryday(reading, at);
  return (reading.lexicon.tells.get(word.norm)?.weight ?? 0) < 2 || reading.group(at, "place") > 0;
}

function isLetters(norm: string): boolean {
  return /^\p{L}+$/u.test(norm);
}

/** True for a word that a pack knows as something other than a name. */
function isEveryday(reading: Reading, i: number): boolean {
  const isMisread = reading.group(i, "place") > 0 && reading.words[i]?.isCapital && isUnknown(reading, i);
  return reading.lexicon.vocabulary.has(reading.norm(i)) && reading.group(i, "givenName") === 0 && !isMisread;
}

/** True for a word that no pack knows as typed, even if it looks misspelled ("Ramiro", "Ramrod"). */
function isUnknown(reading: Reading, i: number): boolean {
  return !reading.lexicon.vocabulary.has(reading.written(i));
}

/** True for a message in all capitals, in which a capital means nothing. */
function isShouted(reading: Reading): boolean {
  return reading.words.length > 2 && reading.text === reading.text.toUpperCase();
}

/** The name that is the whole message, apart from courtesies, after "what is your name?" */
function bare(draft: Draft): Stretch | undefined {
  const { reading, context } = draft;
  if (context.asked !== "name") return undefined;
  const opening = firstOwnWord(reading);
  const start = reading.group(opening, "nameTitle") || opening;
  const end = Math.max(
    endOfName(draft, start, true),
    besideContact(draft, start),
    wholeInCapitals(draft, start),
    aloneInCapitals(draft, start),
  );
  const word = reading.words[end];
  const isAlone =
    word === undefined ||
    word.before > 0 ||
    reading.group(end, "joiner") > 0 ||
    reading.group(end, "courtesy") > 0 ||
    reading.within("spelledOut", end, end + 1) ||
    word.norm === "@" ||
    !reading.isFree(end, end + 1) ||
    word.norm.length > 3;
  // "Doral" after "your name?" names a place.
  const isTyped = reading.written(start) === reading.norm(start);
  const isPlace = isTyped && end === start + 1 && reading.group(start, "place") === end && !isGiven(reading, start);
  return end > start && isAlone && !isPlace ? { start, end } : undefined;
}

function isGiven(reading: Reading, i: number): boolean {
  return reading.group(i, "givenName") > 0 || isAlsoPerson(reading.norm(i));
}

/** The first word after openings and contact details already read ("v.rossi@mail.example, Valentina Rossi"). */
function firstOwnWord(reading: Reading): number {
  let start = 0;
  while (start < reading.words.length) {
    const end = reading.isFree(start, start + 1) ? openingAt(reading, start) : start + 1;
    if (end <= start) break;
    start = end;
  }
  return start;
}

/** The index after a capitalized word next to a contact, a name whatever else it can mean: "Dan, 786 555 0101" */
function besideContact({ reading }: Draft, start: number): number {
  const word = reading.words[start];
  const isBeside = reading.words[start + 1] !== undefined && !reading.isFree(start + 1, start + 2);
  const canBe = reading.group(start, "notName") === 0 && !describesSelf(word?.norm ?? "");
  return word?.isCapital && isLetters(word.norm) && isBeside && canBe ? start + 1 : start;
}

/** The index after a message of two capitalized words, the second no place or answer: "Florida Martínez", "Max Lee". */
function wholeInCapitals({ reading }: Draft, start: number): number {
  const [first, last] = [reading.words[start], reading.words[start + 1]];
  const isWhole = reading.words.length === start + 2 && first?.isCapital && last?.isCapital && last.before === 0;
  const isOther = reading.group(start, "notName") > 0 && !isShortName(reading, start);
  if (!isWhole || isShouted(reading) || isOther || !isLetters(first.norm)) return start;
  const saysElse = ["thanks", "goodbye", "greet", "refuse"].some((signal) => reading.has(signal));
  return mayBeName(reading, start + 1) && !saysElse ? start + 2 : start;
}

/** The index after a single capitalized word, a name even if a similar word is known: "Dee", "Tasha". */
function aloneInCapitals({ reading }: Draft, start: number): number {
  const word = reading.words[start];
  if (reading.words.length !== start + 1 || !word?.isCapital || describesSelf(word.norm)) return start;
  if (isLoneName(reading, start)) return start + 1;
  const written = reading.written(start);
  if (written === word.norm && reading.group(start, "notName") > 0) return start;
  return isLetters(written) && written.length > 1 && !reading.lexicon.vocabulary.has(written) ? start + 1 : start;
}

/** Signals in which a name is someone else's or doesn't answer the question. */
const otherTalk = ["refuse", "ask_human", "ask_if_bot", "otherName", "toldByOthers", "topic:steering"] as const;

/** The only name among other words, after the question: "A sus órdenes, Ramiro Cota", "put me as Wilfredo Soto". */
function amongOtherWords(draft: Draft): Stretch | undefined {
  const { reading, context } = draft;
  if (context.asked !== "name") return undefined;
  const own = inOwnSentence(draft);
  if (own !== undefined) return own;
  if (reading.text.includes("?") || otherTalk.some((signal) => reading.has(signal))) return undefined;
  const found: Stretch[] = [];
  for (let i = 0; i < reading.words.length; i++) {
    const end = standsAsName(draft, i) ? endOfName(draft, i, true) : i;
    if (end === i) continue;
    found.push({ start: i, end });
    i = end - 1;
  }
  const [name] = found;
  return found.length === 1 && name !== undefined && !isDenied(reading, name.start, name.end) ? name : undefined;
}

/** A sentence that is just a name: "Los 2 no me sirven. Maritza. ¿Hay algo en Kendall?" */
function inOwnSentence(draft: Draft): Stretch | undefined {
  const { reading } = draft;
  return draft.questions.sentences.find(({ start, end }) => {
    const sentence = { start, end };
    const isName = standsAsName(draft, start) && endOfName(draft, start, true) === end;
    return isName && !isQuestion(reading, sentence) && !onlyAgrees(reading, sentence);
  });
}

/** True for a first sentence that agrees, though its word is also a name: "Vale. ¿Y casas?" */
function onlyAgrees(reading: Reading, { start, end }: Stretch): boolean {
  return reading.group(start, "yes") === end && end < reading.words.length;
}

/** True for a given name, or an unknown capitalized word among others; not for "mi hermano Luis". */
function standsAsName({ reading }: Draft, i: number): boolean {
  const word = reading.words[i];
  const isOfOther = reading.groupBefore(i, "companion") >= 0 || reading.groupBefore(i, "pet") >= 0;
  if (word === undefined || isOfOther || reading.isInPlace(i)) return false;
  if (reading.group(i, "givenName") > 0) return word.isCapital || reading.lexicon.tells.get(word.norm) === undefined;
  return (
    word.isCapital && isUnknown(reading, i) && !isShouted(reading) && (i > 0 || reading.words[1]?.isCapital === true)
  );
}

function openingAt(reading: Reading, i: number): number {
  return reading.group(i, "opening") || reading.group(i, "yes") || reading.group(i, "nameOpening");
}
