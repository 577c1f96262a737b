import { expect, test } from "vitest";
import { isLive, isTouched } from "./liveChanges.ts";

const change = { leadId: "l1", conversationId: "c1" };

test.each([
  "/api/leads?status=all&sort=score",
  "/api/agent/dashboard",
  "/api/dashboard/analytics?period=30d",
  "/api/dashboard/trends?period=7d",
  "/api/dashboard/advice?period=30d",
  "/api/conversations/recent",
  "/api/leads/l1",
  "/api/conversations/c1/messages",
  "/api/conversations/c1",
  "/api/notifications",
  "/api/drafts",
])("a change of lead l1 affects %s", (key) => expect(isTouched(key, change)).toBe(true));

test.each(["/api/leads/l2", "/api/conversations/c2/messages", "/api/agent/profile", "/api/smartlinks"])(
  "and doesn't affect %s",
  (key) => expect(isTouched(key, change)).toBe(false),
);

test.each([
  "/api/leads?status=all&sort=score",
  "/api/leads/l2",
  "/api/conversations/c2/messages",
  "/api/notifications",
])("some change can affect %s", (key) => expect(isLive(key)).toBe(true));

test.each(["/api/agent/profile", "/api/smartlinks", "/api/lead-import"])("no change affects %s", (key) =>
  expect(isLive(key)).toBe(false),
);
