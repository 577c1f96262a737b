import type { Stretch } from "./questionMap.ts";
import type { Reading } from "./reading.ts";

const earns = /^(?:makes?|making|earns?|gan[ao]|ganamos|ganan|cobro|cobramos|salary|income|sueldo|salario|ingresos?)$/;
const affords =
  /^(?:pay|pagar|puedo|podemos|podria|can|could|do|go|up|budget|max\w*|hasta|afford|spend|want|need|quiero|busco|presupuesto|under|below|menos|tope|limit\w*|put|puts|pongo|pone|rent|renta|so|then|maybe|asi|entonces|da|alcanza|ajusta)$/;

/**
 * True for an amount in a clause about something else: what people earn ("my wife makes 3500", "él gana 3000 y yo
 * 2500"), what the renter pays today, or what they have to move in.
 */
export function isOtherMoney(reading: Reading, amount: Stretch): boolean {
  return isEarned(reading, amount) || isPaidToday(reading, amount) || isForMoveIn(reading, amount);
}

/** Most words between an amount and the word that says what it is. */
const reach = 12;

const mentioned = new WeakMap<Reading, Map<RegExp, boolean>>();

/** True if any word of the message matches; a message full of amounts is searched once for it. */
function hasWord(reading: Reading, pattern: RegExp): boolean {
  const known = mentioned.get(reading) ?? new Map<RegExp, boolean>();
  mentioned.set(reading, known);
  const found = known.get(pattern) ?? reading.words.some((_, i) => pattern.test(reading.written(i)));
  known.set(pattern, found);
  return found;
}

/** True for earnings: the nearest verb before an amount says what it is. */
function isEarned(reading: Reading, { start }: Stretch): boolean {
  if (!hasWord(reading, earns)) return false;
  for (let i = start - 1; i >= Math.max(0, start - reach); i--) {
    if ((reading.words[i + 1]?.before ?? 0) > 1) return false;
    const word = reading.written(i);
    // "Make it 2400" isn't about earning.
    if (/^(?:it|that|be)$/.test(reading.written(i + 1)) && /^mak/.test(word)) return false;
    if (earns.test(word)) return true;
    if (affords.test(word)) return false;
  }
  return false;
}

const paid = /^(?:pay|paying|pago|pagamos|pagando|rent|renta|alquiler)$/;
const today = /^(?:now|today|currently|current|ahora|actualmente|actual|ahorita|hoy|already)$/;

/** True for what the renter pays today, by a clause that says both: "I pay 1900 now", "ahora pago 1900". */
function isPaidToday(reading: Reading, { start, end }: Stretch): boolean {
  if (!hasWord(reading, paid) || !hasWord(reading, today)) return false;
  let [from, to] = [start, end];
  const [first, last] = [Math.max(0, start - reach), Math.min(reading.words.length, end + reach)];
  while (from > first && (reading.words[from]?.before ?? 0) === 0 && !separates(reading, from - 1)) from--;
  while (to < last && (reading.words[to]?.before ?? 0) === 0 && !separates(reading, to)) to++;
  const words = Array.from({ length: to - from }, (_, at) => reading.written(from + at));
  const isLimit = words.some((word) => /^(?:max\w*|hasta|up|under|same|mismo|igual|can|puedo|tope)$/.test(word));
  if (isLimit || !words.some((word) => paid.test(word)) || !words.some((word) => today.test(word))) return false;
  // "I pay 2,100 now so not much more than that" makes it the limit.
  return !/\b(?:than that|que eso|lo mismo|the same|igual)\b/i.test(reading.text);
}

function separates(reading: Reading, i: number): boolean {
  return /^(?:but|pero|and|y|so)$/.test(reading.written(i));
}

const forMoveIn =
  /^(?:(?:para|pa) (?:entrar|la entrada|el deposito)|to (?:move in|get in|start|put down)|for (?:the |a )?(?:deposit|move|moving)|up ?front|saved|ahorrad\w+|de (?:ahorros|entrada))/;

const monthly = /^(?:mes|month|monthly|mensual\w*)$/;
const dueOnce = /^(?:deposito?s?|deposits?|entrada|upfront|savings|saved|ahorrad[oa]s?|ahorros?)$/;

function isForMoveIn(reading: Reading, amount: Stretch): boolean {
  if (isDueOnce(reading, amount)) return true;
  const { end } = amount;
  if ((reading.words[end]?.before ?? 1) > 0) return false;
  return forMoveIn.test([0, 1, 2].map((at) => reading.written(end + at)).join(" "));
}

/** True for an amount for what is due once: "Pal depósito y eso tengo 6500", "to move in I have 5k". */
function isDueOnce(reading: Reading, { start, end }: Stretch): boolean {
  if (!hasWord(reading, dueOnce)) return false;
  if ([end - 1, end, end + 1].some((at) => monthly.test(reading.written(at)))) return false;
  for (let i = start - 1; i >= Math.max(0, start - reach); i--) {
    if ((reading.words[i + 1]?.before ?? 0) > 0) return false;
    const word = reading.written(i);
    if (affords.test(word)) return false;
    if (dueOnce.test(word)) return true;
    if (reading.numbers[i] !== undefined) return false;
  }
  return false;
}
