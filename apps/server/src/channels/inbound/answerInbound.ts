import type { FastifyBaseLogger } from "fastify";
import { type Selectable, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { InquiryDetails } from "../../db/tables/channels.ts";
import type { Services } from "../../services.ts";
import type { LinkContext } from "../../smartlinks/contexts.ts";
import { markOf, readConversation } from "../../threads/storing/store.ts";
import { joinPhone } from "./joinPhone.ts";
import { keepUnanswered } from "./keepUnanswered.ts";
import { storeMedia } from "./media.ts";
import type { ThreadRow } from "./routeInbound.ts";

/** Stores a renter's message and everything that follows from it. The conversations do it; `app.ts` hands it over. */
export interface TakesTurns {
  takeTurn(message: {
    link: LinkContext;
    visitorId: string;
    by: { channel: ThreadRow["channel"]; address: string };
    inquiry: InquiryDetails | null;
    idempotencyKey: string;
    text: string;
    request: { linkId: string; conversationId: string; message: string };
    pageLanguage: "en";
  }): Promise<unknown>;
}

/** What answering a message needs. */
type AnsweringServices = Pick<Services, "config" | "db" | "hub" | "links" | "now" | "pool" | "secret"> & TakesTurns;
/** What finding messages to answer needs as well. */
type ClaimingServices = AnsweringServices & Pick<Services, "models" | "turnQueue">;

type InboundRow = Selectable<Database["inbound_message"]>;

/** Messages answered in parallel. */
const parallelTurns = 2;
/** While renters write on the chat page, so that they hardly notice a flood of texts. */
const parallelTurnsWhileBusy = 1;
/** The same with a language model: its turns mostly wait for the model. */
const parallelModelTurns = 20;
const maxAttempts = 5;
/** What an API client can send as one message. */
const maxLength = 2_000;

/**
 * Answers incoming messages: the same assistant, the same conversation. If a server dies while answering, another one
 * answers the message; the turn recognizes the message by its id and happens once.
 */
export async function answerInbound(
  services: ClaimingServices & Pick<Services, "jobs">,
  log: FastifyBaseLogger,
): Promise<void> {
  for (;;) {
    const answered = await services.turnQueue.giveWay(() => answerSome(services, log));
    if (answered === 0) return;
    services.jobs.queueSending();
  }
}

async function answerSome(services: ClaimingServices, log: FastifyBaseLogger): Promise<number> {
  const ownTurns = services.turnQueue.isBusy ? parallelTurnsWhileBusy : parallelTurns;
  const claimed = await claimReceived(services, services.models ? parallelModelTurns : ownTurns);
  await Promise.all(claimed.map((row) => answerOne(services, row, log)));
  return claimed.length;
}

/**
 * Only each sender's oldest message to an agent, on any channel, so that they are answered in order: a chat page's code
 * merges the threads.
 */
async function claimReceived({ db, now }: Pick<Services, "db" | "now">, limit: number): Promise<InboundRow[]> {
  const at = now();
  const { rows } = await sql<InboundRow>`
    update inbound_message set claimed_at = ${at}, attempts = attempts + 1
    where inbound_id in (
      select i.inbound_id from inbound_message i
      join channel_thread t on t.agent_id = i.agent_id and t.thread_id = i.thread_id
      where i.status = 'received' and (i.claimed_at is null or i.claimed_at < ${at}::timestamptz - interval '2 minutes')
        and not exists (select from channel_thread l
          join inbound_message e on e.agent_id = l.agent_id and e.thread_id = l.thread_id
          where l.agent_id = t.agent_id and l.address = t.address
            and e.status = 'received' and (e.received_at, e.inbound_id) < (i.received_at, i.inbound_id))
      order by i.received_at limit ${limit} for update of i skip locked)
    returning *`.execute(db);
  return rows;
}

async function answerOne(services: AnsweringServices, row: InboundRow, log: FastifyBaseLogger): Promise<void> {
  try {
    await joinEarlier(services, row);
    const thread = await threadOf(services, row);
    const link = thread && (await services.links.evenDeleted(thread.link_id));
    if (thread && link) await answer(services, { row, thread, link });
    await settle(services, row, thread && link ? "answered" : "failed");
  } catch (error) {
    log.warn({ err: error, inboundId: row.inbound_id }, "message not answered");
    if (row.attempts >= maxAttempts) await giveUp(services, row, log);
  }
}

/** Before a message with a chat page's code is answered, what its phone wrote earlier becomes part of that conversation. */
async function joinEarlier(services: AnsweringServices, row: InboundRow): Promise<void> {
  const { agent_id: agentId, joins: conversationId } = row;
  const thread = conversationId === null ? undefined : await threadOf(services, row);
  if (conversationId === null || !thread) return;
  const phone = { agentId, conversationId, address: thread.address };
  const changed = await services.db.transaction().execute((tx) => joinPhone(services, tx, phone));
  for (const one of changed) services.hub.announce({ agentId, ...one, forRenter: true });
}

/** After the last attempt, the message is at least in its thread, and the agent knows. */
async function giveUp(
  services: Omit<AnsweringServices, "config" | "links" | "secret">,
  row: InboundRow,
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    const thread = await threadOf(services, row);
    if (thread) await keepUnanswered(services, { row, thread });
    await settle(services, row, "failed");
  } catch (error) {
    // It stays claimed and is tried again in two minutes.
    log.error({ err: error, inboundId: row.inbound_id }, "message not kept");
  }
}

interface Answering {
  row: InboundRow;
  thread: ThreadRow;
  link: LinkContext;
}

async function answer(services: Omit<AnsweringServices, "links">, { row, thread, link }: Answering): Promise<void> {
  const key = {
    agentId: thread.agent_id,
    linkId: thread.link_id,
    visitorId: thread.visitor_id,
    clientId: thread.client_id,
  };
  const before = await readConversation(services.pool, key);
  // A picture alone doesn't start a conversation: the assistant replies as if its sender had said hello.
  const text = row.body || (row.media.length === 0 || !before ? "Hi" : "");
  if (text !== "") {
    await services.takeTurn({
      link,
      visitorId: thread.visitor_id,
      by: { channel: thread.channel, address: thread.address },
      inquiry: row.inquiry,
      idempotencyKey: row.provider_id,
      text: text.slice(0, maxLength),
      request: { linkId: link.linkId, conversationId: thread.client_id, message: text },
      pageLanguage: "en",
    });
  }
  if (row.media.length === 0) return;
  const after = await readConversation(services.pool, key);
  const seq = after?.answered.find(([mark]) => mark === markOf(row.provider_id))?.[1] ?? null;
  if (after) await storeMedia(services, { row, thread, link, conversationId: after.conversationId, seq });
}

function threadOf({ db }: Pick<Services, "db">, { agent_id, thread_id }: InboundRow): Promise<ThreadRow | undefined> {
  return db
    .selectFrom("channel_thread")
    .selectAll()
    .where("agent_id", "=", agent_id)
    .where("thread_id", "=", thread_id)
    .executeTakeFirst();
}

/** Nothing reads the files that came with it anymore. */
async function settle({ db }: Pick<Services, "db">, row: InboundRow, status: "answered" | "failed"): Promise<void> {
  await db
    .with("held", (held) => held.deleteFrom("inbound_file").where("inbound_id", "=", row.inbound_id))
    .updateTable("inbound_message")
    .set({ status })
    .where("inbound_id", "=", row.inbound_id)
    .execute();
}
