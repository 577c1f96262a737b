import { expect, test } from "vitest";
import recordings from "../../apps/web/app/features/landing/recordings.json" with { type: "json" };
import { record } from "./record.ts";
import { scripts } from "./script.ts";

test.each(["en", "es"] as const)("the landing page's conversation (%s) is what the assistant says", (language) => {
  // After a change of the assistant: npm run record:demo, read the conversation, commit it.
  expect(record(scripts[language])).toEqual(recordings[language]);
});

test.each(["en", "es"] as const)("it shows a whole qualification that mixes languages (%s)", (language) => {
  const { lead, turns, others } = recordings[language];
  expect(lead).toMatchObject({ name: "Daniela Restrepo", area: "Brickell", bedrooms: 2, budget: 3200, status: "hot" });
  expect(lead.reasons.reduce((sum, { points }) => sum + points, 0)).toBe(lead.score);
  expect(others.map(({ status }) => status)).toEqual(["warm", "cold"]);
  expect(turns.every(({ reply }) => reply !== "")).toBe(true);
});
