import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { newState } from "../../src/dialogue/newState.ts";
import type { CommandOf } from "../../src/reading/command.ts";
import { readMessage } from "../../src/reading/interpret.ts";
import type { Slots } from "../../src/types.ts";
import { contextOf } from "../conversations/conversation.ts";

/** What a message says of a move and of a showing; `asked` is the open question. */
interface Line {
  text: string;
  today: string;
  asked?: "move_in";
  /** Null where no date in the message is one to move in. */
  move_in: Slots["move_in"] | null;
  showing?: { date: string; time?: string };
}

const folder = new URL("./plans/", import.meta.url);
const files = readdirSync(folder);

function commandsOf({ text, today, asked, showing }: Line, language: "en" | "es") {
  const context = contextOf({ language, setup: { listings: "four", aiMode: "full", visits: true } });
  const homes = context.properties.map(({ id }) => id).slice(0, 2);
  const state = { ...newState(language), turns: 2, asked: asked ?? null, ...((showing || !asked) && { shown: homes }) };
  return readMessage(state, text, { ...context, now: `${today}T15:00:00Z` }).interpretation.commands;
}

function moveIn(line: Line, language: "en" | "es"): Slots["move_in"] | null {
  const set = commandsOf(line, language).find(
    (command): command is CommandOf<"setSlot"> => command.type === "setSlot" && command.slot === "move_in",
  );
  const value = (set?.value ?? null) as Slots["move_in"] | null;
  return value !== null && typeof value === "object" && value.from === value.to ? value.from : value;
}

it.each(files)("tells the dates of a move from all others (%s)", (file) => {
  const language = file.startsWith("es") ? "es" : "en";
  const lines: Line[] = readFileSync(new URL(file, folder), "utf8")
    .trim()
    .split("\n")
    .map((text) => JSON.parse(text));
  const wrong = lines.flatMap((line) => {
    const found = moveIn(line, language);
    return JSON.stringify(found) === JSON.stringify(line.move_in) ? [] : [{ text: line.text, found }];
  });
  expect(wrong).toEqual([]);
  const missed = lines.flatMap((line) => {
    if (!line.showing) return [];
    const asked = commandsOf(line, language).find(({ type }) => type === "requestShowing" || type === "changeShowing");
    const when = (asked && "when" in asked && asked.when) || {};
    const isRight = when.date === line.showing.date && (!line.showing.time || when.time === line.showing.time);
    return isRight ? [] : [{ text: line.text, when }];
  });
  expect(missed).toEqual([]);
});
