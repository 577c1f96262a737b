import { expect, test } from "vitest";
import { formatDate, formatMoney, translator } from "./translate.ts";

const en = { hello: "Hi {name}", leads: { one: "{count} lead", other: "{count} leads" } } as const;
const es = { hello: "Hola {name}", leads: { one: "{count} prospecto", other: "{count} prospectos" } };

test("fills a text with its values, in each language", () => {
  expect(translator({ en, es }, "en")("hello", { name: "Ana" })).toBe("Hi Ana");
  expect(translator({ en, es }, "es")("hello", { name: "Ana" })).toBe("Hola Ana");
});

test("braces and patterns inside a value are plain text", () => {
  expect(translator({ en, es }, "en")("hello", { name: "{name} $& $1" })).toBe("Hi {name} $& $1");
});

test("a plural follows count, with the language's separators", () => {
  const t = translator({ en, es }, "es");
  expect(t("leads", { count: 1 })).toBe("1 prospecto");
  expect(t("leads", { count: 0 })).toBe("0 prospectos");
  expect(t("leads", { count: 1_000_000 })).toBe("1,000,000 prospectos");
});

test("a word can follow a number other than count in its singular or plural form", () => {
  const both = { share: "{leads} {leads|lead|leads} from {views} {views|view|views}" };
  const t = translator({ en: both, es: both }, "en");
  expect(t("share", { leads: 1, views: 1 })).toBe("1 lead from 1 view");
  expect(t("share", { leads: 0, views: 1200 })).toBe("0 leads from 1,200 views");
});

test("an hour in Spanish has one format and ends its sentence with one period", () => {
  const hour = formatDate("es", "2026-03-01T20:00:00Z", { hour: "numeric" });
  expect(hour).toBe("3 p. m.");
  const until = { until: "Until {hour}. Then more..." };
  expect(translator({ en: until, es: until }, "es")("until", { hour })).toBe("Until 3 p. m. Then more...");
});

test("money has no decimals and dates are in the market's time zone with plain spaces", () => {
  expect(formatMoney("en", 3200)).toBe("$3,200");
  expect(formatMoney("es", 3200)).toBe("$3,200");
  expect(formatDate("en", "2026-03-01T03:14:00Z", { hour: "numeric", minute: "2-digit" })).toBe("10:14 PM");
  expect(formatDate("es", "2026-03-01T03:14:00Z", { day: "numeric", month: "long" })).toBe("28 de febrero");
  expect(formatDate("es", "2026-03-01T03:14:00Z", { timeStyle: "short" })).not.toMatch(/[\u00a0\u202f]/);
});
