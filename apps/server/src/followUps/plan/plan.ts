import { dayMs, hourMs } from "@llave/contract/calendar";
import type { FollowUpPlan, FollowUpStep, PlannedFollowUp } from "@llave/contract/followUps/followUps";
import { followUpStep } from "@llave/contract/followUps/followUps";
import type { Services } from "../../services.ts";
import { marketDay } from "../../time/marketDay.ts";
import { defaultMarket, timeZoneOf } from "../../time/markets.ts";
import { type Decision, decide, type Person } from "../decide.ts";
import { findOccasions } from "../occasions/occasions.ts";
import { maxPerLead, type Occasion } from "../occasions/scope.ts";
import { personKey, readPeople } from "../people.ts";
import { composeFollowUp, type ReadOnce, readTogether } from "../sequences/compose.ts";
import { readSequences, type Sequences } from "../sequences/settings.ts";
import { type DoneRow, doneRows, findDone } from "./done.ts";
import { fateOf } from "./fate.ts";

type PlanServices = Pick<Services, "config" | "db" | "now" | "origin" | "secret">;

/** What a day's list shows at most. */
const maxShown = 60;
/** How long the night keeps a text from going out, at most. */
const overnightMs = 2 * dayMs;
/** How far a lead's card looks ahead. */
const leadHorizonMs = 90 * dayMs;
const maxPast = 20;

/** An agent's day: what is scheduled, what is on hold and why, and what is done. */
export async function readDay(services: PlanServices, agentId: string): Promise<FollowUpPlan> {
  const now = services.now();
  const [agent, sequences] = await Promise.all([
    services.db.selectFrom("agent").select("market").where("agent_id", "=", agentId).executeTakeFirst(),
    readSequences(services.db, agentId),
  ]);
  const { start, end } = dayBounds(now, timeZoneOf(agent?.market ?? defaultMarket));
  const scope = { agentId, leadId: null, now, until: end, limit: maxShown + 1 };
  const [done, occasions] = await Promise.all([
    doneRows(services.db, agentId)
      // Yesterday evening's may wait for this morning, and yesterday's draft may have been approved today.
      .where("f.created_at", ">=", new Date(start.getTime() - overnightMs))
      .where((is) =>
        is.or([
          is("f.created_at", ">=", start),
          is("o.status", "=", "queued"),
          is("o.sent_at", ">=", start),
          is("m.created_at", ">=", start),
        ]),
      )
      .orderBy("f.created_at")
      .limit(maxShown + 1)
      .execute(),
    sequences.enabled ? findOccasions(services.db, scope) : [],
  ]);
  const planned = await plannedOf(services, agentId, occasions, sequences);
  const items = merge(done, planned);
  return {
    day: marketDay(now, timeZoneOf(agent?.market ?? defaultMarket)),
    enabled: sequences.enabled,
    items: items.slice(0, maxShown),
    more: items.length > maxShown,
  };
}

/** What was sent and what is planned for one lead: past messages first, then the next ones in order. */
export async function readLead(services: PlanServices, agentId: string, leadId: string): Promise<PlannedFollowUp[]> {
  const now = services.now();
  const until = new Date(now.getTime() + leadHorizonMs);
  const [occasions, sequences, done] = await Promise.all([
    findOccasions(services.db, { agentId, leadId, now, until, limit: maxPerLead }),
    readSequences(services.db, agentId),
    doneRows(services.db, agentId)
      .where((is) => is.or([is("l.lead_id", "=", leadId), is("l.merged_into", "=", leadId)]))
      .orderBy("f.created_at", "desc")
      .limit(maxPast)
      .execute(),
  ]);
  return merge(done, await plannedOf(services, agentId, occasions, sequences));
}

