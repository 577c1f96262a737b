import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { hourMs } from "@llave/contract/calendar";
import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import { seal, unseal } from "../../secrets/sealing.ts";
import type { Services } from "../../services.ts";

const purpose = "push";
/** Push services accept tokens for at most a day. */
const tokenLifetimeMs = 12 * hourMs;
/** The first byte of an uncompressed point. */
const uncompressed = Buffer.from([4]);

/** The installation's keys: browsers only accept pushes signed with the key they subscribed with. */
export interface PushKeys {
  /** Uncompressed, base64url: what `pushManager.subscribe` takes. */
  publicKey: string;
  privateKey: KeyObject;
}

/**
 * Creates the keys while a server starts, so that no agent's page has to wait. The start continues without them: keys
 * created with another secret only stop pushes.
 */
export async function preparePushKeys(
  services: Pick<Services, "db" | "secret" | "now">,
  log: Pick<FastifyBaseLogger, "error">,
): Promise<void> {
  await pushKeys(services).catch((error: unknown) => log.error({ err: error }, "the keys for pushes can't be used"));
}

/** The keys, created when first needed. If several servers create them at the same time, the first one's stay. */
export async function pushKeys({ db, secret, now }: Pick<Services, "db" | "secret" | "now">): Promise<PushKeys> {
  const stored = await findKeys(db, secret);
  if (stored) return stored;
  const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = pair.publicKey.export({ format: "jwk" });
  const point = Buffer.concat([uncompressed, Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  const privateKey = pair.privateKey.export({ format: "pem", type: "pkcs8" }).toString();
  await db
    .insertInto("push_key")
    .values({
      public_key: point.toString("base64url"),
      private_key: seal(secret, purpose, privateKey),
      created_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await findKeys(db, secret);
  if (!made) throw new Error("the push keys were not stored");
  return made;
}

async function findKeys(db: Kysely<Database>, secret: string): Promise<PushKeys | null> {
  const row = await db.selectFrom("push_key").select(["public_key", "private_key"]).executeTakeFirst();
  if (!row) return null;
  return { publicKey: row.public_key, privateKey: createPrivateKey(unseal(secret, purpose, row.private_key)) };
}

interface Claims {
  /** Origin of the push service. */
  audience: string;
  /** How the push service can reach this server's operator. */
  subject: string;
  now: Date;
}

/** The header that tells a push service who sends (RFC 8292). */
export function authorization({ publicKey, privateKey }: PushKeys, { audience, subject, now }: Claims): string {
  const expires = Math.floor((now.getTime() + tokenLifetimeMs) / 1000);
  const parts = [
    { typ: "JWT", alg: "ES256" },
    { aud: audience, exp: expires, sub: subject },
  ];
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
  const signature = sign("sha256", Buffer.from(text), { key: privateKey, dsaEncoding: "ieee-p1363" });
  return `vapid t=${text}.${signature.toString("base64url")}, k=${publicKey}`;
}
