import type { CalendarProvider } from "@llave/contract/showings/calendars";
import { onTestFinished } from "vitest";
import { readDueCalendars } from "../../calendars/readBusy.ts";
import { sendCalendarEvents } from "../../calendars/sendEvents.ts";
import { type JobHandlers, Jobs } from "../../jobs/jobs.ts";
import type { TestClient } from "../client.ts";
import { createProperty } from "../factories.ts";
import { startChat } from "../testApp.ts";
import { openGoogleServer } from "./googleServer.ts";
import { openMicrosoftServer } from "./microsoftServer.ts";

/** Friday, March 20, 2026, 10:00 AM in Miami. */
export const friday = new Date("2026-03-20T14:00:00Z");
/** Monday, March 23, 11 AM in Miami. */
export const monday = "2026-03-23T15:00:00.000Z";

/** Every job, doing nothing. */
const idle = new Proxy({}, { get: () => async () => {} }) as JobHandlers;

/** An agent, local servers in place of Google and Microsoft, and a clock that the test moves. Jobs run when a test says so. */
export async function startCalendarChat() {
  let now = friday;
  const google = await openGoogleServer();
  const microsoft = await openMicrosoftServer();
  onTestFinished(google.close);
  onTestFinished(microsoft.close);
  const chat = await startChat({ now: () => now, env: { ...google.env, ...microsoft.env } });
  // Otherwise a run of the app's own job could come between a test's steps.
  chat.app.services.jobs = new Jobs(chat.database.connection, idle, chat.app.log);
  const owner = await chat.signedIn(chat.agent.email);
  const { property_id: propertyId } = await createProperty(chat.database.db, chat.agent.agent_id);
  const { services } = chat.app;
  const stored = (provider: CalendarProvider) =>
    services.db
      .selectFrom("calendar_connection")
      .selectAll()
      .where("agent_id", "=", chat.agent.agent_id)
      .where("provider", "=", provider)
      .executeTakeFirstOrThrow();
  return {
    ...{ ...chat, google, microsoft, owner, propertyId, services, stored },
    connect: (provider: CalendarProvider, browser = owner) => connect(browser, provider),
    /** What the job `calendars` does. */
    async run(): Promise<void> {
      await sendCalendarEvents(services);
      await readDueCalendars(services);
    },
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    /** A lead and their confirmed showing. */
    async book(name: string, at = monday): Promise<{ showingId: string; leadId: string }> {
      const lead = await owner.post("/api/leads", { name, email: `${name.toLowerCase()}@mail.example` });
      const { body } = await owner.post("/api/showings", { leadId: lead.body.id, propertyId, at });
      return { showingId: body.id, leadId: lead.body.id };
    },
    async state(provider: CalendarProvider, browser = owner) {
      const { body } = await browser.get("/api/calendar-connections");
      return body.find((one: { provider: string }) => one.provider === provider);
    },
    freeTimes: async (): Promise<string[]> => (await owner.get("/api/showing-times")).body.times,
  };
}

/** Signs in at the provider as a browser does. Returns the page that the agent comes back to. */
async function connect(browser: TestClient, provider: CalendarProvider): Promise<URL> {
  const { body } = await browser.post(`/api/calendar-connections/${provider}`, { language: "en" });
  const there = await fetch(body.url, { redirect: "manual" });
  const back = new URL(there.headers.get("location") ?? "");
  const { headers } = await browser.get(back.pathname + back.search);
  return new URL(headers.get("location") ?? "", back);
}
