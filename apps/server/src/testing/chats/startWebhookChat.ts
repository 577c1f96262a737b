import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { type WebhookEvent, webhookEvents } from "@llave/contract/integrations/webhookLimits";
import type { WebhookPayload } from "@llave/contract/integrations/webhooks";
import { deliverWebhooks } from "../../webhooks/deliver.ts";
import { startPageServer } from "../pageServer.ts";
import { startChat } from "../testApp.ts";

/** One request that the other program got. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  payload: WebhookPayload;
}

/** Friday, 20 March 2026, 10:00 AM in Miami. */
const start = "2026-03-20T14:00:00Z";

/** An agent whose webhook is another program's server on this machine. The clock stops until a test moves it. */
export async function startWebhookChat() {
  let at = Date.parse(start);
  const now = () => new Date(at);
  const received: Received[] = [];
  /** What the other program answers, in order; then 200. `silence` is no answer at all. */
  const answers: (number | "silence" | { status: number; headers: Record<string, string> })[] = [];
  const site = await startPageServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      received.push({ headers: request.headers, body, payload: JSON.parse(body) });
      const answer = answers.shift() ?? 200;
      if (answer === "silence") return;
      const { status, headers } = typeof answer === "number" ? { status: answer, headers: {} } : answer;
      response.writeHead(status, headers).end();
    });
  });
  const chat = await startChat({ now });
  const { services } = chat.app;
  services.webPages = site.webPages;
  // Otherwise they could take an event that a test delivers itself.
  await services.jobs.stop();
  const browser = await chat.signedIn(chat.agent.email);
  const add = async (events: readonly WebhookEvent[] = webhookEvents, path = "/in") =>
    (await browser.post("/api/agent/webhooks", { url: site.url(path), events })).body;
  /** Sends a message as the renter; a refusal would otherwise look like a missing event. */
  const say = async (message: string) => {
    const answer = await chat.say(message);
    if (answer.status !== 200) throw new Error(`the message was answered ${answer.status}: ${answer.text}`);
  };
  const deliver = () => deliverWebhooks(services);
  const log = async (id: string) => (await browser.get(`/api/agent/webhooks/${id}/deliveries?limit=50`)).body;
  const hook = async () => (await browser.get("/api/agent/webhooks")).body[0];
  const types = () => received.map(({ payload }) => payload.type);
  const pass = (milliseconds: number) => {
    at += milliseconds;
  };
  return { ...chat, say, now, services, site, received, answers, browser, add, deliver, log, hook, types, pass };
}

/** Whether a delivery is signed with a secret, computed without the library. */
export function isSignedWith(secret: string, { headers, body }: Received): boolean {
  const [id, time, signatures] = ["id", "timestamp", "signature"].map((name) => String(headers[`webhook-${name}`]));
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${time}.${body}`).digest("base64");
  return signatures?.split(" ").includes(`v1,${expected}`) ?? false;
}
