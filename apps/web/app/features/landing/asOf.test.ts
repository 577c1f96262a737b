import { expect, test } from "vitest";
import { marketClock } from "../../wording/marketClock.ts";
import { homesOf, leadOf, recordingIn } from "./recording.ts";

const showingIn = (language: "en" | "es", now: string) =>
  recordingIn(language, new Date(now)).turns.findLast(({ showing }) => showing)?.showing;

test("the recorded showing is on the next Tuesday, from the next day to a week ahead", () => {
  const shown = ["2026-03-20", "2026-11-27", "2026-11-30", "2026-12-01", "2028-02-28"].map(
    (day) => showingIn("en", `${day}T17:00:00Z`)?.label,
  );
  expect(shown).toEqual([
    "Tuesday, March 24 at 5:30 PM",
    "Tuesday, December 1 at 5:30 PM",
    "Tuesday, December 1 at 5:30 PM",
    "Tuesday, December 8 at 5:30 PM",
    "Tuesday, February 29 at 5:30 PM",
  ]);
});

test.each([
  ["en", "Tuesday, December 1 at 5:30 PM", "move-in on December 11"],
  ["es", "martes 1 de diciembre a las 5:30 p. m.", "mudanza el 11 de diciembre"],
] as const)("its words, its hour and the lead's dates move along (%s)", (language, label, moveIn) => {
  const recording = recordingIn(language, new Date("2026-11-27T17:00:00Z"));
  const showing = showingIn(language, "2026-11-27T17:00:00Z");

  expect(showing).toMatchObject({ label, date: "2026-12-01", time: "17:30" });
  expect(marketClock(showing?.at ?? "")).toEqual({ day: "2026-12-01", minutes: 17 * 60 + 30 });
  expect(recording.turns.at(-1)?.reply).toContain(label);
  expect(recording.turns[1]?.reply).toContain(moveIn);
  expect(leadOf(recording).moveIn).toBe("2026-12-11");
  expect(homesOf(recording).map(({ availableFrom }) => availableFrom)).toEqual([
    "2026-12-01",
    "2026-12-10",
    "2026-12-04",
  ]);
  expect(JSON.stringify(recording)).not.toMatch(/2026-0|March|April|marzo|abril/);
});
