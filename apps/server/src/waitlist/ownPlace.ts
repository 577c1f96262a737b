import type { OwnPlace } from "@llave/contract/site/waitlist";
import type { FastifyReply, FastifyRequest } from "fastify";
import { resendInvitations } from "../auth/invitation.ts";
import { readSignedId } from "../secrets/signing.ts";
import type { Services } from "../services.ts";
import { rememberedPlace, rememberPlace } from "./placeCookie.ts";
import { estimatedDays, invitationPace, positionOf } from "./queue.ts";
import { findEntry, findEntryOfAccount } from "./repository.ts";

type Entry = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

/**
 * The requester's entry: by the link in their mail (this browser then remembers it), else by their account, else by the
 * browser's cookie. Undefined for anyone else.
 */
export async function entryOfVisitor(
  services: Pick<Services, "db" | "secret">,
  request: FastifyRequest,
  reply: FastifyReply,
  place: string | undefined,
): Promise<Entry | undefined> {
  const mailed = readSignedId(services.secret, "place", place);
  if (mailed) {
    const entry = await findEntry(services.db, mailed);
    if (entry) rememberPlace(services, reply, mailed);
    return entry;
  }
  const session = await request.server.sessions.find(request, reply);
  const own = session && (await findEntryOfAccount(services.db, session));
  if (own) return own;
  const remembered = rememberedPlace(services, request);
  return remembered ? findEntry(services.db, remembered) : undefined;
}

/** What people may know about their own entry. */
export async function presentOwnPlace(
  services: Pick<Services, "db" | "now" | "origin">,
  entry: Entry,
): Promise<OwnPlace> {
  const position = await positionOf(services.db, entry.entry_id);
  const pace = position === null ? null : await invitationPace(services.db, services.now());
  return {
    status: entry.status,
    position,
    estimatedDays: position === null ? null : estimatedDays(position, pace),
    referrals: entry.referrals,
    referralCode: entry.referral_code,
    referralLink: `${services.origin()}/early?ref=${entry.referral_code}`,
  };
}

/** Mails people their own invitation again. Asking for it ends an earlier "no more mails". */
export async function resendOwnInvitation(
  services: Pick<Services, "db" | "jobs" | "now" | "secret">,
  entryId: string,
): Promise<boolean> {
  await services.jobs.start();
  return services.db.transaction().execute(async (tx) => {
    await tx.updateTable("waitlist_entry").set({ unsubscribed_at: null }).where("entry_id", "=", entryId).execute();
    return (await resendInvitations(services, tx, [entryId])) > 0;
  });
}
