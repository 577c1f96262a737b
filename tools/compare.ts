// npm run compare: shows side by side which of a renter's messages two revisions of the assistant answer differently.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { takeTurn } from "../packages/assistant/src/index.ts";
import { takeTurnAt } from "./compare/baseRevision.ts";
import { differences } from "./compare/compare.ts";
import { readConversations } from "./compare/conversations.ts";
import { sideBySide } from "./compare/report.ts";

const help = `npm run --silent compare -- --base REV [--key KEY_FILE] [--seed N] [--start TIME] FILE…

Plays renters' messages to the demo's agent and prints those that the assistant of this folder answers differently from
the one at REV: another reply, cards, times, stored values or tasks. Before each message both are where REV's answers led
to. Which of A and B is this folder's is random and stands in KEY_FILE, for grading without knowing.

FILE holds one JSON object {"id", "turns": [{"renter", "at"?}]}, or JSON lines: {"id", "messages": […]} a conversation or
{"conversation", "renter"} a turn. TIME is the moment of the first message where the file has none.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: "string" },
    key: { type: "string" },
    seed: { type: "string", default: "1" },
    start: { type: "string", default: "2026-11-23T15:00:00Z" },
    help: { type: "boolean", short: "h" },
  },
});

async function main(): Promise<number> {
  const { base: revision, key: keyFile, seed, start } = values;
  if (values.help || revision === undefined || positionals.length === 0) {
    console.log(help);
    return values.help ? 0 : 2;
  }
  const conversations = positionals.flatMap((file) => readConversations(readFileSync(file, "utf8")));
  const both = { base: await takeTurnAt(revision), changed: takeTurn };
  const found = conversations.flatMap((conversation) => differences(conversation, both, start));
  const { list, key } = sideBySide(found, Number(seed));
  console.log(list);
  if (keyFile !== undefined) writeFileSync(keyFile, `${JSON.stringify(key)}\n`);
  const turns = conversations.reduce((sum, conversation) => sum + conversation.turns.length, 0);
  console.error(`${found.length} of ${turns} turns differ.`);
  return 0;
}

process.exitCode = await main();
