import type { Language } from "@llave/contract/language";
import { type Kysely, sql } from "kysely";
import { automatedLines } from "../channels/outbound/rules/automated.ts";
import { prepared } from "../db/preparedStatements.ts";
import type { Database } from "../db/schema.ts";
import type { MessageChannel } from "../db/tables/channels.ts";
import { outgoingMailOf } from "../mail/transport.ts";
import type { Services } from "../services.ts";
import { type Contact, type Suppression, suppressionsOf } from "../suppression/suppression.ts";
import { defaultMarket } from "../time/markets.ts";
import type { Person } from "./decide.ts";
import type { Occasion } from "./occasions/scope.ts";

interface PersonRow {
  lead_id: string;
  conversation_id: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  stage: string;
  source: string | null;
  needs_you: boolean;
  language: Language;
  channel: MessageChannel;
  control: "assistant" | "review" | "agent";
  mode: Person["mode"];
  state: Person["state"];
  link_id: string | null;
  ai_mode: NonNullable<Person["mode"]>;
  agent_name: string;
  market: string;
  license_state: string;
  number: string | null;
  address: string | null;
  last_inbound_at: Date | null;
  stopped: boolean;
  stopped_here: boolean;
  showing_planned: boolean;
  waiting_draft: boolean;
  rejected: string[];
  sent_today: number;
}

/** A lead in one of its conversations. */
type PersonId = Pick<Occasion, "leadId" | "conversationId">;

/** The key of a lead in one of its conversations. */
export function personKey({ leadId, conversationId }: PersonId): string {
  return `${leadId}:${conversationId ?? ""}`;
}

/** Everything that decides whether one of an agent's leads may be written to, and how, by {@link personKey}. */
export async function readPeople(
  services: Pick<Services, "config" | "db" | "now" | "secret">,
  agentId: string,
  of: PersonId[],
  db: Kysely<Database> = services.db,
): Promise<Map<string, Person>> {
  const rows = await readRows(db, agentId, of, services.now());
  const phones = rows.map((row) => ({ channel: phoneChannel(row) ?? "sms", address: addressOf(row) }));
  const [suppressed, lines] = await Promise.all([
    suppressionsOf(db, services.secret, agentId, rows.map(contactOf)),
    automatedLines(services, db, agentId, phones),
  ]);
  const sendsMail = outgoingMailOf(services.config) !== "none";
  return new Map(
    rows.map((row, index) => [
      personKey({ leadId: row.lead_id, conversationId: row.conversation_id }),
      personOf(row, { ...nothingKnown, ...suppressed[index], ...lines[index], sendsMail }),
    ]),
  );
}

/** A person's addresses and the ways to reach them, apart from their lead. */
type Known = Suppression & Awaited<ReturnType<typeof automatedLines>>[number] & Pick<Person, "sendsMail">;

const nothingKnown: Omit<Known, "sendsMail"> = { followUps: false, everything: false, number: null, consented: false };

/** The phone that gets messages, if the renter gave one; otherwise null. */
function addressOf(row: PersonRow): string | null {
  return phoneChannel(row) ? row.address : row.phone;
}

/** The channel of a row's phone; null if the renter doesn't write by phone. */
function phoneChannel({ channel }: PersonRow): "sms" | "whatsapp" | null {
  return channel === "sms" || channel === "whatsapp" ? channel : null;
}

function contactOf(row: PersonRow): Contact {
  return {
    email: row.email ?? (row.channel === "email" ? row.address : null),
    phone: phoneChannel(row) ? (row.address ?? row.phone) : row.phone,
  };
}

