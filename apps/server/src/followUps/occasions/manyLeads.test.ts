import { hourMs as hour } from "@llave/contract/calendar";
import { beforeEach, expect, test } from "vitest";
import { clock, startFollowUps } from "../../testing/chats/startFollowUps.ts";
import { friday } from "../../testing/testClock.ts";

const others = 210;

beforeEach(() => {
  clock.at = friday;
});

/** The first lead went quiet before 210 others, which are copies of it. */
async function manySilent() {
  const stage = await startFollowUps();
  const { pool } = stage.database;
  const columns = async (table: string, without: string[]) => {
    const { rows } = await pool.query(
      "select column_name from information_schema.columns where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER'",
      [table],
    );
    return rows.map((row) => row.column_name as string).filter((name) => !without.includes(name));
  };
  const own = [stage.agent.agent_id];
  const ofConversation = (await columns("conversation", ["conversation_id", "client_id", "lead_id"])).join(",");
  await pool.query(
    `insert into conversation (conversation_id, client_id, ${ofConversation})
     select gen_random_uuid(), 'copy' || i, ${ofConversation} from conversation, generate_series(1, ${others}) i where agent_id = $1`,
    own,
  );
  await pool.query(
    `insert into message (agent_id, conversation_id, seq, role, author, content, language, created_at)
     select m.agent_id, c.conversation_id, m.seq, m.role, m.author, m.content, m.language, m.created_at + interval '5 minutes'
     from message m join conversation c on c.agent_id = m.agent_id and c.client_id like 'copy%' where m.agent_id = $1`,
    own,
  );
  const ofLead = await columns("lead", [
    "lead_id",
    "conversation_id",
    "email",
    "phone",
    "updated_at",
    "silent_since",
    "agent_id",
  ]);
  await pool.query(
    `insert into lead (agent_id, lead_id, conversation_id, email, updated_at, silent_since, ${ofLead.join(",")})
     select l.agent_id, gen_random_uuid(), c.conversation_id, c.client_id || '@renters.example',
       l.updated_at + interval '5 minutes', silent_since(l.agent_id, c.conversation_id), ${ofLead.map((name) => `l.${name}`).join(",")}
     from lead l join conversation c on c.agent_id = l.agent_id and c.client_id like 'copy%' where l.agent_id = $1`,
    own,
  );
  return stage;
}

test("sends every due follow-up of many leads, the most overdue first", async () => {
  const { run, database, agent, leadId, owner } = await manySilent();
  const { items, more } = (await owner.get("/api/follow-ups")).body;
  expect(items.map((item: { leadId: string }) => item.leadId)).toContain(leadId);
  expect([items.length, more]).toEqual([60, true]);
  const sent = async () => {
    const { rows } = await database.pool.query(
      "select lead_id from follow_up where agent_id = $1 order by created_at",
      [agent.agent_id],
    );
    return rows.map((row) => row.lead_id as string);
  };
  await run(1.2 * hour);
  expect(await sent()).toHaveLength(200);
  expect(await sent()).toContain(leadId);
  await run(1.3 * hour);
  expect(await sent()).toHaveLength(others + 1);
});
