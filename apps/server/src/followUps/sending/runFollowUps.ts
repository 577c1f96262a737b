import type { Services } from "../../services.ts";
import { decide } from "../decide.ts";
import { findOccasions } from "../occasions/occasions.ts";
import type { Occasion } from "../occasions/scope.ts";
import { personKey, readPeople } from "../people.ts";
import { findDone } from "../plan/done.ts";
import { readSequences } from "../sequences/settings.ts";
import { carryOut, type FollowUpServices } from "./carryOut.ts";

/** Limit per agent and kind in one run; the rest follow in the next. */
const maxOfAgent = 200;

/**
 * Sends, or drafts for approval, every follow-up that is due and that nothing holds. Any number of servers can run it at
 * once: each message's row is written by one of them.
 */
export async function runFollowUps(services: FollowUpServices): Promise<void> {
  const now = services.now();
  const scope = { agentId: null, leadId: null, now, until: now, limit: maxOfAgent };
  const occasions = await findOccasions(services.db, scope);
  for (const [agentId, ofAgent] of Map.groupBy(occasions, (one) => one.agentId)) {
    for (const occasion of await ready(services, agentId, ofAgent)) await carryOut(services, occasion);
  }
  services.jobs.queueNotifications();
}

/** Those that would go out now. Conversations are locked only for these. */
async function ready(
  services: Pick<Services, "config" | "db" | "now" | "secret">,
  agentId: string,
  occasions: Occasion[],
): Promise<Occasion[]> {
  const now = services.now();
  const done = await findDone(services.db, agentId, occasions);
  const open = occasions.filter((one) => !done.has(`${one.step}:${one.occasion}`));
  const [sequences, people] = await Promise.all([
    readSequences(services.db, agentId),
    readPeople(services, agentId, open),
  ]);
  return open.filter((one) => {
    const person = people.get(personKey(one));
    if (!person) return false;
    const { at, reason } = decide(one, person, sequences, now);
    return reason === null && at <= now;
  });
}
