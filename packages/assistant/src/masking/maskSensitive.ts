import { type Chunk, chunksOf } from "./chunks.ts";
import { type CueAt, cueBefore, cuesOf } from "./cues.ts";
import { type SensitiveKind, secretIn } from "./numbers.ts";
import { type Secret, wordSecrets } from "./wordSecrets.ts";

/** Stands for what was taken out; it does not tell how long it was. */
const mask = "•••";
/** A run of more groups than this cannot be one number. */
const mostGroups = 19;
/** Signs, and words for them, between the groups of one number. */
const between = /^(?:[\s.\-–—_/*()|:\u200b-\u200f\u2060\ufeff]{0,4}|\s*(?:dash|hyphen|gui[oó]n|menos)\s*)$/iu;
/** Where a word says what is coming, or digits are dictated, a comma or semicolon separates groups as well. */
const betweenDictated = /^(?:[\s.,;\-–—_/*()|:\u200b-\u200f\u2060\ufeff]{0,4}|\s*(?:dash|hyphen|gui[oó]n|menos)\s*)$/iu;

/** A text without what must not be stored or sent on, and what kinds of things were taken out. */
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
  const cues = cuesOf(text);
  const secrets = [...numberSecrets(text, cues), ...wordSecrets(text)].toSorted((a, b) => a.start - b.start);
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

function numberSecrets(text: string, cues: readonly CueAt[]): Secret[] {
  return runsOf(text, cues).flatMap((run) => secretsOfRun(text, run, cues));
}

/** Groups of digits with nothing but signs between them. */
function runsOf(text: string, cues: readonly CueAt[]): Chunk[][] {
  const runs: Chunk[][] = [];
  for (const chunk of chunksOf(text)) {
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
  for (let from = 0; from < run.length; ) {
    const found = longestFrom(text, run, from, cues);
    if (found) secrets.push(found.secret);
    from = found ? found.next : from + 1;
  }
  return secrets;
}

function longestFrom(text: string, run: readonly Chunk[], from: number, cues: readonly CueAt[]) {
  const first = run[from];
  if (!first) return null;
  const cue = cueBefore(cues, first.start);
  for (let to = Math.min(run.length, from + mostGroups); to > from; to--) {
    const chunks = run.slice(from, to);
    const last = chunks.at(-1) ?? first;
    const dashed = !/\s/.test(text.slice(first.start, last.end));
    const kind = secretIn({ chunks, dashed, whole: from === 0 && to === run.length }, cue);
    if (kind) return { secret: { start: first.start, end: last.end, kind }, next: to };
  }
  return null;
}
