import type { registerRequest } from "@llave/contract/account/auth";
import { type Kysely, sql } from "kysely";
import type { z } from "zod";
import { acceptInvitation, outcomeOf } from "../auth/invitation.ts";
import { hashPassword } from "../auth/passwords/passwords.ts";
import type { ProvenAccount } from "../auth/signIn/signIn.ts";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";
import type { PageLanguage } from "../http/language.ts";
import type { Services } from "../services.ts";
import { joinWaitlist } from "../waitlist/join.ts";

type SignUp = z.output<typeof registerRequest> & {
  language: PageLanguage;
  /** The waitlist entry that the browser joined with, if any. */
  ownEntryId: string | null;
};

export interface Registered {
  account: ProvenAccount;
  accessLevel: "none" | "early_access";
  invitation: "accepted" | "refused" | undefined;
}

/**
 * Creates an account. With a working invitation for the same address it gets early access; without one it joins the
 * waitlist, where an existing entry for the address stays unchanged.
 * @throws ApiError `email_taken`
 */
export async function register(
  services: Pick<Services, "db" | "jobs" | "now" | "secret">,
  signUp: SignUp,
): Promise<Registered> {
  const passwordHash = await hashPassword(signUp.password);
  await services.jobs.start();
  return services.db.transaction().execute(async (tx) => {
    const account = await insertAccount(tx, signUp, passwordHash);
    if (!account) throw new ApiError("email_taken");
    const { account_id: accountId, email, name } = account;
    const invitation = signUp.invite
      ? await acceptInvitation(tx, { accountId, email }, signUp.invite, services.now())
      : undefined;
    if (invitation !== "accepted") {
      const { isAgent, language, ownEntryId } = signUp;
      await joinWaitlist(services, tx, { accountId, name, email, is_agent: isAgent, language, ownEntryId });
    }
    const accessLevel = invitation === "accepted" ? "early_access" : "none";
    return { account, accessLevel, invitation: outcomeOf(invitation) };
  });
}

function insertAccount(tx: Kysely<Database>, { name, email, language }: SignUp, passwordHash: string) {
  return tx
    .insertInto("account")
    .values({ name, email, language, password_hash: passwordHash })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning(["account_id", "email", "name", "language"])
    .executeTakeFirst();
}
