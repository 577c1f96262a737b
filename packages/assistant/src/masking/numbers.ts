import type { Chunk } from "./chunks.ts";
import type { Cue } from "./cues.ts";

/** What a masked text contained. `id` is a passport or a driver license (Fla. Stat. 501.171 lists them all). */
export const sensitiveKinds = ["ssn", "card", "bank", "password", "id"] as const;
export type SensitiveKind = (typeof sensitiveKinds)[number];

const shortestCard = 13;
const longestCard = 19;
const socialSecurityDigits = 9;
/** Routing numbers have 9 digits, account numbers up to 17. */
const shortestAccount = 6;
const longestAccount = 17;
/** A phone number as written in the United States, which is never a bank account. */
const phoneGroups = /^1?,?3,3,4$/;
const cardGroups = /^(4,4,4,4(,[1-3])?|4,6,[45]|4,4,5)$/;

/** Adjacent chunks and the text between them. */
export interface Run {
  chunks: readonly Chunk[];
  /** True if no space separates any two of them; checked for few runs, because it reads the text. */
  isDashed: () => boolean;
  /** True if they are the whole run. */
  whole: boolean;
}

/** The most digits of a secret. */
export const longestSecret = longestCard;

/** Whether digits can be a secret at all; this rules out most runs without looking at their groups. */
export function canBeSecret(digits: string, count: number, cue: Cue | null): boolean {
  if (count > longestCard) return false;
  return cue !== null || count === socialSecurityDigits || (count >= shortestCard && passesLuhn(digits));
}

/** The kind of secret that some groups of digits are, given the nearest word before them that names one; null for none. */
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
  // A number announced as a card is one, even with a mistyped digit.
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
  // Nine digits in a row aren't a US phone number; numbers from Spain, Peru and Chile begin with 6, 7 or 9.
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
