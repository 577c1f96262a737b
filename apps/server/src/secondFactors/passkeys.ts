import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Services } from "../services.ts";

type Answer = { id: string; [key: string]: unknown };

/** Loaded with the first passkey, so that a start doesn't wait for it. */
const library = () => import("@simplewebauthn/server");

/** The site that passkeys belong to: its host name. */
const siteOf = (services: Pick<Services, "origin">) => new URL(services.origin()).hostname;

/** What a browser needs to create a passkey for an account that has none on this device. */
export async function creationOptions(
  services: Pick<Services, "db" | "origin">,
  { accountId, email, name }: { accountId: string; email: string; name: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await services.db
    .selectFrom("passkey")
    .select("credential_id")
    .where("account_id", "=", accountId)
    .execute();
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: "Llave",
    rpID: siteOf(services),
    userID: new TextEncoder().encode(accountId),
    userName: email,
    userDisplayName: name,
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** Stores a passkey that a browser created. Returns false for an invalid response. */
export async function addPasskey(
  tx: Kysely<Database>,
  services: Pick<Services, "now" | "origin">,
  { accountId, name, challenge, answer }: { accountId: string; name: string; challenge: string; answer: Answer },
): Promise<boolean> {
  const webauthn = await library();
  const verified = await webauthn
    .verifyRegistrationResponse({
      response: answer as unknown as Parameters<typeof verifyRegistrationResponse>[0]["response"],
      expectedChallenge: challenge,
      expectedOrigin: services.origin(),
      expectedRPID: siteOf(services),
      requireUserVerification: true,
    })
    .catch(() => null);
  if (!verified?.verified) return false;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const added = await tx
    .insertInto("passkey")
    .values({
      account_id: accountId,
      credential_id: id,
      public_key: Buffer.from(publicKey),
      counter,
      transports,
      name,
      created_at: services.now(),
    })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning("passkey_id")
    .executeTakeFirst();
  return added !== undefined;
}

/** What a browser needs to ask for one of its passkeys for this site. */
export async function requestOptions(
  services: Pick<Services, "origin">,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({ rpID: siteOf(services), userVerification: "required" });
}

/** The account whose passkey signed a challenge; null for an invalid response. */
export async function provenByPasskey(
  services: Pick<Services, "db" | "now" | "origin">,
  challenge: string,
  answer: Answer,
): Promise<string | null> {
  const passkey = await services.db
    .selectFrom("passkey")
    .select(["account_id", "passkey_id", "credential_id", "public_key", "counter"])
    .where("credential_id", "=", answer.id)
    .executeTakeFirst();
  if (!passkey) return null;
  const { credential_id: id, public_key, counter } = passkey;
  const webauthn = await library();
  const verified = await webauthn
    .verifyAuthenticationResponse({
      response: answer as unknown as Parameters<typeof verifyAuthenticationResponse>[0]["response"],
      expectedChallenge: challenge,
      expectedOrigin: services.origin(),
      expectedRPID: siteOf(services),
      credential: { id, publicKey: new Uint8Array(public_key), counter },
      requireUserVerification: true,
    })
    .catch(() => null);
  if (!verified?.verified) return null;
  await services.db
    .updateTable("passkey")
    .set({ counter: verified.authenticationInfo.newCounter, used_at: services.now() })
    .where("passkey_id", "=", passkey.passkey_id)
    .execute();
  return passkey.account_id;
}
