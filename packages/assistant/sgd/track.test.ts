import { describe, expect, test } from "vitest";
import { bayArea } from "./bayArea.ts";
import { trackTurn } from "./track.ts";
import type { SgdAct, SgdMemory, SgdPrediction } from "./turn.ts";

const request = (slot: string): SgdAct => ({ act: "REQUEST", slot, values: [] });
const offer = (name: string): SgdAct => ({ act: "OFFER", slot: "property_name", values: [name] });
const confirm = (name: string, day: string): SgdAct[] => [
  { act: "CONFIRM", slot: "property_name", values: [name] },
  { act: "CONFIRM", slot: "visit_date", values: [day] },
];

/** Plays one dialogue, a user turn and the acts before it at a time. */
function play(service: string, turns: readonly [readonly SgdAct[], string][]): SgdPrediction[] {
  const memory: SgdMemory = { dialogue: "", known: {} };
  return turns.map(([acts, utterance], turn) =>
    trackTurn(memory, { dialogue_id: "d", turn, service, utterance, previous_system_acts: acts }, bayArea),
  );
}

describe("tracking a dialogue", () => {
  test("takes criteria, asks, declines an offer, takes the next one and moves the showing", () => {
    const turns = play("Homes_1", [
      [[], "I'm looking for a furnished place in Walnut Creek."],
      [[request("number_of_beds")], "I just want one."],
      [[offer("Elm Court")], "Does it allow pets?"],
      [[{ act: "INFORM", slot: "pets_allowed", values: ["False"] }], "Anything else that does?"],
      [[offer("Oak Terrace")], "That sounds great. Can I visit tomorrow?"],
      [confirm("Oak Terrace", "tomorrow"), "No, make it next Tuesday."],
    ]);
    expect(turns.map((turn) => turn.slots)).toEqual([
      { area: "Walnut Creek", furnished: "True" },
      { number_of_beds: "1" },
      {},
      {},
      { property_name: "Oak Terrace", visit_date: { text: "tomorrow", iso: "2019-03-02" } },
      { visit_date: { text: "next Tuesday", iso: "2019-03-05" } },
    ]);
    expect(turns[2]?.requested).toEqual(["pets_allowed"]);
  });

  test("distinguishes renting from buying, and knows garages and laundry", () => {
    const turns = play("Homes_2", [
      [[], "Find me a home to buy in Danville with a garage."],
      [[offer("Fir Homes")], "How much is it? Is there a laundry in the unit?"],
      [[{ act: "INFORM", slot: "price", values: ["$900,000"] }], "I need in-unit laundry. Any others?"],
    ]);
    expect(turns.map((turn) => turn.slots)).toEqual([
      { area: "Danville", has_garage: "True", intent: "buy" },
      {},
      { in_unit_laundry: "True" },
    ]);
  });

  test("uses the day whose free hours were looked up for the next showing request", () => {
    const turns = play("Homes_1", [
      [[offer("Elm Court")], "That sounds good. Am I free on the 11th?"],
      [[], "Great, please schedule a visit."],
    ]);
    expect(turns[0]?.slots).toEqual({ property_name: "Elm Court" });
    expect(turns[1]?.slots).toMatchObject({ visit_date: { iso: "2019-03-11" } });
  });
});
