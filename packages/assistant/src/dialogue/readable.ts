import type { TurnContext } from "../turn.ts";
import type { Property } from "../types.ts";
import { listingNamed } from "./listings.ts";
import { floorArea, money, perMonth, weight } from "./unitWords.ts";

const link = /\b(?:https?:\/\/|www\.)\S+/gi;
/** Words for how often, or which grade, not for a day: "This is the third time I write", "he's in 4th grade". */
const countsOther =
  /\b(?:first|second|third|fourth|fifth|\d{1,2}(?:st|nd|rd|th))(?= (?:time|try|attempt|message|text|e-?mail|call|grade|grader)\b)|\b\d{1,2}(?:ro|er|do|to|mo|vo|no)(?= (?:grado|semestre|a[nñ]o)\b)/gi;
/** The end of a phone number, which isn't an hour: "You have mine, 0117". */
const endOfPhone = /(?<![\w.:/$+()@-]|\d[ -])0\d(?!00|15|30|45)\d{2}(?![\w:/@-]|[.,]\w)/g;
/** A number after a compass direction, which names a street: "El de SE 6th". */
const numberedStreet = /\b(?:n|s|e|w|ne|nw|se|sw)\.? \d{1,3}(?:st|nd|rd|th)\b/gi;
/** An address without the ending of its street: "El 600 NE 27". */
const houseOnStreet = /\b\d{2,5}(?= (?:n|s|e|w|ne|nw|se|sw)\.? \d{1,3}\b(?!:))/gi;
const streetNumber = /\b\d{1,6}(?:st|nd|rd|th)?\b/gi;
const streetOfBay = /\bbay(?=\s+dr(?:ive)?\b)/gi;
/** The distance from a house number to the number of its street: "600 NE 27th". */
const addressReach = 24;

/** Marks of an ad; a renter who states a wish uses one or two of them. */
const advertMarks: readonly RegExp[] = [
  /\bfor (?:rent|lease)\b|\bse (?:renta|alquila|arrienda)\b|\ben (?:renta|alquiler)\b|\b(?:just listed|now leasing)\b/i,
  /\$\s?\d/,
  /\bsq\.? ?ft|square feet|pies cuadrados|\bft2\b|\bm2\b/i,
  /\d ?(?:br|bd|bed|beds|hab)\b.{0,12}\d ?(?:ba|bath|baths|banos|baños)\b/i,
  /\bavailable\b|\bdisponible\b|\bmove-in ready\b/i,
  /\b(?:call|text|contact|llam[ae]|whatsapp|info)\b.{0,20}\d{3}/i,
  /\b(?:no pets|no smoking|no mascotas|amenities|amenidades|pool|gym|piscina|gimnasio)\b/i,
];
const leastMarks = 4;
const firstPerson = /\b(?:i|i'?m|i'?d|me|my|we|our|busco|quiero|necesito|mi|me|yo|buscamos|soy)\b/i;

/** True for a pasted advertisement: its text isn't a wish, and its phone isn't the renter's. */
function isAdvert(message: string): boolean {
  return advertMarks.filter((mark) => mark.test(message)).length >= leastMarks && !firstPerson.test(message);
}

/** True if the message contains a web address, which the assistant can't open. */
export function holdsLink(message: string): boolean {
  return message.search(link) >= 0;
}

/**
 * The message with blanks for everything unrelated to the search: links, the numbers of a listing's address,
 * counts of earlier messages, an advertisement's contact. The length stays the same, so that evidence
 * keeps its position.
 */
export function readable(message: string, context: TurnContext): string {
  let text = message.includes("/") || message.includes("www.") ? message.replace(link, blank) : message;
  // "The Bay Dr one" is an address, and no wish for a view of the bay.
  text = text.replace(streetOfBay, blank);
  if (!/\d|time|try|message/i.test(text)) return text;
  text = withoutHomeNumbers(
    text.replace(countsOther, blank).replace(houseOnStreet, blank).replace(endOfPhone, blank),
    context.properties,
  ).replace(numberedStreet, keepLetters);
  const listing = /\d(?:st|nd|rd|th)\b/i.test(text) ? listingNamed(text, context.properties) : null;
  if (listing) text = withoutAddress(text, listing);
  if (!isAdvert(text)) return text;
  return listingNamed(message, context.properties)
    ? blank(text)
    : text.replace(/\+?\(?\d[\d\s().-]{7,}\d|[^\s@]{1,64}@\S+/g, blank);
}

/** A message this short is a number and hardly anything else. */
const maxNumberAlone = 8;

/** After a number, these make it an amount or a measure. */
const amountAfter = `(?!\\s*(?:k\\b|%|/|${money}|${perMonth}|${floorArea}|${weight}))`;

/** Blanks a unit number or square feet, which is neither a budget nor an hour: "The biscayne one. 2210. Monday". */
function withoutHomeNumbers(text: string, properties: readonly Property[]): string {
  const isAlone = text.trim().length <= maxNumberAlone;
  const numbers = properties.flatMap(({ address, squareFeet }) => [
    /#(\d{3,})$/.exec(address)?.[1],
    // A size that stands alone may be a budget.
    squareFeet === undefined || isAlone ? undefined : String(squareFeet),
  ]);
  const known = numbers.filter((number): number is string => number !== undefined && text.includes(number));
  if (known.length === 0) return text;
  const number = new RegExp(`(?<![\\d$€.,:/-])(?:${known.join("|")})(?![\\d:-])(?![.,]\\d)${amountAfter}`, "g");
  return text.replace(number, blank);
}

function blank(text: string): string {
  return " ".repeat(text.length);
}

/** Removes the digits; what is left still names the home. */
function keepLetters(text: string): string {
  return text.replace(/\d+(?:st|nd|rd|th)/i, blank);
}

/** Blanks a street's number, which isn't a day: "600 NE 27th tomorrow at 10". */
function withoutAddress(text: string, { address }: Property): string {
  const [house = "", ...others] = address.match(streetNumber) ?? [];
  const at = text.search(new RegExp(`\\b${house}\\b`));
  const street = others.find((number) => /[a-z]/i.test(number));
  if (house === "" || street === undefined) return text;
  const from = Math.max(at, 0);
  const near = text.slice(from, from + addressReach).replace(new RegExp(`\\b${street}\\b`, "i"), blank);
  return text.slice(0, from) + near + text.slice(from + addressReach);
}
