import type pg from "pg";
import { openBatchPool } from "../../db/batchPool.ts";
import type { DatabaseHandle } from "../../db/connect.ts";
import type { Inbound } from "./routeInbound.ts";

/** A message as received, with the id that identifies it if it is delivered again. */
export interface ReceivedMessage extends Omit<Inbound, "now"> {
  providerId: string;
  media: { url: string; contentType: string }[];
}

/** A message without a keyword, its code taken out of its text. */
export interface PlainMessage extends ReceivedMessage {
  code: string | null;
  receivedAt: Date;
}

/** Messages per statement; with more, each would wait for a long one. */
const maxTogether = 100;

/**
 * A message of someone known on that line goes into their newest thread, and a link's code from a new phone begins one
 * with that link's agent. Left out is what takes more than that: a message that came before, an agent's own phone, a
 * new sender without a code, one whom another agent texted since they last wrote, a thread that someone else is
 * changing, a chat page's code, and a link's code from someone who wrote to that agent before.
 */
const statement = `
  with arrived as materialized (
    select a.* from unnest($1::text[], $2::text[], $3::text[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::jsonb[],
      $9::timestamptz[]) a (channel, number, address, owner, provider_id, code, body, media, received_at)
    where not exists (select from inbound_message i where i.provider_id = a.provider_id)
      and not exists (select from alert_phone p where p.phone = a.address and p.channel = a.channel)),
  known as materialized (
    select a.*, t.agent_id, t.thread_id from arrived a cross join lateral (
      select c.agent_id, c.thread_id, c.last_inbound_at from channel_thread c
      where c.channel = a.channel and c.number = a.number and c.address = a.address
        and (a.owner is null or c.agent_id = a.owner)
      order by c.last_inbound_at desc limit 1) t
    where a.code is null and not exists (select from outgoing_message o
      where o.channel = a.channel and o.number = a.number and o.address = a.address
        and o.created_at > t.last_inbound_at and o.agent_id <> t.agent_id)),
  locked as materialized (
    select c.agent_id, c.thread_id from channel_thread c
    where (c.agent_id, c.thread_id) in (select agent_id, thread_id from known)
    for no key update skip locked),
  touched as (
    update channel_thread c set last_inbound_at = greatest(c.last_inbound_at, k.received_at)
    from (select agent_id, thread_id, max(received_at) as received_at from known join locked using (agent_id, thread_id)
      group by agent_id, thread_id) k
    where c.agent_id = k.agent_id and c.thread_id = k.thread_id
    returning c.agent_id, c.thread_id),
  coded as materialized (
    select a.*, c.agent_id, c.link_id from arrived a join channel_code c on c.code = a.code
    where c.visitor_id is null and (a.owner is null or a.owner = c.agent_id)
      and not exists (select from channel_thread t where t.agent_id = c.agent_id and t.address = a.address)),
  started as (
    insert into channel_thread (agent_id, channel, number, address, link_id, visitor_id, client_id, last_inbound_at)
    select distinct on (agent_id, channel, number, address) agent_id, channel, number, address, link_id,
      gen_random_uuid(), channel || '-' || gen_random_uuid(), received_at
    from coded order by agent_id, channel, number, address, received_at desc
    on conflict (channel, number, address, agent_id)
      do update set last_inbound_at = greatest(channel_thread.last_inbound_at, excluded.last_inbound_at)
    returning agent_id, thread_id, channel, number, address)
  insert into inbound_message (agent_id, thread_id, provider_id, body, media, received_at)
  select agent_id, thread_id, provider_id, body, media, received_at from known join touched using (agent_id, thread_id)
  union all
  select agent_id, thread_id, provider_id, body, media, received_at
  from coded join started using (agent_id, channel, number, address)
  on conflict (provider_id) do nothing
  returning provider_id`;

interface Waiting {
  message: PlainMessage;
  resolve(isStored: boolean): void;
}

/**
 * Stores messages that need no more than a row, as nearly all do. Those that arrive during a write share the next
 * statement, so a flood of them takes few commits and one connection.
 */
export class Intake {
  readonly #pool: pg.Pool;
  #waiting: Waiting[] = [];
  #writing = false;

  constructor(database: Pick<DatabaseHandle, "connection" | "statementTimeout">) {
    this.#pool = openBatchPool(database, 1, "llave intake");
  }

  /** @returns false if the message takes more than that: nothing is stored then */
  store(message: PlainMessage): Promise<boolean> {
    return new Promise((resolve) => {
      this.#waiting.push({ message, resolve });
      if (!this.#writing) void this.#writeAll();
    });
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #writeAll(): Promise<void> {
    this.#writing = true;
    // Everything that arrives in this iteration of the event loop goes together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, maxTogether);
      const stored = await this.#write(batch).catch(() => this.#writeEach(batch));
      for (const { message, resolve } of batch) resolve(stored.has(message.providerId));
    }
    this.#writing = false;
  }

  /** One message that can't be stored must not take the others with it; only its own request gets the error. */
  async #writeEach(batch: Waiting[]): Promise<Set<string>> {
    const stored = new Set<string>();
    for (const waiting of batch) for (const id of await this.#write([waiting]).catch(() => [])) stored.add(id);
    return stored;
  }

  async #write(batch: Waiting[]): Promise<Set<string>> {
    const messages = batch.map(({ message }) => message);
    const column = <Value>(value: (message: PlainMessage) => Value) => messages.map(value);
    const { rows } = await this.#pool.query<{ provider_id: string }>({
      name: "store plain texts",
      text: statement,
      values: [
        column(({ channel }) => channel),
        column(({ number }) => number),
        column(({ address }) => address),
        column(({ numberOwner }) => numberOwner),
        column(({ providerId }) => providerId),
        column(({ code }) => code),
        column(({ text }) => text),
        column(({ media }) => JSON.stringify(media)),
        column(({ receivedAt }) => receivedAt),
      ],
    });
    return new Set(rows.map(({ provider_id }) => provider_id));
  }
}
