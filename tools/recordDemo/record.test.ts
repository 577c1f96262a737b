import { expect, test } from "vitest";
import { homesOf, leadOf, recordingIn } from "../../apps/web/app/features/landing/recording.ts";
import type { Recording } from "../../apps/web/app/features/landing/recordingType.ts";
import recordings from "../../apps/web/app/features/landing/recordings.json" with { type: "json" };
import { record } from "./record.ts";
import { scripts } from "./script.ts";

test.each(["en", "es"] as const)("the landing page's conversation (%s) matches the assistant's answers", (language) => {
  // After changing the assistant: npm run record:demo, read the conversation, commit it.
  expect(record(scripts[language])).toEqual(recordings[language]);
});

test.each(["en", "es"] as const)(
  "it shows homes and a booked time, in messages that mix languages (%s)",
  (language) => {
    const recording: Recording = recordingIn(language);
    const lead = leadOf(recording);
    expect(lead).toMatchObject({ name: "Daniela Restrepo", bedrooms: 2, budget: 3200, status: "hot" });
    expect(lead.reasons.reduce((sum, { points }) => sum + points, 0)).toBe(lead.score);
    expect(homesOf(recording)).toHaveLength(3);
    expect(recording.turns.at(-1)?.showing?.address).toBe(homesOf(recording)[0]?.address);
    expect(recording.others.map(({ status }) => status)).toEqual(["warm", "cold"]);
  },
);
