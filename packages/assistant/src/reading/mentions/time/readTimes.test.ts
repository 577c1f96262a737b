import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isoDate, parseIsoDate } from "./calendar.ts";
import type { TimeMention } from "./mention.ts";
import { readDayOfMonth, readHour, readTimes, windowOfDuration } from "./readTimes.ts";

interface Line {
  text: string;
  today: string;
  /** Fields that each mention must have, in the order of the text; there must be no other mention. */
  expected: Partial<TimeMention>[];
}

const folder = new URL("../../../../specs/dates/", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".jsonl"));
const linesOf = (file: string): Line[] =>
  readFileSync(new URL(file, folder), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

describe.each(files)("%s", (file) => {
  it("reads every line as expected", () => {
    const wrong = linesOf(file).filter(({ text, today, expected }) => {
      const read = readTimes(text, today);
      return read.length !== expected.length || expected.some((fields, i) => !holds(read[i], fields));
    });
    expect(wrong.map(({ text, today }) => ({ text, read: readTimes(text, today) }))).toEqual([]);
  });
});

/** A plan must be read neither as past nor as ruled out, even if the line mentions neither. */
function holds(mention: TimeMention | undefined, fields: Partial<TimeMention>): boolean {
  const wanted = { past: undefined, excluded: undefined, ...fields };
  return Object.entries(wanted).every(
    ([key, value]) => JSON.stringify((mention as unknown as Record<string, unknown>)?.[key]) === JSON.stringify(value),
  );
}

const texts = files.flatMap((file) => linesOf(file).map(({ text }) => text));
const words = [...new Set(texts.flatMap((text) => text.split(" ")))];
const anyDay = fc.integer({ min: parseIsoDate("2024-01-01"), max: parseIsoDate("2032-12-31") }).map(isoDate);
const message = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.array(fc.constantFrom(...words, "-", ",", ".", "\n", "/"), { maxLength: 25 }).map((parts) => parts.join(" ")),
  fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(", ")),
);

describe("readTimes", () => {
  it("never takes a day before today for a plan, whatever is written on whatever day", () => {
    fc.assert(
      fc.property(message, anyDay, (text, today) => {
        for (const mention of readTimes(text, today)) {
          if (mention.kind !== "day" || mention.past) continue;
          expect(mention.from >= today && mention.to >= mention.from).toBe(true);
          for (const option of mention.options ?? [])
            expect(option.from >= today && option.to >= option.from).toBe(true);
        }
      }),
      { seed: 5, numRuns: 4000 },
    );
  });

  it("marks nothing as past that ends after today", () => {
    fc.assert(
      fc.property(message, anyDay, (text, today) => {
        const past = readTimes(text, today).filter((mention) => mention.kind === "day" && mention.past);
        for (const mention of past) expect("from" in mention && mention.from <= today).toBe(true);
      }),
      { seed: 5, numRuns: 2000 },
    );
  });

  it("gives offsets inside the text, in order and apart, but for a day and its part in one word", () => {
    fc.assert(
      fc.property(message, anyDay, (text, today) => {
        let last = { start: 0, end: 0 };
        for (const { start, end } of readTimes(text, today)) {
          expect(start >= 0 && start < end && end <= text.length).toBe(true);
          expect(start >= last.end || (start === last.start && end === last.end)).toBe(true);
          last = { start, end };
        }
      }),
      { seed: 5, numRuns: 3000 },
    );
  });

  it("gives real dates, real clock times and lengths above zero", () => {
    fc.assert(
      fc.property(message, anyDay, (text, today) => {
        for (const mention of readTimes(text, today)) {
          if (mention.kind === "day") {
            expect([mention.from, mention.to].map((date) => isoDate(parseIsoDate(date)))).toEqual([
              mention.from,
              mention.to,
            ]);
          } else if (mention.kind === "time") {
            for (const time of [mention.from, mention.to ?? "00:00"])
              expect(time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
          } else if (mention.kind === "duration") expect(mention.max >= mention.min && mention.min >= 0).toBe(true);
        }
      }),
      { seed: 5, numRuns: 2000 },
    );
  });

  it("reads the same with and without accents and capitals", () => {
    const plain = (text: string) =>
      text
        .normalize("NFD")
        .replace(/[\u0300-\u036f]/g, "")
        .toUpperCase();
    const days = (text: string) => readTimes(text, "2026-11-22").map(({ start: _, end: __, ...rest }) => rest);
    for (const text of texts) expect(days(plain(text)), text).toEqual(days(text));
  });

  it("takes time in proportion to the length of a message, whatever it repeats", () => {
    for (const unit of adversarial) {
      const [short = 0, long = 0] = [2_000, 32_000].map((length) => timeOf(unit.repeat(length).slice(0, length)));
      // Sixteen times the length; quadratic work would be 256 times as much.
      expect(long, unit).toBeLessThan(Math.max(16 * 5 * short, 250));
    }
  });
});

const adversarial = [
  "1 ",
  "1/",
  "march or ",
  "mon tue ",
  "entre el 5 y el 6 o ",
  "in the next ",
  "before after ",
  "como a eso de las ",
  "any day but monday, tuesday, ",
  "2 weeks before ",
  "15 de ",
  "4:30-",
  "a",
];

/** Processor time in milliseconds, the lowest of several runs, so that a busy machine doesn't distort it. */
function timeOf(text: string): number {
  const times = Array.from({ length: 4 }, () => {
    const begun = process.cpuUsage();
    readTimes(text, "2026-11-22");
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

describe("readHour", () => {
  it.each([
    ["4", "16:00"],
    ["10", "10:00"],
    ["12", "12:00"],
    ["las 5", "17:00"],
    ["cuatro y media", "16:30"],
    ["10:30", "10:30"],
    ["a las 4!", "16:00"],
    ["3pm", "15:00"],
    ["8 am", "08:00"],
    ["five", "17:00"],
  ])("reads %s as %s", (text, from) => {
    expect(readHour(text)).toMatchObject({ kind: "time", from });
  });

  it.each(["", "2 bedrooms", "4 people", "2500", "the 4th", "hola", "45"])("reads no hour in %j", (text) => {
    expect(readHour(text)).toBeUndefined();
  });
});

describe("readDayOfMonth", () => {
  it.each([
    ["15", "2026-12-15"],
    ["quince", "2026-12-15"],
    ["25", "2026-11-25"],
    ["1st", "2026-12-01"],
    ["22", "2026-11-22"],
  ])("reads %s as %s", (text, day) => {
    expect(readDayOfMonth(text, "2026-11-22")).toBe(day);
  });

  it.each(["32", "0", "15 people", "", "doral"])("reads no day in %j", (text) => {
    expect(readDayOfMonth(text, "2026-11-22")).toBeUndefined();
  });
});

describe("windowOfDuration", () => {
  it("counts from today", () => {
    const [read] = readTimes("like 2 wks", "2026-11-22");
    expect(read?.kind === "duration" && windowOfDuration(read, "2026-11-22")).toEqual({
      from: "2026-12-06",
      to: "2026-12-06",
    });
  });
});
