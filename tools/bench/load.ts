import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";

/** What renters experienced while measured. */
export interface Load {
  /** Milliseconds of each answered turn. */
  latencies: number[];
  /** Milliseconds from the first turn to the last answer. */
  duration: number;
}

/** Sends one message of a conversation; the first message starts a new one. */
export type SendTurn = (conversation: Conversation, message: string) => Promise<void>;

export interface Conversation {
  id: string;
  /** Kept between responses, as in a browser. */
  cookie: string;
}

/**
 * Renters who have one conversation after the other, each sending the next message as soon as the answer arrives.
 * @param scripts conversations that the renters take in turn
 * @param renters how many at once
 * @param duration milliseconds in which turns are started
 */
export async function runLoad(send: SendTurn, scripts: string[][], renters: number, duration: number): Promise<Load> {
  const latencies: number[] = [];
  const begin = performance.now();
  let next = 0;
  const renter = async () => {
    while (performance.now() - begin < duration) {
      const conversation = { id: randomUUID(), cookie: "" };
      const script = scripts[next++ % scripts.length] ?? [];
      const said = ownAddress();
      for (const message of script.map(said)) {
        const sent = performance.now();
        if (sent - begin >= duration) return;
        await send(conversation, message);
        latencies.push(performance.now() - sent);
      }
    }
  };
  await Promise.all(Array.from({ length: renters }, renter));
  return { latencies, duration: performance.now() - begin };
}

let known = 0;

/** Fills in a renter's own address in a script; no two renters in a process have the same one. */
function ownAddress(): (message: string) => string {
  const n = known++;
  const line = String(2_000_000 + n);
  return (message) => message.replace("{n}", String(n)).replace("{phone}", `786-${line.slice(0, 3)}-${line.slice(3)}`);
}

/** The value that a given share of the sorted numbers is below. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The median of the sorted numbers. */
export function median(numbers: number[]): number {
  return percentile(numbers, 0.5);
}

/** Keep-alive connections, one per renter. */
export function connect(origin: string, renters: number) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: renters });
  /**
   * Posts JSON and reads the response to its end.
   * @throws an Error for any response but 200
   */
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    new Promise<{ text: string; cookie: string }>((resolve, reject) => {
      const data = JSON.stringify(body);
      const content = { "content-type": "application/json", "content-length": Buffer.byteLength(data) };
      const call = request({ hostname, port, path, method: "POST", agent, headers: { ...content, ...headers } });
      call.once("error", reject);
      call.once("response", (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk) => {
          text += chunk;
        });
        response.once("end", () => {
          const cookie = (response.headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
          if (response.statusCode === 200) resolve({ text, cookie });
          else reject(new Error(`${path} answered ${response.statusCode}: ${text}`));
        });
      });
      call.end(data);
    });
  return { post, close: () => agent.destroy() };
}
