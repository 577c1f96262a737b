/**
 * Reads the user turns of Schema-Guided Dialogue home services and prints what
 * each newly says, for scoring.
 *
 *   npm run --silent understand:sgd -- FILE > predictions.jsonl
 */
import { createReadStream } from "node:fs";
import { bayArea } from "../sgd/bayArea.ts";
import { trackTurn } from "../sgd/track.ts";
import type { SgdMemory, SgdTurn } from "../sgd/turn.ts";
import { readJsonLines, writeJsonLine } from "./jsonLines.ts";

const file = process.argv[2];
if (file === undefined) {
  process.stderr.write("usage: npm run --silent understand:sgd -- FILE\n");
  process.exit(2);
}

let memory: SgdMemory = { dialogue: "", known: {} };
for await (const turn of readJsonLines<SgdTurn>(createReadStream(file))) {
  const dialogue = `${turn.dialogue_id} ${turn.service}`;
  if (dialogue !== memory.dialogue) memory = { dialogue, known: {} };
  writeJsonLine(trackTurn(memory, turn, bayArea));
}
