import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { DialogueState } from "../../src/dialogue/state.ts";
import { takeTurn } from "../../src/index.ts";
import type { Language } from "../../src/types.ts";
import { contextOf } from "../conversations/conversation.ts";

/**
 * Questions for distances and searches near places, typed as people type them; only the last reply is checked. The ones with a `b`
 * in their id came later and were played before the code was changed for any of them.
 */
interface Probe {
  id: string;
  language: Language;
  messages: string[];
  says?: string;
  not?: string;
  /** The landmarks that the search is near; null for none. */
  near?: string[] | null;
  area?: string | null;
  /** A slot that the reply doesn't ask for. */
  asksNot?: string;
  /** True if the agent is asked. */
  task?: boolean;
}

const probes = readFileSync(new URL("probes.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line) as Probe);

test.each(probes.map((probe) => [probe.id, probe.messages.join(" / "), probe] as const))(
  "%s %s",
  (_id, _text, probe) => {
    const context = contextOf({ language: probe.language, setup: { listings: "five", aiMode: "full" } });
    let state: DialogueState | null = null;
    const turns = probe.messages.map((message) => {
      const turn = takeTurn(state, message, context);
      state = JSON.parse(JSON.stringify(turn.state)) as DialogueState;
      return turn;
    });
    const turn = turns.at(-1);
    if (!turn) throw new Error("a probe without a message");
    const isTask = turn.events.some((event) => event.type === "task" && event.kind === "knowledge_gap");
    if (probe.says !== undefined) expect(turn.reply).toMatch(new RegExp(probe.says, "is"));
    if (probe.not !== undefined) expect(turn.reply).not.toMatch(new RegExp(probe.not, "is"));
    if (probe.near !== undefined) expect(turn.state.near ?? null).toEqual(probe.near);
    if (probe.area !== undefined) expect(turn.state.slots.area ?? null).toEqual(probe.area);
    if (probe.asksNot !== undefined) expect(turn.state.asked).not.toBe(probe.asksNot);
    if (probe.task) expect(isTask).toBe(true);
    // The agent isn't asked for what the reply already says.
    else if (probe.says !== undefined) expect(turn.acts.map(({ type }) => type)).not.toContain("will_ask_agent");
  },
);
