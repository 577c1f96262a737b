import { expect, test } from "vitest";
import { phoneText } from "../phoneText.ts";
import { bedroomsShort, dayText, monthText, slotText } from "./slotText.ts";
import { slotWords } from "./slotWords.ts";

type Slot = Parameters<typeof slotText>[0];
const [english, spanish] = [slotWords("en"), slotWords("es")];

const nextYear = new Date().getFullYear() + 1;

test.each<[Slot, unknown, string, string]>([
  ["area", "Brickell", "Brickell", "Brickell"],
  ["area", ["Brickell", "Wynwood"], "Brickell or Wynwood", "Brickell o Wynwood"],
  ["bedrooms", 0, "Studio", "Estudio"],
  ["bedrooms", 1, "1 bedroom", "1 habitación"],
  ["bedrooms", 2, "2 bedrooms", "2 habitaciones"],
  ["bedrooms", { min: 0, max: 1 }, "Studio–1 bedroom", "Estudio a 1 habitación"],
  ["bedrooms", { min: 2, max: 3 }, "2–3 bedrooms", "2 a 3 habitaciones"],
  ["bedrooms", { min: 2 }, "2 bedrooms or more", "2 habitaciones o más"],
  ["bedrooms", { max: 2 }, "up to 2 bedrooms", "hasta 2 habitaciones"],
  ["bathrooms", 1.5, "1.5 bathrooms", "1.5 baños"],
  ["bathrooms", { min: 2 }, "2 bathrooms or more", "2 baños o más"],
  ["budget", { max: 3200 }, "up to $3,200", "hasta $3,200"],
  ["budget", { min: 2000 }, "from $2,000", "desde $2,000"],
  ["budget", { min: 2000, max: 2500 }, "$2,000–$2,500", "$2,000 a $2,500"],
  ["budget", 3000, "$3,000", "$3,000"],
  ["move_in", "asap", "As soon as possible", "Lo antes posible"],
  ["move_in", "flexible", "Flexible", "Flexible"],
  ["move_in", `${nextYear}-04-01`, `Apr 1, ${nextYear}`, `1 abr ${nextYear}`],
  ["lease_months", 12, "12 months", "12 meses"],
  ["pets", { has: false }, "No pets", "Sin mascotas"],
  ["pets", { has: true }, "Pets", "Mascotas"],
  ["pets", { has: true, kind: "cat", count: 1 }, "1 cat", "1 gato"],
  ["pets", { has: true, kind: "dog", count: 2 }, "2 dogs", "2 perros"],
  ["pets", { has: true, kind: "dog" }, "Dogs", "Perros"],
  ["pets", { has: true, kind: "iguana", count: 1 }, "1 pet", "1 mascota"],
  ["pets", { has: true, kind: "dog", count: 1, pounds: 60 }, "1 dog, 60 lb", "1 perro de 60 libras"],
  ["pets", { has: true, kind: "cat", pounds: 12 }, "Cats, 12 lb", "Gatos de 12 libras"],
  ["parking", true, "Needed", "Hace falta"],
  ["furnished", false, "Unfurnished", "Sin muebles"],
  ["occupants", 1, "1 person", "1 persona"],
  ["phone", "+17865550148", "(786) 555-0148", "(786) 555-0148"],
  ["phone", "+525512345678", "+525512345678", "+525512345678"],
  ["showing_request", { date: "2026-11-21", time: "17:30" }, "Sat, Nov 21, 5:30 PM", "sáb, 21 de nov, 5:30 p. m."],
  ["showing_request", { date: "2026-11-21", time: "17:00" }, "Sat, Nov 21, 5 PM", "sáb, 21 de nov, 5 p. m."],
  ["showing_request", {}, "No time yet", "Sin hora todavía"],
])("%s %j", (slot, value, en, es) => {
  expect(slotText(slot, value, english)).toBe(en);
  expect(slotText(slot, value, spanish)).toBe(es);
});

test("a range of days names both ends", () => {
  expect(slotText("move_in", { from: `${nextYear}-04-01`, to: `${nextYear}-04-15` }, english)).toBe(
    `Apr 1, ${nextYear}–Apr 15, ${nextYear}`,
  );
});

test.each([
  ["2027-01-01", "2027-01-31", "January 2027", "enero 2027"],
  ["2028-02-01", "2028-02-29", "February 2028", "febrero 2028"],
  ["2026-12-01", "2026-12-31", "December", "diciembre"],
  ["2027-01-01", "2027-01-30", null, null],
  ["2027-01-02", "2027-01-31", null, null],
  ["2027-01-01", "2027-02-28", null, null],
])("the days from %s to %s are a month or not", (from, to, inEnglish, inSpanish) => {
  const now = new Date("2026-11-21T12:00:00Z");
  expect(monthText(from, to, "en", now)).toBe(inEnglish);
  expect(monthText(from, to, "es", now)).toBe(inSpanish);
});

test("a whole month to move in is named as one", () => {
  const range = { from: `${nextYear}-01-01`, to: `${nextYear}-01-31` };
  expect(slotText("move_in", range, spanish)).toBe(`enero ${nextYear}`);
});

test("a day of this year has no year", () => {
  expect(dayText("2026-03-01", "en", new Date("2026-11-21T12:00:00Z"))).toBe("Mar 1");
  expect(dayText("2027-03-01", "en", new Date("2026-11-21T12:00:00Z"))).toBe("Mar 1, 2027");
});

test.each<[Slot, unknown]>([
  ["bedrooms", "many"],
  ["budget", null],
  ["pets", []],
  ["move_in", { from: "soon" }],
])("an unexpected %s (%j) is shown as is", (slot, value) => {
  expect(slotText(slot, value, english)).toBe(typeof value === "string" ? value : JSON.stringify(value));
});

test("lists use short bedroom counts", () => {
  expect(bedroomsShort(2, english)).toBe("2 bd");
  expect(bedroomsShort({ min: 0, max: 1 }, english)).toBe("Studio–1 bd");
  expect(bedroomsShort({ min: 1, max: 2 }, spanish)).toBe("1 a 2 hab.");
  expect(bedroomsShort(null, english)).toBeNull();
});

test("a foreign number stays as is", () => expect(phoneText("305")).toBe("305"));
