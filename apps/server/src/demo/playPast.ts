import { momentOf } from "@llave/assistant";
import { addDays, hourMs } from "@llave/contract/calendar";
import type { Language } from "@llave/contract/language";
import { availabilityOf } from "../availability/availability.ts";
import { newId } from "../db/newId.ts";
import { changeStages } from "../leads/changes/changeStage.ts";
import { tokenHash } from "../secrets/signing.ts";
import type { Services } from "../services.ts";
import { book, showingToken } from "../showings/booking/book.ts";
import { marketDay } from "../time/marketDay.ts";
import { timeZoneOf } from "../time/markets.ts";
import type { PastRenter } from "./past.ts";

/** What settling a renter's outcome needs. */
export type PastServices = Pick<Services, "db" | "hub" | "jobs" | "now" | "secret">;

/** Applies the outcome for a renter from earlier weeks, after their conversation was played. */
export async function settlePast(
  services: Pick<Services, "db" | "now" | "secret">,
  agentId: string,
  visitorId: string,
  renter: PastRenter,
): Promise<void> {
  const row = await services.db
    .selectFrom("conversation")
    .select(["conversation_id", "lead_id", "language", "updated_at"])
    .where("agent_id", "=", agentId)
    .where("visitor_id", "=", visitorId)
    .executeTakeFirstOrThrow();
  const owner = { agentId, conversationId: row.conversation_id, leadId: row.lead_id, language: row.language };
  const settledAt = new Date(row.updated_at.getTime() + hourMs);
  if (renter.showing) await bookPast(services, owner, renter.showing, settledAt);
  if (renter.stars) {
    await services.db
      .insertInto("conversation_rating")
      .values({ agent_id: agentId, conversation_id: row.conversation_id, stars: renter.stars, created_at: settledAt })
      .execute();
  }
  if (!renter.stage || row.lead_id === null) return;
  const { daysAgo, ...lease } = renter.lease ?? {};
  const at = daysAgo === undefined ? settledAt : momentAt(services, -daysAgo, 12);
  await changeStages({ ...services, now: () => at }, agentId, [{ id: row.lead_id, stage: renter.stage, ...lease }]);
  await settleDrafts(services, owner, at);
}

/** Nothing that was settled still waits for the agent. */
async function settleDrafts(
  { db }: Pick<Services, "db">,
  { agentId, conversationId, leadId }: Owner,
  at: Date,
): Promise<void> {
  const own = { agent_id: agentId, conversation_id: conversationId };
  const drafts = db.updateTable("draft").set({ status: "rejected", decided_at: at }).where("status", "=", "waiting");
  await drafts.where("agent_id", "=", own.agent_id).where("conversation_id", "=", own.conversation_id).execute();
  const tasks = db.updateTable("task").set({ done_at: at }).where("done_at", "is", null);
  await tasks.where("agent_id", "=", own.agent_id).where("conversation_id", "=", own.conversation_id).execute();
  const lead = db.updateTable("lead").set({ needs_you: false }).where("agent_id", "=", agentId);
  await lead.where("lead_id", "=", leadId).execute();
}

interface Owner {
  agentId: string;
  conversationId: string;
  leadId: string | null;
  language: Language;
}

async function bookPast(
  services: Pick<Services, "db" | "now" | "secret">,
  owner: Owner,
  { inDays, hour, address }: NonNullable<PastRenter["showing"]>,
  at: Date,
): Promise<void> {
  const { agentId } = owner;
  const [home, agent] = await Promise.all([
    services.db
      .selectFrom("property")
      .select("property_id")
      .where("agent_id", "=", agentId)
      .where("address", "=", address)
      .executeTakeFirst(),
    services.db.selectFrom("agent").select("working_hours").where("agent_id", "=", agentId).executeTakeFirstOrThrow(),
  ]);
  const showingId = newId(at);
  const startsAt = momentAt(services, inDays, hour);
  const token = tokenHash(showingToken(services.secret, showingId));
  const booking = {
    ...owner,
    showingId,
    startsAt,
    status: "confirmed" as const,
    heldUntil: null,
    propertyId: home?.property_id ?? null,
  };
  const spans = await availabilityOf(services.db, agentId, agent.working_hours);
  await book(services.db, { ...booking, tokenHash: token }, spans, at);
}

/** A time in the market, this many days from now; never on a Sunday, when the demo's agent is off. */
function momentAt(services: Pick<Services, "now">, inDays: number, hour: number): Date {
  const timeZone = timeZoneOf("");
  const date = addDays(marketDay(services.now(), timeZone), inDays);
  const isSunday = new Date(date).getUTCDay() === 0;
  const open = isSunday ? addDays(date, 1) : date;
  // Clocks change on Sundays only, so this time exists.
  return new Date(momentOf(open, hour * 60, timeZone) as number);
}
