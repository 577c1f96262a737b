import { english } from "./en.ts";
import { spanish } from "./es.ts";
import type { Kind, WordTable } from "./kinds.ts";
import { startOf } from "./starts.ts";

interface Entry {
  kind: Kind;
  value: number | string;
  /** What a mention can begin with at this word, as bits of `start`. */
  starts: number;
  /** The words after the first one. */
  rest: readonly string[];
}

const tables: readonly WordTable[] = [english, spanish];

function compile(): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>();
  for (const [kind, value, forms] of tables.flat()) {
    for (const form of forms.split(",")) {
      const [first = "", ...rest] = form.trim().split(" ");
      const known = entries.get(first);
      const entry = { kind, value, starts: startOf(kind), rest };
      if (known === undefined) entries.set(first, [entry]);
      else known.push(entry);
    }
  }
  for (const known of entries.values()) known.sort((a, b) => b.rest.length - a.rest.length);
  return entries;
}

const entries = compile();

/** Everything that can begin with the word, longest first. */
export function entriesOf(word: string): readonly Entry[] | undefined {
  return entries.get(word) ?? (word.length >= minLengthToCorrect ? correctedEntries(word) : undefined);
}

export function isKnown(word: string): boolean {
  return entries.has(word);
}

const minLengthToCorrect = 5;
const maxLengthToCorrect = 13;
const minTargetLength = 6;
const correctedKinds: ReadonlySet<Kind> = new Set(["month", "weekday", "weekdays", "day", "holiday", "weekend"]);
/** Words that are one letter away from the name of a day but mean something else. */
const notTypos: ReadonlySet<string> = new Set(
  "todas,todos,valentina,valentino,augusto,augusta,vienes,junior,mantas,mantes,sunny,money,easier,eastern,faster,master,easters,tender,weekly,mandar,septima,abrilla,carnal".split(
    ",",
  ),
);

/**
 * The name of each day with one letter left out, so that a wrong, missing, added or swapped letter is found by lookup.
 */
const shortened = new Map<string, string>();
for (const [word, known] of entries) {
  if (
    word.length < minTargetLength ||
    !known.some((entry) => entry.rest.length === 0 && correctedKinds.has(entry.kind))
  )
    continue;
  for (let i = 1; i < word.length; i++) shortened.set(word.slice(0, i) + word.slice(i + 1), word);
}

/** Words seen recently: the next message has mostly the same ones. */
const seen = new Map<string, readonly Entry[] | null>();
const maxSeen = 4096;

function correctedEntries(word: string): readonly Entry[] | undefined {
  const known = seen.get(word);
  if (known !== undefined) return known ?? undefined;
  const found = corrected(word);
  if (seen.size >= maxSeen) seen.clear();
  seen.set(word, found ?? null);
  return found;
}

/** The entries for the day's name that the word misspells by one letter; the first letter has to be right. */
function corrected(word: string): readonly Entry[] | undefined {
  if (word.length > maxLengthToCorrect || notTypos.has(word)) return undefined;
  let name = shortened.get(word);
  for (let i = 1; i < word.length && name === undefined; i++) {
    const shorter = word.slice(0, i) + word.slice(i + 1);
    if (entries.has(shorter) && shorter.length >= minTargetLength && !shorter.endsWith("s") && !word.endsWith("s"))
      name = correctable(shorter);
    name ??= shortened.get(shorter);
  }
  return name === undefined || !isNear(word, name) ? undefined : entries.get(name);
}

function correctable(word: string): string | undefined {
  return entries.get(word)?.some((entry) => entry.rest.length === 0 && correctedKinds.has(entry.kind))
    ? word
    : undefined;
}

/** One letter apart, or two neighbors swapped. */
function isNear(word: string, name: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === name[start]) start++;
  let end = 0;
  while (end < Math.min(word.length, name.length) - start && word.at(-1 - end) === name.at(-1 - end)) end++;
  const [left, right] = [word.length - start - end, name.length - start - end];
  if (left <= 1 && right <= 1) return true;
  return left === 2 && right === 2 && word[start] === name[start + 1] && word[start + 1] === name[start];
}
