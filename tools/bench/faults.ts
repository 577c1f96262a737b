// npm run bench:faults -- [stop] [first] [streams] [memory]: what must work when servers start, stop, are busy and have been.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startServer } from "../server/runningServer.ts";
import { conversations } from "./conversations.ts";
import { turnsOf } from "./demoTurns.ts";
import { percentile, runLoad } from "./load.ts";
import { startDatabase } from "./processes.ts";
import { streamsBesideChats } from "./streams.ts";

const unlimited = { LLAVE_RATE_FACTOR: "1000000" };
const minute = 60_000;

const parts = {
  stop: stopWhileAnswering,
  first: firstTurnsOfThree,
  streams: () => streamsBesideChats(unlimited),
  memory: memoryAfterChats,
};
const { positionals } = parseArgs({ allowPositionals: true });
for (const [name, run] of Object.entries(parts)) {
  if (positionals.length === 0 || positionals.includes(name)) await run();
}

/** SIGTERM with a request in progress on a keep-alive connection, and an idle connection beside it. */
async function stopWhileAnswering(): Promise<void> {
  const server = await startServer(unlimited);
  const agent = new Agent({ keepAlive: true });
  try {
    const send = await turnsOf(server, 1);
    await send.turn({ id: "warm-up", cookie: "" }, "Hi");
    const idle = request(`${server.origin}/healthz`, { agent });
    idle.end();
    const [answer] = (await once(idle, "response")) as [IncomingMessage];
    answer.resume();
    await once(answer, "end");
    const inFlight = send.turn({ id: "in-flight", cookie: "" }, "2 bedrooms in Brickell").then(
      () => "answered",
      (error: Error) => error.message,
    );
    const gone = once(server.process, "exit");
    const asked = performance.now();
    server.process.kill("SIGTERM");
    const outcome = await inFlight;
    const [code] = await gone;
    const took = performance.now() - asked;
    console.log(
      `stop: the request in flight was ${outcome}, exit code ${code} after ${took.toFixed(0)} ms (wanted: < 8,000)`,
    );
    send.close();
  } finally {
    agent.destroy();
    await server.stop();
  }
}

/** Three servers on one database that has the demo already, called as soon as all of them listen. */
async function firstTurnsOfThree(): Promise<void> {
  const [turns, renters] = [2_400, 60];
  const database = await startDatabase();
  try {
    const settings = { DATABASE_URL: await database.create("three"), ...unlimited };
    // Create the demo first, so that the three servers start from the same data.
    await (await startServer(settings)).stop();
    const servers = await Promise.all([1, 2, 3].map(() => startServer(settings)));
    const sends = await Promise.all(servers.map((server) => turnsOf(server, renters / servers.length)));
    let left = turns;
    const failures: string[] = [];
    const times: number[] = [];
    const began = performance.now();
    const renter = async (_: unknown, n: number) => {
      while (left > 0) {
        const conversation = { id: crypto.randomUUID(), cookie: "" };
        for (const message of conversations[n % conversations.length] ?? []) {
          if (left-- <= 0) return;
          const sent = performance.now();
          await sends[n % sends.length]
            ?.turn(conversation, message)
            .catch((error: Error) => failures.push(error.message));
          times.push(performance.now() - sent);
        }
      }
    };
    await Promise.all(Array.from({ length: renters }, renter));
    const took = (performance.now() - began) / 1_000;
    const p99 = percentile(times, 0.99).toFixed(0);
    console.log(
      `first: ${times.length} turns of ${renters} renters on three servers in ${took.toFixed(1)} s, p99 ${p99} ms, ${failures.length} failed (wanted: 0)`,
    );
    for (const failure of new Set(failures)) console.log(`  ${failure}`);
    for (const { close } of sends) close();
    await Promise.all(servers.map((server) => server.stop()));
  } finally {
    await database.stop();
  }
}

/** A server's memory after 500 simultaneous renters, and ten minutes later. */
async function memoryAfterChats(): Promise<void> {
  const database = await startDatabase();
  const server = await startServer({ DATABASE_URL: await database.create("memory"), ...unlimited });
  try {
    const resident = () => residentMegabytes(server.process.pid ?? 0);
    const warmUp = await turnsOf(server, 20);
    await runLoad(warmUp.turn, conversations, 20, 20_000);
    warmUp.close();
    await pause(minute);
    const before = resident();
    const chats = await turnsOf(server, 500);
    const { latencies } = await runLoad(chats.turn, conversations, 500, minute);
    chats.close();
    const after = resident();
    console.log(
      `memory: ${before} MB after warm-up, ${after} MB after ${latencies.length} turns of 500 chats in a minute`,
    );
    for (let minutes = 1; minutes <= 10; minutes++) {
      await pause(minute);
      const now = resident();
      const share = ((now / before - 1) * 100).toFixed(0);
      if ([1, 2, 5, 10].includes(minutes))
        console.log(`  ${minutes} min later ${now} MB, ${share} % over (wanted: at most 20 % after 10)`);
    }
  } finally {
    await server.stop();
    await database.stop();
  }
}

/** Memory of a process that is in RAM now. Linux only. */
function residentMegabytes(pid: number): number {
  const [, kilobytes = "0"] = readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
