import type { FollowUpSettings } from "@llave/contract/followUps/followUps";
import type { ShowingTimes } from "@llave/contract/showings/showings";
import type { DatabaseHandle } from "../../../apps/server/src/db/connect.ts";
import { hourMs, minuteMs } from "../../../packages/contract/src/calendar.ts";
import type { Call, Send } from "./reads.ts";
import { own, pick, type Rows } from "./rows.ts";

/** The body of a call's response. */
async function read<Answer>(response: Promise<Response>): Promise<Answer> {
  return (await (await response).json()) as Answer;
}

/** What the workspace, the calendar and the settings read. */
export function workspaceReads(send: Send, rows: Rows): Call[] {
  const fixed = (name: string, path: string): Call => ({ name, send: () => send("GET", path) });
  const lead = (name: string, tail: string): Call => ({
    name,
    send: (round) => send("GET", `/api/leads/${pick(rows.leads, round).id}/${tail}`),
  });
  const span = "from=2026-03-23T00:00:00.000Z&to=2026-03-30T00:00:00.000Z";
  return [
    fixed("the queue, 60 people", "/api/dashboard/queue?limit=60"),
    fixed("the rest of the queue", "/api/dashboard/queue/rest"),
    fixed("advice, a year", "/api/dashboard/advice?period=custom&from=2026-01-01&to=2026-12-31"),
    lead("a lead's to-dos", "todos"),
    lead("a lead's follow-ups", "follow-ups"),
    fixed("today's follow-ups", "/api/follow-ups"),
    fixed("follow-ups' settings", "/api/agent/follow-up-settings"),
    fixed("free times for a showing", "/api/showing-times"),
    fixed("blocked times", `/api/blocked-times?${span}`),
    fixed("the address of map tiles", "/api/map-tiles"),
    fixed("the calendar feed", "/api/calendar-feed"),
    fixed("addresses to choose from", "/api/properties/addresses?q=1420%20bri"),
    fixed("channels", "/api/agent/channels"),
    fixed("the email channel", "/api/agent/channels/email"),
    fixed("the alert phone", "/api/agent/alert-phone"),
    fixed("devices for pushes", "/api/agent/push-devices"),
    fixed("second factors", "/api/account/second-factors"),
    fixed("security events", "/api/account/security-events"),
  ];
}

/** What an agent changes in the workspace, the calendar and the settings. */
export async function workspaceWrites(send: Send, rows: Rows, database: DatabaseHandle): Promise<Call[]> {
  const { pool } = database;
  const { rows: open } = await pool.query<{ id: string }>(
    `select task_id as id from task where ${own} and done_at is null and kind <> 'showing' order by created_at desc limit 240`,
  );
  const item = (round: number) => `/api/items/${pick(open, round).id}`;
  return [
    { name: "close an item", send: (round) => send("POST", `${item(round)}/close`, { as: "done" }) },
    { name: "reopen an item", send: (round) => send("POST", `${item(round)}/reopen`) },
    {
      name: "answer an item",
      // An answer also closes other questions of its conversation about the same subject.
      before: async (round) => {
        await send("POST", `${item(round)}/reopen`);
      },
      send: (round) => send("POST", `${item(round)}/answer`, { text: "Yes, it does." }),
    },
    ...leadCalls(send, rows),
    ...calendarCalls(send, rows, database),
    ...(await settingCalls(send)),
  ];
}

function leadCalls(send: Send, rows: Rows): Call[] {
  const lead = (round: number) => `/api/leads/${pick(rows.leads, round).id}`;
  let todo = "";
  const addTodo = async (round: number) => {
    const { id } = await read<{ id: string }>(send("POST", `${lead(round)}/todos`, { text: "Send the contract" }));
    todo = `${lead(round)}/todos/${id}`;
  };
  const setMode = (round: number, mode: "minimal" | "balanced") =>
    send("PUT", `/api/conversations/${pick(rows.leads, round).conversationId}/control`, { mode });
  return [
    { name: "take over", send: (round) => setMode(round, "minimal") },
    { name: "hand back", send: (round) => setMode(round, "balanced") },
    { name: "mark a lead done", send: (round) => send("POST", `${lead(round)}/done`) },
    { name: "undo a lead's done", send: (round) => send("DELETE", `${lead(round)}/done`) },
    {
      name: "add a to-do",
      send: (round) => send("POST", `${lead(round)}/todos`, { text: "Call her", dueOn: "2026-12-01" }),
    },
    { name: "check a to-do off", before: addTodo, send: () => send("PATCH", todo, { done: true }) },
    { name: "delete a to-do", before: addTodo, send: () => send("DELETE", todo) },
    { name: "log a call", send: (round) => send("POST", `${lead(round)}/calls`, { outcome: "voicemail" }) },
  ];
}

function calendarCalls(send: Send, rows: Rows, { pool }: DatabaseHandle): Call[] {
  const blocked = (round: number) => {
    const from = new Date(Date.UTC(2027, 5, 1) + round * hourMs);
    const to = new Date(from.getTime() + 30 * minuteMs);
    return { from: from.toISOString(), to: to.toISOString(), note: "Dentist" };
  };
  let blockedId = "";
  let bookedAt = "";
  return [
    {
      name: "block time",
      send: (round) => send("POST", "/api/blocked-times", blocked(round)),
    },
    {
      name: "unblock time",
      before: async (round) => {
        blockedId = (await read<{ id: string }>(send("POST", "/api/blocked-times", blocked(round + 2_000)))).id;
      },
      send: () => send("DELETE", `/api/blocked-times/${blockedId}`),
    },
    {
      name: "book a showing",
      before: async () => {
        // Free times are few: each round takes the one that the round before booked.
        await pool.query(`update showing set status = 'canceled' where ${own} and starts_at = $1`, [bookedAt || null]);
        bookedAt = (await read<ShowingTimes>(send("GET", "/api/showing-times"))).times.at(-1) ?? "";
      },
      send: (round) => {
        const [leadId, propertyId] = [pick(rows.leads, round).id, pick(rows.properties, round)];
        return send("POST", "/api/showings", { leadId, propertyId, at: bookedAt });
      },
    },
    { name: "renew the calendar feed", send: () => send("POST", "/api/calendar-feed", { language: "en" }) },
    { name: "end the calendar feed", send: () => send("DELETE", "/api/calendar-feed") },
  ];
}

async function settingCalls(send: Send): Promise<Call[]> {
  const { steps, enabled, offStages, offSources } = await read<FollowUpSettings>(
    send("GET", "/api/agent/follow-up-settings"),
  );
  const offSteps = steps.filter(({ on }) => !on).map(({ step }) => step);
  const [first] = steps;
  if (!first) throw new Error("no follow-up has a text");
  const { step, texts } = first;
  const path = "/api/agent/follow-up-settings";
  return [
    { name: "save follow-ups", send: () => send("PUT", path, { enabled, offStages, offSources, offSteps }) },
    { name: "save a follow-up's texts", send: () => send("PUT", `${path}/texts/${step}`, texts) },
    { name: "preview a follow-up", send: () => send("POST", `${path}/preview`, { step, ...texts }) },
  ];
}
