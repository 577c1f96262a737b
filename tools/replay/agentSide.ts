import type { ThreadMessage, ThreadPage } from "@llave/contract/conversations/conversation";
import type { Lead, LeadDetail } from "@llave/contract/leads/leads";
import { type Answer, Browser } from "./browser.ts";
import type { Played } from "./play.ts";

/** What the agent sees of one conversation. */
export interface AgentView {
  lead: LeadDetail;
  thread: ThreadMessage[];
}

/**
 * Signs in as the agent and reads every lead that changed since a given time, with its thread.
 * @returns the views by {@link threadKey}
 * @throws an Error if the sign-in or a call fails
 */
export async function readAgentSide(
  origin: string,
  agent: { email: string; password: string },
  since: Date,
): Promise<Map<string, AgentView>> {
  const browser = new Browser(origin);
  const { status } = await browser.post("/api/auth/login", agent);
  if (status !== 200) throw new Error(`The sign-in of ${agent.email} answered ${status}.`);
  const views = new Map<string, AgentView>();
  for (const { id, conversationId } of await leadsSince(browser, since)) {
    if (conversationId === null) continue;
    const thread = await readThread(browser, conversationId);
    views.set(threadKey(thread), { lead: await read<LeadDetail>(browser, `/api/leads/${id}`), thread });
  }
  return views;
}

/** Distinguishes conversations by their messages' times, which are the same for renter and agent. */
export function threadKey(messages: { id: string; timestamp: string; content: string }[]): string {
  return JSON.stringify(messages.map(({ id, timestamp, content }) => [id, timestamp, content]));
}

/** True if exactly the sent and received messages are stored in order after the greeting. */
export function isStoredWhole(played: Played, stored: { role: string; content: string }[]): boolean {
  const [greeting, ...rest] = stored;
  const said = played.said.map(({ role, content }) => `${role}: ${content.replace(/\r\n?/g, "\n").trim()}`);
  const kept = rest.map(({ role, content }) => `${role}: ${content.trim()}`);
  return greeting?.role === "assistant" && JSON.stringify(said) === JSON.stringify(kept);
}

/** The slots by the assistant's names, from the lines that the agent sees. */
export function slotsOf(facts: { slot: string; value: unknown }[]): Record<string, unknown> {
  const slots: Record<string, unknown> = {};
  for (const { slot, value } of facts) {
    if (slot !== "budget") slots[slot] = value;
    else for (const [end, amount] of Object.entries(value as object)) slots[`budget_${end}`] = amount;
  }
  return slots;
}

/** The newest leads first, page by page, until one that hasn't changed since. */
async function leadsSince(browser: Browser, since: Date): Promise<Lead[]> {
  const found: Lead[] = [];
  for (let path: string | null = "/api/leads?sort=recent&limit=100"; path !== null; ) {
    const page: Answer<Lead[]> = await browser.get(path);
    if (page.status !== 200) throw new Error(`${path} answered ${page.status}.`);
    const changed = page.body.filter((lead) => new Date(lead.updatedAt) >= since);
    found.push(...changed);
    path = changed.length === page.body.length ? nextPage(page.headers) : null;
  }
  return found;
}

function nextPage(headers: Headers): string | null {
  return headers.get("link")?.match(/<([^>]+)>; rel="next"/)?.[1] ?? null;
}

async function readThread(browser: Browser, conversationId: string): Promise<ThreadMessage[]> {
  let messages: ThreadMessage[] = [];
  let before: string | null = null;
  do {
    const query: string = before === null ? "" : `?before=${before}`;
    const page: ThreadPage = await read(browser, `/api/conversations/${conversationId}/messages${query}`);
    messages = [...page.messages, ...messages];
    before = page.before;
  } while (before !== null);
  return messages;
}

async function read<Body>(browser: Browser, path: string): Promise<Body> {
  const { status, body } = await browser.get<Body>(path);
  if (status !== 200) throw new Error(`${path} answered ${status}.`);
  return body;
}
