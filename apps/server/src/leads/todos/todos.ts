import type { TodoChange } from "@llave/contract/leads/leadChanges";
import type { ListedLead } from "@llave/contract/leads/leads";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { newId } from "../../db/newId.ts";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../http/errors.ts";
import { requireLead } from "../history/notes.ts";
import { withMembers } from "../merging/members.ts";

/** Maximum number of to-dos per lead, done ones included. */
const maxTodos = 100;

const columns = ["todo_id", "text", "due_on", "created_at", "done_at"] as const;

/** The to-dos of a lead and its members: open ones first, by the day they are due. */
export function listTodos(db: Kysely<Database>, agentId: string, leadId: string) {
  return db
    .selectFrom("lead_todo")
    .select(columns)
    .where("agent_id", "=", agentId)
    .where("lead_id", "in", withMembers(agentId, leadId))
    .orderBy("done_at", (order) => order.desc().nullsFirst())
    .orderBy("due_on", (order) => order.asc().nullsLast())
    .orderBy("todo_id")
    .limit(maxTodos)
    .execute();
}

export type TodoRow = Awaited<ReturnType<typeof listTodos>>[number];

/**
 * Adds a to-do.
 * @throws ApiError `not_found` for a lead that isn't the agent's, `too_large` beyond 100
 */
export async function addTodo(
  db: Kysely<Database>,
  agentId: string,
  leadId: string,
  { text, dueOn }: { text: string; dueOn: string | null },
  now: Date,
): Promise<TodoRow> {
  const keptId = await requireLead(db, agentId, leadId);
  const { count } = await db
    .selectFrom("lead_todo")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("agent_id", "=", agentId)
    .where("lead_id", "in", withMembers(agentId, keptId))
    .executeTakeFirstOrThrow();
  if (count >= maxTodos) throw new ApiError("too_large");
  const values = { agent_id: agentId, lead_id: keptId, todo_id: newId(now), text, due_on: dueOn, created_at: now };
  return db.insertInto("lead_todo").values(values).returning(columns).executeTakeFirstOrThrow();
}

interface TodoKey {
  agentId: string;
  leadId: string;
  todoId: string;
}

/** Changes a to-do, or marks it done or open. @throws ApiError `not_found` */
export async function changeTodo(
  db: Kysely<Database>,
  { agentId, leadId, todoId }: TodoKey,
  { text, dueOn, done }: TodoChange,
  now: Date,
): Promise<TodoRow> {
  const row = await db
    .updateTable("lead_todo")
    .set((to) => ({
      text: text ?? to.ref("text"),
      due_on: dueOn === undefined ? to.ref("due_on") : dueOn,
      done_at: done === undefined ? to.ref("done_at") : done ? now : null,
    }))
    .where("agent_id", "=", agentId)
    .where("lead_id", "in", shownWith(agentId, leadId))
    .where("todo_id", "=", todoId)
    .returning(columns)
    .executeTakeFirst();
  if (!row) throw new ApiError("not_found");
  return row;
}

/** Erases a to-do. @throws ApiError `not_found` */
export async function eraseTodo(db: Kysely<Database>, { agentId, leadId, todoId }: TodoKey): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("lead_todo")
    .where("agent_id", "=", agentId)
    .where("lead_id", "in", shownWith(agentId, leadId))
    .where("todo_id", "=", todoId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError("not_found");
}

/** The leads whose to-dos appear on one lead's page. */
function shownWith(agentId: string, leadId: string) {
  return withMembers(agentId, sql`kept_lead(${agentId}, ${leadId})`);
}

/** The open to-do of a listed lead that is due first. */
export function nextTodo(alias: string): RawBuilder<ListedLead["nextTodo"]> {
  const [agentId, leadId] = [sql.ref(`${alias}.agent_id`), sql.ref(`${alias}.lead_id`)];
  return sql`(
    select jsonb_build_object('text', t.text, 'dueOn', t.due_on) from lead_todo t
    where t.agent_id = ${agentId} and t.done_at is null and t.lead_id in (
      select ${leadId} union all
      select part.lead_id from lead part where part.agent_id = ${agentId} and part.merged_into = ${leadId})
    order by t.due_on nulls last, t.todo_id limit 1)`;
}

/**
 * The ids of an agent's leads with an open to-do that is due by a day, as a subquery. Few of them are merged into other
 * leads: looking those up separately saves reading the lead of every to-do.
 */
export function dueLeads(agentId: string, day: string): RawBuilder<string> {
  const isDue = sql`t.agent_id = ${agentId} and t.done_at is null and t.due_on <= ${day}::date`;
  return sql`(
    select t.lead_id from lead_todo t where ${isDue}
    union all
    select part.merged_into from lead part join lead_todo t on t.lead_id = part.lead_id
    where part.agent_id = ${agentId} and part.merged_into is not null and ${isDue})`;
}
