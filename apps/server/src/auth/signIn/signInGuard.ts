import type { FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import type { MailKind } from "../../db/tables/mailKind.ts";
import { queueMails } from "../../mail/outbox.ts";
import { addressKey } from "../../plugins/clientAddress.ts";
import { recordSecurityEvent } from "../../securityEvents/record.ts";
import type { Services } from "../../services.ts";
import { checkPassword } from "../passwords/passwords.ts";
import { findAccount } from "../repository.ts";
import { isKnownDevice } from "./knownDevices.ts";
import { type Guessed, type SignInAttempt, SignInLimits } from "./signInLimits.ts";

/** The stored account that a password is checked for; undefined if no account has the address. */
type StoredAccount = { account_id: string; password_hash: string } | undefined;

/**
 * Checks a password and slows down wrong ones; takes just as long if there is no account.
 * @throws ApiError `too_many_sign_ins`
 */
export async function checkPasswordSlowly(
  services: Pick<Services, "db">,
  request: FastifyRequest,
  email: string,
  account: StoredAccount,
  password: string,
): Promise<boolean> {
  const { signInLimits } = request.server;
  const attempt = await attemptOf(services, request, email, account?.account_id);
  await signInLimits.begin(attempt);
  const right = await checkPassword(account?.password_hash, password);
  if (right) await signInLimits.succeed(attempt);
  else {
    const accountId = account?.account_id ?? null;
    await recordSecurityEvent(services.db, { kind: "sign_in_failed", accountId, request });
  }
  return right;
}

/** The parts of a sign-in request that the limits count by. */
export async function attemptOf(
  { db }: Pick<Services, "db">,
  request: FastifyRequest,
  email: string,
  accountId: string | undefined,
): Promise<SignInAttempt> {
  return {
    email: email.toLowerCase(),
    address: addressKey(request.ip),
    isKnownDevice: await isKnownDevice(db, request, accountId),
  };
}

declare module "fastify" {
  interface FastifyInstance {
    signInLimits: SignInLimits;
  }
}

/** The mail about blocked guesses. Who gets as far as guessing codes knows the password. */
const mailAbout = { passwords: "sign_in_blocked", codes: "codes_blocked" } as const satisfies Record<Guessed, MailKind>;

/** Makes the sign-in limits available to routes; owners get a mail about blocked guesses. */
export const signInLimits = plugin<{ services: Pick<Services, "db" | "jobs" | "now" | "secret"> }>(
  async (app, { services }) => {
    const tellOwner = async (email: string, guessed: Guessed) => {
      await services.jobs.start();
      const account = await findAccount(services.db, email);
      const language = account?.language ?? "en";
      // The mail is queued for any address; composing it checks whether an account has the address.
      await services.db.transaction().execute(async (tx) => {
        await queueMails(services, tx, [{ kind: mailAbout[guessed], recipient: email, language }]);
        await recordSecurityEvent(tx, { kind: "sign_in_blocked", accountId: account?.account_id ?? null });
      });
    };
    app.decorate("signInLimits", new SignInLimits(app.limits, tellOwner));
  },
  { name: "signInLimits", dependencies: ["limits"] },
);
