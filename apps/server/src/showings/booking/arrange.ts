import type { Kysely } from "kysely";
import { readAgenda } from "../../availability/agenda.ts";
import { availabilityOf } from "../../availability/availability.ts";
import { newId } from "../../db/newId.ts";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../http/errors.ts";
import { withMembers } from "../../leads/merging/members.ts";
import { findLead } from "../../leads/repository.ts";
import { findProperty } from "../../properties/repository.ts";
import { tokenHash } from "../../secrets/signing.ts";
import type { Services } from "../../services.ts";
import { lockConversation } from "../../threads/lockConversation.ts";
import { timeZoneOf } from "../../time/markets.ts";
import { moveWish, writeNote } from "../chat/thread.ts";
import { findShowing, type ShowingRow, upcoming } from "../repository.ts";
import { book, showingToken } from "./book.ts";
import { closeRequest } from "./requests.ts";
import { tellOfStep } from "./steps.ts";

interface Arrangement {
  leadId: string;
  propertyId: string;
  startsAt: Date;
}

/**
 * Books a showing that the agent arranged with a renter, on the phone for example. It is confirmed immediately; the
 * thread, the lead, the mails and the calendars follow in the same transaction. The agent may choose a time outside
 * their hours.
 * @returns the showing
 * @throws ApiError `not_found` if the lead or the home isn't the agent's, `showing_exists` if the renter already has
 *   an upcoming showing, `showing_time_taken`
 */
export async function arrangeShowing(
  services: Pick<Services, "db" | "hub" | "jobs" | "now" | "secret">,
  agentId: string,
  { leadId, propertyId, startsAt }: Arrangement,
): Promise<ShowingRow> {
  const now = services.now();
  if (startsAt <= now) throw new ApiError("showing_time_taken");
  const [lead, property, agent] = await Promise.all([
    findLead(services.db, agentId, leadId),
    findProperty(services.db, agentId, propertyId),
    scheduleOf(services.db, agentId),
  ]);
  if (!lead || !property || !agent) throw new ApiError("not_found");
  const { conversation_id: conversationId } = lead;
  const showingId = newId(now);
  await services.jobs.start();
  const showing = await services.db.transaction().execute(async (tx) => {
    // The conversation first, in the same order as turns take their locks.
    const conversation = conversationId ? await lockConversation(tx, agentId, conversationId) : null;
    if (await hasShowing(tx, agentId, lead.lead_id, now)) throw new ApiError("showing_exists");
    const wanted = { agentId, showingId, conversationId, leadId: lead.lead_id, propertyId, startsAt };
    const booking = { ...wanted, status: "confirmed", heldUntil: null, language: lead.language } as const;
    const spans = await availabilityOf(tx, agentId, agent.working_hours);
    const token = tokenHash(showingToken(services.secret, showingId));
    // A taken time aborts the transaction.
    if (!(await book(tx, { ...booking, tokenHash: token }, spans, now))) throw new ApiError("showing_time_taken");
    const row = await findShowing(tx, agentId, showingId);
    if (!row) throw new ApiError("not_found");
    await moveWish(tx, row, startsAt, timeZoneOf(row.market));
    if (conversation)
      await closeRequest(tx, conversation, await writeNote(tx, conversation, row, "arranged", now), now);
    await tellOfStep(services, tx, { agentId, showingId, by: "agent", step: "confirmed" }, now);
    return row;
  });
  services.jobs.queueNotifications();
  if (conversationId) services.hub.announce({ agentId, conversationId, leadId: lead.lead_id, forRenter: true });
  return showing;
}

/** True if a lead, or one of its members, has an upcoming showing. */
async function hasShowing(tx: Kysely<Database>, agentId: string, leadId: string, now: Date): Promise<boolean> {
  const row = await upcoming(tx, agentId, now)
    .where("lead_id", "in", withMembers(agentId, leadId))
    .where((of) => of.or([of("held_until", "is", null), of("held_until", ">", now)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** The agent's free times, for a showing that isn't booked yet. */
export async function timesToArrange(services: Pick<Services, "db" | "now">, agentId: string) {
  const agent = await scheduleOf(services.db, agentId);
  if (!agent) throw new ApiError("onboarding_unfinished");
  const now = services.now();
  return (await readAgenda(services.db, agent, now)).freeTimes(now);
}

function scheduleOf(db: Kysely<Database>, agentId: string) {
  return db
    .selectFrom("agent")
    .select(["agent_id", "market", "working_hours"])
    .where("agent_id", "=", agentId)
    .executeTakeFirst();
}
