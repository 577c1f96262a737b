import type { AmountSpan } from "./ranges.ts";
import type { Reading } from "./reading.ts";

/** Who pays an amount: the renter, a voucher or other help, or someone else. */
type Payer = "self" | "help" | "other";

const self = /^(?:i|ill|im|id|ive|me|mine|yo|mi[oa]s?|pongo|aporto|doy|agrego|completo|pocket|bolsillo)$/;
const help = /^(?:vouchers?|section|seccion|sec|hud|subsid\w+|ssi|ssdi|program|programa|ayuda|housing)$/;
const others = /^(?:he|she|they|her|his|him|ella|ellos|pone|ponen|aporta|aportan)$/;
const owned = /^(?:my|mi)$/;
/** For people who don't live with the renter, only a contribution is a share: "my sister pays 2400" is her own rent. */
const household =
  /^(?:roommates?|roomies?|roomates?|partner|husband|wife|spouse|gf|bf|girlfriend|boyfriend|fiancee?|hubby|man|novi[oa]|espos[oa]|marido|mujer|pareja|jev[ao]|companer[oa]|he|she|they|ella|ellos)$/;
const pays = /^(?:pays?|paying|paga|pagan|rents?|renta|alquila)$/;
const today = /^(?:now|currently|today|ahora|actualmente|hoy|ahorita)$/;
/** Verbs for what someone else gives: "She gives me 800", "me da 800". */
const gives = /^(?:gives?|giving|da|dan|pasa|pasan|presta|ayuda|ayudan|helps?|sends?|manda|mandan)$/;
const total = /^(?:total|altogether|combined|together|junt[oa]s|todo)$/;
const joins = /^(?:y|and|mas|plus|con|so|then|\+|&)$/;

const putsIn = /^(?:puts?|pays?|adds?|chips?|gives?|covers?|pone|paga|da|cubre|aporta)$/;
const puts =
  /^(?:puts?|putting|pay|pays|give|gives|do|does|have|has|covers?|chips?|adds?|pongo|pone|ponen|da|dan|doy|paga|pago|puedo|puede|cubre|aport\w+|is|es)$/;

/** Most words between a payer and the amount. */
const reach = 6;

function payerOf(reading: Reading, { start, end }: AmountSpan): Payer | undefined {
  const [before, after] = [wordsBefore(reading, start), wordsAfter(reading, end)];
  // "I put 1200 my man puts 1500": a payer before a verb pays the amount after it.
  const isLed = before.some((i) => puts.test(reading.written(i)));
  const near = isLed ? [...before, ...after] : [...after, ...before];
  const says = (pattern: RegExp): boolean => near.some((i) => pattern.test(reading.written(i)));
  if (says(today)) return undefined;
  for (const i of near) {
    const payer = payerAt(reading, i);
    if (payer === "other" && says(pays) && !near.some((at) => household.test(reading.written(at)))) return undefined;
    if (payer !== undefined) return payer;
  }
  return undefined;
}

function wordsAfter(reading: Reading, end: number): number[] {
  const found: number[] = [];
  for (let i = end; i < Math.min(end + reach, reading.words.length); i++) {
    if ((reading.words[i]?.before ?? 0) > 0 || breaksOff(reading, i)) break;
    found.push(i);
  }
  return found;
}

function wordsBefore(reading: Reading, start: number): number[] {
  const found: number[] = [];
  if ((reading.words[start]?.before ?? 0) > 0) return found;
  for (let i = start - 1; i >= Math.max(0, start - reach); i--) {
    if (breaksOff(reading, i)) break;
    found.push(i);
    if ((reading.words[i]?.before ?? 0) > 0) break;
  }
  return found;
}

/** True where something new begins: at a joining word or another amount, but not at the 8 of "section 8". */
function breaksOff(reading: Reading, i: number): boolean {
  if (joins.test(reading.written(i))) return true;
  return reading.numbers[i] !== undefined && !help.test(reading.written(i - 1));
}

function payerAt(reading: Reading, i: number): Payer | undefined {
  const word = reading.written(i);
  const next = reading.written(i + 1);
  if (help.test(word)) return "help";
  if (["companion", "companions", "kid", "kids"].some((group) => reading.group(i, group) > 0)) return "other";
  if (others.test(word)) return "other";
  if (word === "me" && (gives.test(next) || gives.test(reading.written(i - 1)))) return undefined;
  if (!owned.test(word)) return self.test(word) ? "self" : undefined;
  if (help.test(next)) return "help";
  // "My man puts 1500", unlike "my max is 3400".
  return putsIn.test(reading.written(i + 2)) ? "other" : undefined;
}

/** The smallest share of a rent. */
const leastShare = 100;

interface Value {
  amount: AmountSpan;
  value: number;
}

/** The sum of what several people, or a voucher and the renter, contribute, and its last amount. */
export interface SharedRent {
  sum: number;
  last: AmountSpan;
}

/** Adds up shares: "El voucher da 1650 y yo pongo 500", "1400 from me and 1200 from my roommate", "1650+500". */
export function readSharedRent(reading: Reading, amounts: readonly AmountSpan[]): SharedRent | undefined {
  const values = amounts.flatMap((amount): Value[] => {
    const value = amount.numbers.length > 1 ? undefined : (amount.exact ?? amount.max ?? amount.min);
    return value === undefined || value < leastShare ? [] : [{ amount, value }];
  });
  if (values.length < 2) return undefined;
  const isSum = values.some((_, at) => isAddend(reading, values, at));
  const shares = values.filter(
    ({ amount }, at) => payerOf(reading, amount) !== undefined || isAddend(reading, values, at),
  );
  const payers = new Set(shares.map(({ amount }) => payerOf(reading, amount)));
  const last = shares.at(-1);
  if (shares.length < 2 || (payers.size < 2 && !isSum) || last === undefined) return undefined;
  const stated = statedSum(values) ?? values.find(({ amount }) => isTotal(reading, amount));
  if (stated) return { sum: stated.value, last: stated.amount };
  return { sum: shares.reduce((sum, { value }) => sum + value, 0), last: last.amount };
}

/** The amount that the others add up to: "1650 and 500, that's 2150". */
function statedSum(values: readonly Value[]): Value | undefined {
  const sum = values.reduce((all, { value }) => all + value, 0);
  return values.length < 3 ? undefined : values.find(({ value }) => value * 2 === sum);
}

/** True for what several people pay together: "2600 total". */
export function isTotal(reading: Reading, { start, end }: AmountSpan): boolean {
  return [start - 1, start - 2, end, end + 1].some((i) => total.test(reading.written(i)));
}

/** True for one side of a plus sign. */
function isAddend(reading: Reading, values: readonly Value[], at: number): boolean {
  return [values[at - 1], values[at]].some((one) => {
    const number = one?.amount.numbers[0];
    return number !== undefined && reading.norm(number.end) === "+" && reading.numbers[number.end + 1] !== undefined;
  });
}

/** True if the rent is still open: "My voucher covers 1800 and I pay the rest". */
export function leavesRest(reading: Reading): boolean {
  const says = (pattern: RegExp): boolean => reading.words.some((_, i) => pattern.test(reading.written(i)));
  return says(helpsOut) && says(rest);
}

const helpsOut = /^(?:vouchers?|section|seccion|hud|subsid\w+|cubre|covers?)$/;
const rest = /^(?:rest|resto|difference|diferencia|demas|remaining)$/;