/** An occasion by the id that the plan gave it; undefined if there is none anymore. */
export async function findOccasion(
  services: Pick<Services, "db" | "now">,
  agentId: string,
  { leadId, id }: { leadId: string; id: string },
): Promise<Occasion | undefined> {
  const named = parseId(id);
  if (!named) return undefined;
  const now = services.now();
  const until = new Date(now.getTime() + leadHorizonMs);
  const found = await findOccasions(services.db, { agentId, leadId, now, until, limit: maxPerLead });
  return found.find(({ step, occasion }) => step === named.step && occasion === named.occasion);
}

/** The step and occasion in an id; null if it isn't one. */
export function parseId(id: string): { step: FollowUpStep; occasion: string } | null {
  const at = id.indexOf(":");
  const step = followUpStep.safeParse(id.slice(0, at));
  return step.success ? { step: step.data, occasion: id.slice(at + 1) } : null;
}

function idOf({ step, occasion }: Pick<Occasion, "step" | "occasion">): string {
  return `${step}:${occasion}`;
}

async function plannedOf(
  services: PlanServices,
  agentId: string,
  occasions: Occasion[],
  sequences: Sequences,
): Promise<PlannedFollowUp[]> {
  const done = await findDone(services.db, agentId, occasions);
  const open = occasions.filter((one) => !done.has(idOf(one))).slice(0, maxShown + 1);
  const [people, read] = await Promise.all([
    readPeople(services, agentId, open),
    readTogether(services.db, agentId, open),
  ]);
  const items = open.map(async (occasion) => {
    const person = people.get(personKey(occasion));
    return person ? [await presentOpen(services, occasion, person, { sequences, read })] : [];
  });
  return (await Promise.all(items)).flat();
}

async function presentOpen(
  services: Pick<Services, "db" | "now" | "origin" | "secret">,
  occasion: Occasion,
  person: Person,
  { sequences, read }: { sequences: Sequences; read: ReadOnce },
): Promise<PlannedFollowUp> {
  const now = services.now();
  const decision = decide(occasion, person, sequences, now);
  const text = await composeFollowUp(services, occasion, person, sequences, services.db, read);
  const sendable = decide(occasion, person, sequences, now, true);
  return {
    id: idOf(occasion),
    leadId: person.leadId,
    leadName: person.name,
    conversationId: person.conversationId,
    step: occasion.step,
    channel: decision.channel,
    state: isOnHold(decision) ? "held" : "planned",
    at: decision.at.toISOString(),
    reason: decision.reason,
    asks: decision.asks,
    language: person.language,
    text: text[person.language],
    canSend: sendable.reason === null,
    canSkip: true,
  };
}

function isOnHold({ reason }: Decision): boolean {
  return reason !== null && reason !== "quiet_hours";
}

/** Both in the order of the day; a draft that the renter's answer or the lead's stage ended is left out. */
function merge(done: DoneRow[], planned: PlannedFollowUp[]): PlannedFollowUp[] {
  return [...done.flatMap(presentDone), ...planned].toSorted((a, b) => a.at.localeCompare(b.at));
}

function presentDone(row: DoneRow): PlannedFollowUp[] {
  const fate = fateOf(row);
  if (!fate) return [];
  return [
    {
      id: idOf(row),
      leadId: row.lead_id,
      leadName: row.name,
      conversationId: row.conversation_id,
      step: row.step,
      ...fate,
      asks: row.outcome === "drafted",
      language: row.language,
      text: row.sent_text ?? row.draft_text ?? row.text_words,
      canSend: false,
      canSkip: false,
    },
  ];
}

/** A market's day, by its own clock. */
function dayBounds(now: Date, timeZone: string): { start: Date; end: Date } {
  const today = marketDay(now, timeZone);
  // Hour by hour, so that a day with a change of daylight saving time is whole.
  let start = Math.floor(now.getTime() / hourMs) * hourMs;
  while (marketDay(new Date(start - 1), timeZone) === today) start -= hourMs;
  let end = start;
  while (marketDay(new Date(end), timeZone) === today) end += hourMs;
  return { start: new Date(start), end: new Date(end - 1) };
}
