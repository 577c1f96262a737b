import { vi } from "vitest";
import type { DropReason } from "../../db/tables/mailKind.ts";
import { runFollowUps } from "../../followUps/sending/runFollowUps.ts";
import { friday } from "../testClock.ts";
import { startTextChat } from "../twilioServer/startTextChat.ts";

/** The time of a test, which sets it back before each. */
export const clock = { at: friday };

const waiting = { timeout: 30_000 };
let renters = 0;

/** A renter who writes on the page at the clock's time, the agent's browser, and the job. Jobs run when a test says so. */
export async function startFollowUps({
  mode = "full",
  env = {},
  first,
}: {
  mode?: "full" | "balanced";
  env?: Record<string, string>;
  first?: (email: string) => string;
} = {}) {
  const chat = await startTextChat({ now: () => new Date(clock.at), env });
  const { services, agent, database } = chat;
  await services.jobs.stop();
  await database.pool.query(
    "update agent set ai_mode = $2, sms_enabled = true, whatsapp_enabled = true where agent_id = $1",
    [agent.agent_id, mode],
  );
  const email = `renter${++renters}@renters.example`;
  await chat.say((first ?? (() => `Hi, I'm Ana Torres. 2 bedrooms in Brickell up to 3000, ${email}`))(email));
  const calm = () =>
    Promise.all([
      database.pool.query("update lead set needs_you = false where agent_id = $1", [agent.agent_id]),
      database.pool.query("update draft set status = 'rejected' where agent_id = $1 and kind <> 'follow_up'", [
        agent.agent_id,
      ]),
    ]);
  await calm();
  const owner = await chat.signedIn(agent.email);
  const [{ id: leadId }] = (await owner.get("/api/leads")).body;
  const run = async (after: number) => {
    clock.at = friday + after;
    await runFollowUps(services);
  };
  const plan = async () => (await owner.get("/api/follow-ups")).body.items as Item[];
  const ofLead = async () => (await owner.get(`/api/leads/${leadId}/follow-ups`)).body.items as Item[];
  const sent = async () => {
    const { rows } = await database.pool.query(
      "select m.content, m.author from follow_up f join message m on m.agent_id = f.agent_id and m.conversation_id = f.conversation_id and m.seq = f.sent_seq where f.agent_id = $1 order by f.created_at",
      [agent.agent_id],
    );
    return rows as { content: string; author: string }[];
  };
  /** Gives the renter's newest mail this outcome, after the app's own job has processed it. */
  const mailed = async (status: "queued" | "sent" | "failed" | "dropped", dropReason: DropReason | null = null) => {
    const newest = "(select mail_id from mail where recipient = $1 order by created_at desc limit 1)";
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(`select attempts from mail where mail_id = ${newest}`, [email]);
      if (rows[0]?.attempts === 0) throw new Error("the mail is being sent");
    }, waiting);
    await database.pool.query(`update mail set status = $2, drop_reason = $3 where mail_id = ${newest}`, [
      email,
      status,
      dropReason,
    ]);
  };
  /** A confirmed half hour on Sunday, 22 March, at 11:00 AM in Miami. */
  const hasShowing = () =>
    database.pool.query(
      `insert into showing (agent_id, showing_id, conversation_id, lead_id, starts_at, ends_at, blocked, status,
         token_hash, language, changed_at)
       select agent_id, gen_random_uuid(), conversation_id, lead_id, '2026-03-22 15:00Z', '2026-03-22 15:30Z',
         '[2026-03-22 15:00Z,2026-03-22 15:30Z)', 'confirmed', uuid_send(conversation_id), 'en', '2026-03-19 13:00Z'
       from conversation where agent_id = $1`,
      [agent.agent_id],
    );
  const act = (name: string, item: Pick<Item, "id">, by = owner) =>
    by.post(`/api/follow-ups/${name}`, { leadId, id: item.id });
  const settings = (change: object) =>
    owner.send(
      "PUT",
      "/api/agent/follow-up-settings",
      JSON.stringify({ enabled: true, offSteps: [], offStages: [], offSources: [], ...change }),
      { "content-type": "application/json" },
    );
  return { ...chat, owner, email, leadId, run, plan, ofLead, sent, mailed, hasShowing, act, settings, calm };
}

/** A message of the plan. */
export interface Item {
  id: string;
  step: string;
  state: string;
  reason: string | null;
  channel: string;
  at: string;
  asks: boolean;
  canSend: boolean;
  canSkip: boolean;
  text: string | null;
}
