import { type Chunk, chunksOf } from "./chunks.ts";
import { type CueAt, cueBefore, cuesOf } from "./cues.ts";
import { canBeSecret, longestSecret, type SensitiveKind, secretIn } from "./numbers.ts";
import { type Secret, wordSecrets } from "./wordSecrets.ts";

/** Replaces a secret, without showing its length. */
const mask = "•••";
/** A run with more groups than this can't be one number. */
const mostGroups = 19;
/** Punctuation, and words for it, between the groups of one number. */
const between = /^(?:[\s.\-–—_/*()|:\u200b-\u200f\u2060\ufeff]{0,4}|\s*(?:dash|hyphen|gui[oó]n|menos)\s*)$/iu;
/** If a word announces the number, or digits are dictated, a comma or semicolon also separates groups. */
const betweenDictated = /^(?:[\s.,;\-–—_/*()|:\u200b-\u200f\u2060\ufeff]{0,4}|\s*(?:dash|hyphen|gui[oó]n|menos)\s*)$/iu;

/** A text without what must not be stored or passed on, and the kinds of things removed. */
export interface Masked {
  text: string;
  kinds: SensitiveKind[];
}

/**
 * Masks social-security, card and bank numbers, passwords, passports and driver licenses: typed in digits of any
 * script, spaced, dashed, or spelled out in English or Spanish. Phone numbers, prices and dates stay.
 * Linear in the text; masking twice changes nothing.
 */
export function maskSensitive(text: string): Masked {
  const secrets = [...numberSecrets(text), ...wordSecrets(text)].toSorted((a, b) => a.start - b.start);
  if (secrets.length === 0) return { text, kinds: [] };
  let masked = "";
  let at = 0;
  for (const { start, end } of secrets) {
    if (end <= at) continue;
    if (start >= at) masked += text.slice(at, start) + mask;
    at = end;
  }
  return { text: masked + text.slice(at), kinds: [...new Set(secrets.map(({ kind }) => kind))] };
}

function numberSecrets(text: string): Secret[] {
  const chunks = chunksOf(text);
  if (chunks.length === 0) return [];
  const cues = cuesOf(text);
  return runsOf(text, chunks, cues).flatMap((run) => secretsOfRun(text, run, cues));
}

/** Groups of digits with only punctuation between them. */
function runsOf(text: string, chunks: readonly Chunk[], cues: readonly CueAt[]): Chunk[][] {
  const runs: Chunk[][] = [];
  for (const chunk of chunks) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const dictated = last?.spoken || chunk.spoken || isNamed(cues, chunk.start);
    const joins = last && (dictated ? betweenDictated : between).test(text.slice(last.end, chunk.start));
    if (run && joins) run.push(chunk);
    else runs.push([chunk]);
  }
  return runs;
}

function isNamed(cues: readonly CueAt[], start: number): boolean {
  const cue = cueBefore(cues, start);
  return cue !== null && cue !== "phone" && cue !== "money";
}

/** The longest secret that begins at each group, from the left. */
function secretsOfRun(text: string, run: readonly Chunk[], cues: readonly CueAt[]): Secret[] {
  const secrets: Secret[] = [];
  const digits = run.map((chunk) => chunk.digits).join("");
  for (let from = 0, at = 0; from < run.length; ) {
    const found = longestFrom(text, { run, from, digits: digits.slice(at, at + longestSecret) }, cues);
    if (found) secrets.push(found.secret);
    const next = found?.next ?? from + 1;
    for (; from < next; from++) at += run[from]?.digits.length ?? 0;
  }
  return secrets;
}

/** A group and the digits that follow it. */
interface Rest {
  run: readonly Chunk[];
  from: number;
  digits: string;
}

function longestFrom(text: string, { run, from, digits }: Rest, cues: readonly CueAt[]) {
  const first = run[from];
  if (!first) return null;
  const cue = cueBefore(cues, first.start);
  const longest = Math.min(run.length, from + mostGroups);
  let count = 0;
  for (let i = from; i < longest; i++) count += run[i]?.digits.length ?? 0;
  for (let to = longest; to > from; count -= run[--to]?.digits.length ?? 0) {
    if (!canBeSecret(digits.slice(0, count), count, cue)) continue;
    const chunks = run.slice(from, to);
    const last = chunks.at(-1) ?? first;
    const isDashed = (): boolean => !/\s/.test(text.slice(first.start, last.end));
    const kind = secretIn({ chunks, isDashed, whole: from === 0 && to === run.length }, cue);
    if (kind) return { secret: { start: first.start, end: last.end, kind }, next: to };
  }
  return null;
}
