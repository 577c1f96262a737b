import { expect, it } from "vitest";
import { readScripts } from "./scripts.ts";

it("reads one script per line", () => {
  const text = '{"id":"a","language":"es","messages":["Hola","dos cuartos"]}\n\n{"id":7,"messages":["Hi"]}\n';
  expect(readScripts(text)).toEqual([
    { id: "a", language: "es", messages: ["Hola", "dos cuartos"] },
    { id: "7", language: null, messages: ["Hi"] },
  ]);
});

it("takes the messages of a line as its turns", () => {
  expect(readScripts('{"id":"a","language":"en","turns":["Hi","2 beds"]}')).toEqual([
    { id: "a", language: "en", messages: ["Hi", "2 beds"] },
  ]);
});

it("collects a dialogue's user turns in order, each once", () => {
  const turns = [
    { dialogue_id: "1_0", turn: 2, utterance: "In Doral.", service: "Homes_1" },
    { dialogue_id: "1_0", turn: 0, utterance: "I need a flat.", service: "Homes_1" },
    { dialogue_id: "2_0", turn: 0, utterance: "Hello", service: "Homes_1" },
    { dialogue_id: "1_0", turn: 2, utterance: "In Doral.", service: "Events_1" },
  ];
  expect(readScripts(turns.map((turn) => JSON.stringify(turn)).join("\n"))).toEqual([
    { id: "1_0", language: null, messages: ["I need a flat.", "In Doral."] },
    { id: "2_0", language: null, messages: ["Hello"] },
  ]);
});

it.each(["[]", "null", '"text"', "{", '{"id":"a"}'])("names the line of %s", (line) => {
  expect(() => readScripts(`{"id":"a","messages":[]}\n${line}`)).toThrow("Line 2 is neither");
});