function personOf(row: PersonRow, known: Known): Person {
  const onPhone = phoneChannel(row);
  return {
    leadId: row.lead_id,
    conversationId: row.conversation_id,
    linkId: row.link_id,
    name: row.name,
    language: row.language,
    state: row.state,
    stage: row.stage,
    source: row.source,
    market: row.market,
    agentName: row.agent_name,
    inFlorida: row.license_state === "FL" || row.market === defaultMarket,
    channel: row.channel,
    email: contactOf(row).email,
    sendsMail: known.sendsMail,
    phone: addressOf(row),
    control: row.control,
    mode: row.mode,
    aiMode: row.ai_mode,
    needsAgent: row.needs_you,
    optedOut: row.stopped || known.followUps,
    wantsNothing: row.stopped_here || known.everything,
    showingPlanned: row.showing_planned,
    waitingDraft: row.waiting_draft,
    rejected: row.rejected,
    sentToday: row.sent_today,
    number: onPhone ? row.number : known.number,
    connected: known.number !== null,
    consented: known.consented,
    lastInboundAt: row.last_inbound_at,
  };
}

async function readRows(db: Kysely<Database>, agentId: string, of: PersonId[], now: Date): Promise<PersonRow[]> {
  const wanted = [...new Map(of.map((one) => [personKey(one), one])).values()];
  if (wanted.length === 0) return [];
  const [leads, conversations] = [wanted.map((one) => one.leadId), wanted.map((one) => one.conversationId)];
  const members = sql`(select p.lead_id from lead p where p.agent_id = l.agent_id
    and (p.lead_id = l.lead_id or p.merged_into = l.lead_id))`;
  const { rows } = await prepared(sql<PersonRow>`
    select l.lead_id, c.conversation_id, l.name, l.email, l.phone, l.stage, l.source, l.needs_you,
      coalesce(c.language, l.language) as language, coalesce(c.channel, 'web') as channel,
      coalesce(c.control, 'assistant') as control, c.mode, c.link_id,
      case when c.state is not null
        then jsonb_build_object('slots', c.state -> 'slots', 'owner', c.state -> 'owner') end as state, a.ai_mode, a.name as agent_name, a.market, a.license_state,
      t.number, t.address, t.last_inbound_at,
      -- Several queries, so only for the few who stopped anywhere.
      case when anywhere.stopped then coalesce(has_stopped(c.agent_id, c.conversation_id), false) else false end
        as stopped_here,
      anywhere.stopped,
      exists (select from showing s where s.agent_id = l.agent_id and s.lead_id in ${members}
        and s.status in ('held', 'requested', 'confirmed') and s.ends_at > ${now}::timestamptz - interval '3 days') as showing_planned,
      exists (select from draft d where d.agent_id = c.agent_id and d.conversation_id = c.conversation_id
        and d.kind = 'follow_up' and d.status = 'waiting') as waiting_draft,
      array(select f.occasion from follow_up f
        join draft d on d.agent_id = f.agent_id and d.draft_id = f.draft_id and d.status = 'rejected'
        where f.agent_id = c.agent_id and f.conversation_id = c.conversation_id) as rejected,
      (select count(*)::int from follow_up f where f.agent_id = l.agent_id and f.lead_id in ${members}
        and f.sent_seq is not null and f.created_at > ${now}::timestamptz - interval '24 hours') as sent_today
    from unnest(${leads}::uuid[], ${conversations}::uuid[]) as w (lead_id, conversation_id)
    join lead l on l.agent_id = ${agentId} and l.lead_id = w.lead_id
    join agent a on a.agent_id = l.agent_id
    left join conversation c on c.agent_id = l.agent_id and c.conversation_id = w.conversation_id
    cross join lateral (select coalesce((c.state ->> 'optedOut')::boolean, false) or exists (
      select from lead p join conversation o on o.agent_id = p.agent_id and o.conversation_id = p.conversation_id
      where p.agent_id = l.agent_id and (p.lead_id = l.lead_id or p.merged_into = l.lead_id)
        and (o.state ->> 'optedOut')::boolean) as stopped offset 0) anywhere
    left join lateral (select t.number, t.address, t.last_inbound_at from channel_thread t
      where t.agent_id = c.agent_id and t.conversation_id = c.conversation_id and t.channel = c.channel
      order by t.last_inbound_at desc limit 1) t on true`).execute(db);
  return rows;
}
