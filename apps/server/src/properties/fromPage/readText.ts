import { readDate } from "../../csv/values.ts";

/** A value found in the page's text, with its quote. */
export interface Said<Value> {
  value: Value;
  quote: string;
}

const number = String.raw`\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?`;
const patterns = {
  price: new RegExp(String.raw`\$\s?(${number})(?:\s?(?:\/|per|a|al|por)\s?(?:mo\b|month|mes))`, "i"),
  bathrooms: new RegExp(String.raw`\b(${number})\s?-?(?:baths?\b|bathrooms?|ba\b|baños?)`, "i"),
  squareFeet: new RegExp(String.raw`\b(${number})\s?(?:sq\.?\s?ft|sqft|square feet|pies)`, "i"),
  availableFrom:
    /\b(?:available|disponible)(?: from| on| a partir del?| desde(?: el)?)?\s+([\p{L}\d/,.-]+(?:\s(?:de\s)?[\p{L}\d,]+){0,3})/iu,
} as const;

/** Rent, size and date from a description's text. */
export function readText(text: string, today: string) {
  return {
    price: amount(patterns.price.exec(text)),
    bedrooms: bedrooms(text),
    bathrooms: amount(patterns.bathrooms.exec(text)),
    squareFeet: amount(patterns.squareFeet.exec(text)),
    availableFrom: date(patterns.availableFrom.exec(text), today),
  };
}

function amount(found: RegExpExecArray | null): Said<number> | undefined {
  if (!found?.[1]) return undefined;
  return { value: Number(found[1].replaceAll(",", "")), quote: found[0] };
}

/** A bare number isn't a count of bedrooms; a studio needs no number. */
function bedrooms(text: string): Said<number> | undefined {
  const studio = /\b(?:studio|estudio)\b/i.exec(text);
  const counted = /\b(\d{1,2})\s?-?(?:beds?\b|bedrooms?|bd\b|br\b|hab\b|habitaci[oó]n|cuartos?|dormitorios?)/i.exec(
    text,
  );
  if (counted) return amount(counted);
  return studio ? { value: 0, quote: studio[0] } : undefined;
}

/** The longest start of the text that is a date: "April 1st in a quiet street". */
function date(found: RegExpExecArray | null, today: string): Said<string> | undefined {
  const words = found?.[1]?.replace(/(\d)(?:st|nd|rd|th)\b/gi, "$1").split(/\s+/) ?? [];
  for (let count = words.length; count > 0; count--) {
    const written = words.slice(0, count).join(" ").replace(/[,.]$/, "");
    const value = readDate(written, today) ?? namedDate(written, today);
    if (value !== undefined) return { value, quote: `${found?.[0].split(/\s+/)[0]} ${written}` };
  }
  return undefined;
}

/** Each month by letters that both languages share, or that one of them starts with. */
const months = [
  /^(jan|ene)/,
  /^feb/,
  /^mar/,
  /^(apr|abr)/,
  /^may/,
  /^jun/,
  /^jul/,
  /^(aug|ago)/,
  /^sep/,
  /^oct/,
  /^nov/,
  /^(dec|dic)/,
] as const;

/** "April 1", "1 de abril", "Apr 1, 2027": without a year, the next such day. */
function namedDate(written: string, today: string): string | undefined {
  const words = written
    .toLowerCase()
    .replace(/[.,]/g, "")
    .split(/\s+(?:de\s+)?/);
  const month = months.findIndex((name) => words.some((word) => name.test(word))) + 1;
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const day = numbers.find((value) => value >= 1 && value <= 31);
  if (month === 0 || day === undefined) return undefined;
  const inYear = (year: number) => readDate(`${year}-${month}-${day}`, today);
  const year = numbers.find((value) => value > 2_000);
  if (year !== undefined) return inYear(year);
  const thisYear = inYear(Number(today.slice(0, 4)));
  return thisYear !== undefined && thisYear >= today ? thisYear : inYear(Number(today.slice(0, 4)) + 1);
}
