// npm run play: plays renters against the HTTP API of a server and writes what they saw, turn by turn.
import { createWriteStream, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { inParallel } from "./replay/inParallel.ts";
import { readScripts, type Script } from "./replay/scripts.ts";
import { findTarget, type Target } from "./replay/target.ts";
import { converse, transcribe } from "./replay/transcript.ts";
import { endWith } from "./server/withDatabase.ts";

const help = `npm run --silent play -- [FILE] [--url BASE_URL] [--link /smartlink/…] [--out FILE] [--parallel N]

Plays conversations against a SmartLink, each as a new visitor, and writes one JSON line a turn:
{"conversation", "turn", "renter", "reply", "cards", "times"}, to standard output or to --out.

FILE holds JSON lines: {"id", "language"?, "turns": […]} a conversation. N of them are played at once (8).

Without FILE it answers JSON lines on standard input, {"conversation", "text", "language"?}, each with
{"conversation", "reply", "cards", "times", "slots"}. A conversation begins with its first message.

Without --url a server with a fresh database and the demo is started and removed again. BASE_URL may be
the address of a SmartLink's page; else --link names it, or it is the demo's of the installation in this folder.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: "string" },
    link: { type: "string" },
    out: { type: "string" },
    parallel: { type: "string", default: "8" },
    help: { type: "boolean", short: "h" },
  },
});

async function main(): Promise<void> {
  const [file] = positionals;
  if (values.help) return console.log(help);
  const { url, link, out } = values;
  const scripts = file === undefined ? null : readScripts(readFileSync(file, "utf8"));
  const target = await findTarget({ ...(url && { url }), ...(link && { link }) });
  const output = out === undefined ? process.stdout : createWriteStream(out);
  const write = (line: object) => output.write(`${JSON.stringify(line)}\n`);
  try {
    if (scripts === null) await converse(target, process.stdin, write);
    else await playAll(target, scripts, write);
  } finally {
    await target.stop();
    if (out !== undefined) output.end();
  }
}

/** Writes each conversation as soon as it has been played. */
async function playAll(target: Target, scripts: Script[], write: (line: object) => void): Promise<void> {
  const played = await inParallel(scripts, Number(values.parallel), async (script) => {
    const lines = await transcribe(target, script);
    for (const line of lines) write(line);
    return lines;
  });
  const turns = played.flat();
  const failures = turns.filter(({ failed }) => failed !== undefined).length;
  console.error(`${scripts.length} conversations, ${turns.length} turns, ${failures} failed requests`);
  if (failures > 0) process.exitCode = 1;
}

await main().catch(endWith);
