import type { Chunk } from "./chunks.ts";
import type { Cue } from "./cues.ts";

/** What a masked text held. `id` is a passport or a driver license (Fla. Stat. 501.171 lists them all). */
export const sensitiveKinds = ["ssn", "card", "bank", "password", "id"] as const;
export type SensitiveKind = (typeof sensitiveKinds)[number];

const shortestCard = 13;
const longestCard = 19;
const socialSecurityDigits = 9;
/** Routing numbers have 9 digits, account numbers up to 17. */
const shortestAccount = 6;
const longestAccount = 17;
/** A phone number as it is written in the United States: never a bank account. */
const phoneGroups = /^1?,?3,3,4$/;
const cardGroups = /^(4,4,4,4(,[1-3])?|4,6,[45]|4,4,5)$/;

/** Chunks next to each other and what stands between them. */
export interface Run {
  chunks: readonly Chunk[];
  /** Whether no space stands between any two of them; asked of few runs, since it reads the text. */
  isDashed: () => boolean;
  /** True where they are all of the run that they stand in. */
  whole: boolean;
}

/** The most digits that a secret has. */
export const longestSecret = longestCard;

/** Whether digits can be a secret at all; tells most stretches apart without a look at their groups. */
export function canBeSecret(digits: string, count: number, cue: Cue | null): boolean {
  if (count > longestCard) return false;
  return cue !== null || count === socialSecurityDigits || (count >= shortestCard && passesLuhn(digits));
}

/** Which kind of secret some groups of digits are, given the nearest word before them that says so; null for none. */
export function secretIn(run: Run, cue: Cue | null): SensitiveKind | null {
  const digits = run.chunks.map((chunk) => chunk.digits).join("");
  if (cue === "phone" && !isGroupedCard(run, digits)) return null;
  if (isCard(run, digits, cue)) return "card";
  if (isSocialSecurity(run, digits, cue)) return "ssn";
  if (cue === "bank" && isAccount(run, digits)) return "bank";
  if (cue === "code" && run.whole && digits.length >= 3 && digits.length <= 6) return "card";
  return null;
}

function groupsOf({ chunks }: Run): string {
  return chunks.map(({ digits }) => digits.length).join();
}

function isCard(run: Run, digits: string, cue: Cue | null): boolean {
  if (digits.length < shortestCard || digits.length > longestCard) return false;
  // Said to be a card, it is one even with a digit mistyped.
  if (cue === "card") return digits.length >= 15 || passesLuhn(digits);
  return isGroupedCard(run, digits);
}

/** Prices one after the other can pass the check sum by chance; they are not grouped like a card. */
function isGroupedCard(run: Run, digits: string): boolean {
  if (digits.length < shortestCard || digits.length > longestCard || !passesLuhn(digits)) return false;
  if (run.chunks.some(({ glued }) => glued)) return false;
  const single = run.chunks.every((chunk) => chunk.digits.length === 1 || chunk.spoken);
  return run.chunks.length === 1 || single || cardGroups.test(groupsOf(run));
}

function isSocialSecurity(run: Run, digits: string, cue: Cue | null): boolean {
  if (cue === "last four") return run.whole && digits.length === 4;
  if (digits.length !== socialSecurityDigits) return false;
  if (cue === "ssn") return true;
  if (run.chunks.some(({ glued }) => glued)) return false;
  if (groupsOf(run) === "3,2,4") return run.isDashed() || run.whole;
  // Nine digits in a row are no phone number here; those of Spain, Peru and Chile begin with 6, 7 or 9.
  const inARow = run.chunks.length === 1 || run.chunks.every(({ spoken }) => spoken);
  return inARow && run.whole && /^(?!000|666)[0-58]/.test(digits);
}

function isAccount(run: Run, digits: string): boolean {
  const fits = digits.length >= shortestAccount && digits.length <= longestAccount;
  return fits && !phoneGroups.test(groupsOf(run));
}

/** The check sum of payment card numbers (ISO/IEC 7812-1, annex B). */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - 48;
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
