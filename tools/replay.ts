// npm run replay: plays scripts of renter messages through a server's HTTP API.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { AgentView } from "./replay/agentSide.ts";
import { isStoredWhole, readAgentSide, slotsOf, threadKey } from "./replay/agentSide.ts";
import { inParallel } from "./replay/inParallel.ts";
import { type Played, playScript } from "./replay/play.ts";
import { readScripts } from "./replay/scripts.ts";
import { findTarget, type Target } from "./replay/target.ts";

const help = `npm run --silent replay -- FILE [--url BASE_URL] [--link /smartlink/…] [--agent EMAIL:PASSWORD]

Plays scripts of renter messages, each as a new visitor, and prints one JSON line a
conversation: {"id", "slots", "score", "temperature", "isComplete", "transcript"}.
The figures of the whole run go to standard error.

FILE holds JSON lines: {"id", "language"?, "messages": […]} a conversation, or
{"dialogue_id", "turn", "utterance"} a turn of a Schema-Guided Dialogue.

Without --url a server with a fresh database and the demo is started and removed again.
Slots, score and temperature come from the agent's API: with --url name the link and its
agent, unless it is the demo of the installation in this folder.`;

/** Number of simultaneous conversations. */
const atOnce = 8;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: "string" },
    link: { type: "string" },
    agent: { type: "string" },
    help: { type: "boolean", short: "h" },
  },
});

async function main(): Promise<number> {
  const [file] = positionals;
  if (values.help || file === undefined) {
    console.log(help);
    return values.help ? 0 : 2;
  }
  const scripts = readScripts(readFileSync(file, "utf8"));
  const target = await findTarget(values);
  try {
    return await replay(scripts, target);
  } finally {
    await target.stop();
  }
}

async function replay(scripts: ReturnType<typeof readScripts>, target: Target): Promise<number> {
  const started = performance.now();
  // A little earlier, since the server's clock may differ from this one's.
  const since = new Date(Date.now() - 60_000);
  const conversations = await inParallel(scripts, atOnce, (script) =>
    playScript(target.origin, target.smartLinkPath, script),
  );
  const seconds = (performance.now() - started) / 1000;
  const views = target.agent ? await readAgentSide(target.origin, target.agent, since) : new Map<string, AgentView>();
  let whole = 0;
  for (const played of conversations) {
    const view = views.get(threadKey(played.stored?.messages ?? []));
    const stored = view?.thread ?? played.stored?.messages ?? [];
    if (isStoredWhole(played, stored)) whole++;
    else console.error(`${played.script.id} is not stored whole.`);
    console.log(JSON.stringify(present(played, view)));
  }
  return summarize(conversations, whole, seconds);
}

function present(played: Played, view: AgentView | undefined): object {
  return {
    id: played.script.id,
    slots: slotsOf(view?.lead.facts ?? played.stored?.search ?? []),
    score: view?.lead.score ?? null,
    temperature: view?.lead.status ?? null,
    isComplete: played.isComplete,
    transcript: played.said,
  };
}

/** @returns the exit code */
function summarize(conversations: Played[], whole: number, seconds: number): number {
  const turns = conversations.reduce((sum, { script }) => sum + script.messages.length, 0);
  const failures = conversations.flatMap((played) => played.failures);
  for (const failure of failures.slice(0, 10)) console.error(`Failed: ${failure}`);
  console.error(
    `${conversations.length} conversations, ${turns} turns, ${failures.length} failed requests, ${whole} conversations stored whole, ${seconds.toFixed(1)} s`,
  );
  return failures.length === 0 && whole === conversations.length ? 0 : 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
