import { type Language, locales } from "@llave/contract/locale";
import { dateFormat, endSentences, plainDate } from "@llave/contract/text/dateText";

/**
 * A text, or its singular and plural form chosen by the value `count`. Placeholders are in braces: `{agent}`. A word
 * that follows another number has its two forms inline: `{views} {views|view|views}`.
 */
type Message = string | { readonly one: string; readonly other: string };
export type Messages<Key extends string = string> = Readonly<Record<Key, Message>>;
/** The required shape of another language's catalog: the same keys, a plural where English has one. */
export type Translation<Source extends Messages> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Exclude<Message, string>;
};
type Values = Readonly<Record<string, string | number>>;
export type Translate<Key extends string> = (key: Key, values?: Values) => string;

/** The same texts in every language. English sets the keys. */
export type Catalogs<Source extends Messages> = { en: Source } & Record<
  Exclude<Language, "en">,
  Translation<NoInfer<Source>>
>;

/** Creates `t(key, values)` for one language of a catalog in all languages. */
export function translator<Source extends Messages>(
  catalogs: Catalogs<Source>,
  language: Language,
): Translate<keyof Source & string> {
  return translatorOf(catalogs[language] as Messages<keyof Source & string>, language);
}

/** Creates `t(key, values)` from the one available catalog. A missing value leaves its `{placeholder}` visible. */
export function translatorOf<Key extends string>(messages: Messages<Key>, language: Language): Translate<Key> {
  return (key, values = {}) => {
    const message = messages[key] ?? key;
    const text = typeof message === "string" ? message : message[pluralForm(Number(values.count))];
    const filled = text.replace(placeholders, (placeholder, name: string, one?: string, other = "") => {
      const value = values[name];
      if (one !== undefined) return pluralForm(Number(value)) === "one" ? one : other;
      return typeof value === "number" ? formatNumber(language, value) : (value ?? placeholder);
    });
    return endSentences(filled);
  };
}

const placeholders = /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g;

/** English and Spanish have the same rule; creating `Intl.PluralRules` for each text took 2 % of a turn. */
function pluralForm(count: number): "one" | "other" {
  return count === 1 ? "one" : "other";
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** A formatter, created once: creating one takes a hundred times longer than using it. */
function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = language + JSON.stringify(options);
  const known = numberFormats.get(name) ?? new Intl.NumberFormat(locales[language], options);
  numberFormats.set(name, known);
  return known;
}

/** Formats a number with the language's separators. */
export function formatNumber(language: Language, value: number, options: Intl.NumberFormatOptions = {}): string {
  return numberFormat(language, options)
    .format(value)
    .replace(/[\u00a0\u202f]/g, " ");
}

/** Formats an amount of whole US dollars, as rents are everywhere in the product. */
export function formatMoney(language: Language, dollars: number): string {
  return formatNumber(language, dollars, { style: "currency", currency: "USD", maximumFractionDigits: 0 });
}

/** Formats an amount of US dollars with its cents: "$0.50". */
export function formatCents(language: Language, dollars: number): string {
  return formatNumber(language, dollars, { style: "currency", currency: "USD" });
}

/** Formats a time in the given time zone (the market's by default). */
export function formatDate(language: Language, moment: Date | string, options: Intl.DateTimeFormatOptions): string {
  const format = dateFormat(locales[language], { timeZone: marketTimeZone, ...options });
  return plainDate(format.format(new Date(moment)));
}

/** The first market is Miami: times are in the homes' time zone, the same on the server and in every browser. */
export const marketTimeZone = "America/New_York";
