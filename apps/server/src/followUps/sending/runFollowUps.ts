import type { Services } from "../../services.ts";
import { decide } from "../decide.ts";
import { findOccasions } from "../occasions/occasions.ts";
import type { Occasion } from "../occasions/scope.ts";
import { personKey, readPeople } from "../people.ts";
import { findDone } from "../plan/done.ts";
import { readSequences } from "../sequences/settings.ts";
import { carryOut, type FollowUpServices } from "./carryOut.ts";

/** What is on hold stays due for days. We check this many per agent and kind, so that it doesn't delay others. */
const maxChecked = 10_000;
/** How many people are read per query. */
const together = 200;
/** Limit per agent in one run, in order of being due; the rest follow in the next. */
const maxPerAgent = 200;

/**
 * Sends every follow-up that is due and not on hold, or drafts it for approval. Any number of servers can run it at the
 * same time: each message's row is written by one of them.
 */
export async function runFollowUps(services: FollowUpServices): Promise<void> {
  const now = services.now();
  const scope = { agentId: null, leadId: null, now, until: now, limit: maxChecked };
  const occasions = await findOccasions(services.db, scope);
  for (const [agentId, ofAgent] of Map.groupBy(occasions, (one) => one.agentId)) {
    let carried = 0;
    for (let first = 0; first < ofAgent.length && carried < maxPerAgent; first += together) {
      const due = await ready(services, agentId, ofAgent.slice(first, first + together));
      for (const occasion of due.slice(0, maxPerAgent - carried)) await carryOut(services, occasion);
      carried += due.length;
    }
  }
  services.jobs.queueNotifications();
}

/** Those that would be sent now. Only their conversations are locked. */
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
