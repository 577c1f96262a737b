import type { QueueItem } from "@llave/contract/agent/dashboard";
import { translator } from "@llave/ui/translate";
import { expect, test } from "vitest";
import { reasonText } from "./queueWords.ts";
import { catalogs } from "./texts/catalogs.ts";

const item = {
  reason: { kind: "negotiation", topic: null, ofHome: false },
  requestedShowing: { id: "1", at: "2026-11-27T21:00:00.000Z" },
  uncalled: false,
  hasDraft: true,
} as QueueItem;

test("names a showing that needs the agent's OK before anything else", () => {
  const said = (one: QueueItem, language: "en" | "es") => reasonText(one, language, translator(catalogs, language));
  expect(said(item, "en")).toMatch(/^Confirm the showing on Fri, Nov 27, 4:00.PM$/);
  expect(said(item, "es")).toMatch(/^Confirma la visita del vie, 27/);
  expect(said({ ...item, requestedShowing: null }, "en")).toBe("Wants to negotiate");
});

test("only asks the agent to call renters who left a number", () => {
  const complete = { ...item, reason: null, requestedShowing: null, uncalled: true, hasDraft: false };
  const said = (phone: string | null) => reasonText({ ...complete, phone }, "en", translator(catalogs, "en"));
  expect(said("+13055550134")).toBe("Answered everything, not called yet");
  expect(said(null)).toBe("Answered everything, waiting for your reply");
});
