import { expect, test } from "vitest";
import { allowedFrom } from "./quietHours.ts";

test.each([
  // 8:30 PM in Miami waits for 8:00 AM there, winter and summer.
  ["a Miami number in the evening", "+13055550100", "2026-01-13T01:30:00Z", false, "2026-01-13T13:00:00Z"],
  ["a Miami number on a summer evening", "+13055550100", "2026-07-14T00:30:00Z", false, "2026-07-14T12:00:00Z"],
  ["a Miami number at 7:59 PM", "+13055550100", "2026-01-13T00:59:00Z", false, "2026-01-13T00:59:00Z"],
  ["a Miami number at 8:00 AM", "+13055550100", "2026-01-13T13:00:00Z", false, "2026-01-13T13:00:00Z"],
  ["a New York number at 8:30 PM", "+12125550100", "2026-01-13T01:30:00Z", false, "2026-01-13T01:30:00Z"],
  ["a New York number at 8:30 PM from Florida", "+12125550100", "2026-01-13T01:30:00Z", true, "2026-01-13T13:00:00Z"],
  ["a Los Angeles number at 8:00 AM in Miami", "+12135550100", "2026-01-13T13:00:00Z", true, "2026-01-13T16:00:00Z"],
  // The Panhandle's code is in two zones: 8:00 AM in Pensacola is 9:00 in Tallahassee.
  ["a number of two zones", "+18505550100", "2026-01-13T13:00:00Z", false, "2026-01-13T14:00:00Z"],
  ["a number from abroad", "+34600555010", "2026-01-13T13:00:00Z", false, "2026-01-13T16:00:00Z"],
])(
  "M5: sends an automated message to %s during its recipient's day",
  (_case, address, now, agentInFlorida, expected) => {
    expect(allowedFrom(address, new Date(now), agentInFlorida).toISOString()).toBe(new Date(expected).toISOString());
  },
);
