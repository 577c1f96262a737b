import fc from "fast-check";
import { describeApi } from "../../openapi/describeApi.ts";
import type { TestClient } from "../client.ts";
import { type Call, callsOf } from "./calls.ts";

/** Results of the calls: how many responses had each status. */
export type Tally = Record<string, number>;

/**
 * Sends requests generated from the API's description and fails if the server does: a response of 500 or above, one
 * that isn't a clear refusal, or one that contains a stored row. The failing request is shrunk to the smallest that
 * still fails.
 * @param browsers one per role; their cookies stay
 */
export async function fuzz(
  browsers: Record<Call["role"], TestClient>,
  options: { runs: number; ids: string[]; seed?: number; onCall?: (done: number) => void },
): Promise<Tally> {
  const tally: Tally = {};
  let done = 0;
  const calls = callsOf(await describeApi(), options.ids);
  const property = fc.asyncProperty(calls, async ({ method, path, body, type, role }) => {
    const send = () => browsers[role].send(method, path, body, type ? { "content-type": type } : {});
    // Making the first request takes seconds, in which the server closes the idle connection. If it crashed, the second
    // attempt fails too.
    const answer = await send().catch(send);
    tally[answer.status] = (tally[answer.status] ?? 0) + 1;
    options.onCall?.(++done);
    if (answer.status >= 500) throw new Error(`${answer.status} ${answer.text.slice(0, 300)}`);
    if (answer.status >= 400 && !/^[a-z_]+$/.test(answer.body?.code ?? ""))
      throw new Error(`${answer.status} isn't in the error format: ${answer.text.slice(0, 300)}`);
  });
  await fc.assert(property, { numRuns: options.runs, ...(options.seed !== undefined && { seed: options.seed }) });
  return tally;
}

/** Ids of an agent's data, from its lists. */
export async function idsOf(browser: TestClient): Promise<string[]> {
  const lists = ["leads", "properties", "smartlinks", "conversations/recent", "drafts", "showings", "saved-views"];
  const answers = await Promise.all(lists.map((list) => browser.get(`/api/${list}`)));
  const found = answers.flatMap(({ text }) => [...text.matchAll(/"(?:id|leadId|conversationId)":"([0-9a-f-]{36})"/g)]);
  return [...new Set(found.map(([, id = ""]) => id))];
}
