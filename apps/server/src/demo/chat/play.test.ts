import { expect, test } from "vitest";
import { playDemoChat } from "./play.ts";

const now = new Date("2026-03-20T06:14:00Z");
const messages = [
  "2 bedrooms in Brickell or Edgewater up to 3200",
  "April 1. Daniela Restrepo, 305 555 0177",
  "the first one! Tuesday at 5:30 pm?",
];

test("leads from a search to homes, a lead and a booked time", () => {
  const { turns } = playDemoChat({ messages, language: "en" }, now);
  expect(turns[0]?.homes).toHaveLength(3);
  expect(turns[0]?.lead).toMatchObject({ areas: ["Brickell", "Edgewater"], bedrooms: 2, budget: 3200, name: "" });
  const last = turns.at(-1);
  expect(last?.showing).toMatchObject({ date: "2026-03-24", address: turns[0]?.homes[0]?.address });
  expect(last?.lead.reasons.reduce((sum, { points }) => sum + points, 0)).toBe(last?.lead.score);
});

test("a time that is only held shows as a showing once it is booked", () => {
  const { turns } = playDemoChat(
    {
      messages: [
        "2 bedrooms in Brickell or Edgewater up to 3200, April 1",
        "the first one! Tuesday at 5:30 pm?",
        "Ana Ruiz, 305 555 0134",
      ],
      language: "en",
    },
    now,
  );
  expect(turns.map(({ showing }) => showing?.date ?? null)).toEqual([null, null, "2026-03-24"]);
});

test("says when the visitor has said goodbye", () => {
  const said = ["2 bedrooms in Brickell", "no thanks, goodbye"];
  expect(playDemoChat({ messages: said.slice(0, 1), language: "en" }, now).ended).toBe(false);
  expect(playDemoChat({ messages: said, language: "en" }, now).ended).toBe(true);
});

test("gives the same answers to the same messages, since nothing is stored", () => {
  const play = () => playDemoChat({ messages, language: "en" }, now);
  expect(play()).toEqual(play());
});

test("masks what must not be shown", () => {
  const { turns } = playDemoChat({ messages: ["my SSN is 123-45-6789"], language: "en" }, now);
  expect(JSON.stringify(turns)).not.toContain("6789");
});
