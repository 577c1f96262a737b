/** Words before a number that say what it is. */
export type Cue = "ssn" | "last four" | "card" | "code" | "bank" | "phone" | "money";

/** A cue applies to numbers within this many characters after it. */
const reach = 60;

/** The longer phrases first: "last four of my social" says more than "social". */
const cuePattern = new RegExp(
  [
    "(?<lastFour>(?:last|final) (?:four|4)(?: digits?)?(?: (?:of|from|is|are|my|the))*(?: (?:ssn|social))?|(?:[uú]ltimos|los) (?:cuatro|4)(?: d[ií]gitos| n[uú]meros)?(?: (?:de|del|mi|son|seguro|social|ssn))*)(?!\\p{L})",
    "(?<ssn>ssn|itin|s\\.s\\.n\\.?|social(?: security)?(?: number)?|seguro social|n[uú]mero de seguro)(?!\\p{L})",
    "(?<code>cvv|cvc|security code|c[oó]digo de seguridad|pin)(?!\\p{L})",
    "(?<bank>routing|bank account|account (?:number|no|#)|checking|savings|acct|iban|aba|cuenta|n[uú]mero de ruta|ruta)(?!\\p{L})",
    "(?<card>(?:credit|debit)? ?card|visa|master ?card|amex|american express|tarjeta)(?!\\p{L})",
    "(?<phone>phone|tel|cel|cell|celular|tel[eé]fono|m[oó]vil|mobile|call|text me|whats ?app|ll[aá]mame|llamar|escr[ií]beme|fax)(?!\\p{L})",
    "(?<money>\\$|(?:budget|rent|presupuesto|renta|pagar?|usd|d[oó]lares|dollars)(?!\\p{L}))",
  ].join("|"),
  "giu",
);
const names: Record<string, Cue> = {
  lastFour: "last four",
  ssn: "ssn",
  code: "code",
  bank: "bank",
  card: "card",
  phone: "phone",
  money: "money",
};

/** A cue's place in the text: where it ends, and what it says. */
export interface CueAt {
  end: number;
  cue: Cue;
}

const emailPattern = /[^\s@]{1,64}@[^\s@]{1,255}/gu;

/** The cues of a text in order. A word inside another or in an email address isn't one: "rent" in "different". */
export function cuesOf(text: string): CueAt[] {
  const cues: CueAt[] = [];
  // An address isn't prose: the "aba" in "ana-aba3@…" announces no bank account.
  const prose = text.replace(emailPattern, (address) => "_".repeat(address.length));
  for (const match of prose.matchAll(cuePattern)) {
    const end = match.index + match[0].length;
    const letter = /[\p{L}\p{N}]/u;
    const inside = letter.test(prose[match.index - 1] ?? " ") || (match[0] !== "$" && /\p{L}/u.test(prose[end] ?? " "));
    const name = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0];
    const cue = name ? names[name] : undefined;
    if (cue && !inside) cues.push({ end, cue });
  }
  return cues;
}

/** The nearest cue before a place; null if none is close enough. */
export function cueBefore(cues: readonly CueAt[], start: number): Cue | null {
  const last = cues.findLast(({ end }) => end <= start);
  return last && start - last.end <= reach ? last.cue : null;
}
