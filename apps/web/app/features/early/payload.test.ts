import { expect, test } from "vitest";
import { waitlistPayload } from "./payload.ts";

const now = new Date("2026-02-26T14:05:00.000Z");
const joining = { name: " Marisol ", email: " marisol@example.com", isAgent: true, referral: "", website: "" };

test("the payload matches the specification, wrapped in data", () => {
  expect(waitlistPayload({ ...joining, referral: " KEVIN7 " }, { utm_source: "instagram" }, now)).toEqual({
    data: {
      name: "Marisol",
      email: "marisol@example.com",
      is_agent: true,
      referred_by: "KEVIN7",
      status: "pending",
      extended_trial: true,
      timestamp: "2026-02-26T14:05:00.000Z",
      utm_source: "instagram",
    },
  });
});

test("without a code or a campaign, it leaves those fields out", () => {
  const { data } = waitlistPayload(joining, {}, now);
  expect(Object.keys(data)).toEqual(["name", "email", "is_agent", "status", "extended_trial", "timestamp"]);
});

test("a bot's value in the hidden field is sent along", () => {
  expect(waitlistPayload({ ...joining, website: "http://spam.example" }, {}, now).data.website).toBe(
    "http://spam.example",
  );
});
