import type { LoginResponse } from "@llave/contract/account/auth";
import type { SignInProof } from "@llave/contract/account/securityEvents";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageLanguage } from "../../http/language.ts";
import { queueMails } from "../../mail/outbox.ts";
import { recordSecurityEvent } from "../../securityEvents/record.ts";
import type { Services } from "../../services.ts";
import { rememberDevice } from "./knownDevices.ts";

/** The account a sign-in proved. */
export interface ProvenAccount {
  account_id: string;
  email: string;
  name: string;
  language: PageLanguage;
}

/**
 * Signs a browser in: ends its previous session, starts a new one, and notifies the owner by mail if the browser is
 * unknown.
 */
export async function signIn(
  services: Pick<Services, "db" | "jobs" | "now" | "secret">,
  request: FastifyRequest,
  reply: FastifyReply,
  { account, proof }: { account: ProvenAccount; proof: SignInProof },
): Promise<Pick<LoginResponse, "user" | "session">> {
  const { account_id: accountId, email, name, language } = account;
  const { sessions } = reply.server;
  await sessions.end(request, reply);
  const session = await sessions.begin(reply, accountId);
  await services.jobs.start();
  await services.db.transaction().execute(async (tx) => {
    const newDevice = await rememberDevice(tx, request, reply, accountId);
    if (newDevice) {
      await queueMails(services, tx, [{ kind: "new_device", recipient: email, language, about: newDevice }]);
    }
    await recordSecurityEvent(tx, { kind: "signed_in", accountId, actorId: accountId, detail: { proof }, request });
  });
  return { user: { id: accountId, email, name }, session };
}
