/**
 * The baseline: what any chat turn on this stack costs. Only Fastify and pg, answering a turn with one transaction of
 * its reads and writes: the last messages, two new ones, the state. The benchmarks start it with DATABASE_URL and PORT;
 * it prints its address.
 */
import fastify from "fastify";
import pg from "pg";

/** Existing conversations and messages; a turn uses any of the conversations. */
const conversations = 20_000;
const messages = 120_000;

const schema = `
  create table conversation (
    id bigint primary key generated always as identity,
    state jsonb not null default '{}',
    turns int not null default 0,
    updated_at timestamptz not null default now()
  );
  create table message (
    id bigint primary key generated always as identity,
    conversation_id bigint not null references conversation,
    role smallint not null,
    body text not null,
    created_at timestamptz not null default now()
  );
  insert into conversation (state)
    select '{"budget": 1800, "beds": 2, "name": "Maria"}' from generate_series(1, ${conversations});
  insert into message (conversation_id, role, body)
    select 1 + n % ${conversations}, n % 2, 'I would like a two bedroom around eighteen hundred, moving in December'
    from generate_series(1, ${messages}) n;
  create index on message (conversation_id, id desc);
  analyze`;

const reply = "Great, tomorrow at 3pm is open. What is your email?";
const state = { budget: 1800, beds: 2, name: "Maria", step: "email" };

const turnSchema = {
  body: {
    type: "object",
    properties: { message: { type: "string", maxLength: 2000 } },
    required: ["message"],
  },
  response: {
    200: { type: "object", properties: { message: { type: "string" }, isComplete: { type: "boolean" } } },
  },
};

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = fastify();

app.post<{ Body: { message: string } }>("/turn", { schema: turnSchema }, async ({ body }) => {
  const id = 1 + Math.floor(Math.random() * conversations);
  const client = await pool.connect();
  try {
    await client.query("begin");
    const { rows } = await client.query({
      name: "read",
      text: "select id, role, body from message where conversation_id = $1 order by id desc limit 6",
      values: [id],
    });
    await client.query({
      name: "write",
      text: "insert into message (conversation_id, role, body) values ($1, 0, $2), ($1, 1, $3)",
      values: [id, body.message, reply],
    });
    await client.query({
      name: "update",
      text: "update conversation set state = $2, turns = turns + 1, updated_at = now() where id = $1",
      values: [id, state],
    });
    await client.query("commit");
    return { message: reply, isComplete: rows.length === 0 };
  } finally {
    client.release();
  }
});

const { rows } = await pool.query("select to_regclass('conversation') as made");
if (rows[0]?.made === null) await pool.query(schema);
console.log(await app.listen({ port: Number(process.env.PORT ?? 0), host: "127.0.0.1" }));
process.once("SIGTERM", async () => {
  await app.close();
  await pool.end();
});
