import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";

/** What renters met while they were measured. */
export interface Load {
  /** Milliseconds of each turn that was answered. */
  latencies: number[];
  /** Milliseconds from the first turn to the last answer. */
  duration: number;
}

/** Sends one message of a conversation; the conversation is new with its first message. */
export type SendTurn = (conversation: Conversation, message: string) => Promise<void>;

export interface Conversation {
  id: string;
  /** Kept from answer to answer as a browser does. */
  cookie: string;
}

/**
 * Renters who have one conversation after the other, each sending the next message as soon
 * as the answer is there.
 * @param scripts conversations that the renters take in turn
 * @param renters how many at once
 * @param duration milliseconds in which turns are begun
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

/** Puts a renter's own address where a script leaves it open; no two renters of a process have the same. */
function ownAddress(): (message: string) => string {
  const n = known++;
  const line = String(2_000_000 + n);
  return (message) => message.replace("{n}", String(n)).replace("{phone}", `786-${line.slice(0, 3)}-${line.slice(3)}`);
}

/** The value below which a share of the sorted numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The value in the middle of the sorted numbers. */
export function median(numbers: number[]): number {
  return percentile(numbers, 0.5);
}

/** Connections that stay open, one for each renter. */
export function connect(origin: string, renters: number) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: renters });
  /**
   * Posts JSON and reads the answer to its end.
   * @throws an Error for any answer but 200
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
