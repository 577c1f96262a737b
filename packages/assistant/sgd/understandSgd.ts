/**
 * Reads the user turns of Schema-Guided Dialogue home services and prints what
 * each newly says, for scoring.
 *
 *   npm run --silent understand:sgd -- FILE > predictions.jsonl
 */
import { createReadStream } from "node:fs";
import { readJsonLines, writeJsonLine } from "../commands/jsonLines.ts";
import { bayArea } from "./bayArea.ts";
import { trackTurn } from "./track.ts";
import type { SgdMemory, SgdTurn } from "./turn.ts";

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
