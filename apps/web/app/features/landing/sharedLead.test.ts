import { expect, test } from "vitest";
import { leadOf, recordingIn } from "./recording.ts";
import { sharedLead } from "./sharedLead.ts";

test.each(["en", "es"] as const)("the pages' share picture shows the landing page's lead (%s)", (language) => {
  const { score, name, reasons } = leadOf(recordingIn(language));
  const shared = sharedLead(language);
  expect(shared.score).toBe(String(score));
  expect(name.split(" ")[0]).toBe(shared.name.split(" ")[0]);
  expect(shared.reasons).toHaveLength(3);
  expect(shared.reasons[0]).toContain(String(reasons.find(({ id }) => id === "moves_soon")?.data?.days));
});
