import type { MlsConnectRequest } from "@llave/contract/listings/mls";
import { z } from "zod";
import { seal, unseal } from "../../secrets/sealing.ts";

const purpose = "mls";

const stored = z.union([z.object({ token: z.string() }), z.object({ clientId: z.string(), clientSecret: z.string() })]);

/** The credentials that Llave signs in to an MLS with. */
export type MlsCredentials = z.infer<typeof stored>;

/** What is needed to ask an MLS for an agent's listings. */
export interface MlsAccess {
  serviceUrl: string;
  memberId: string;
  /** Where a client gets its tokens; null if the MLS issued a token. */
  tokenUrl: string | null;
  credentials: MlsCredentials;
}

/** The access that an agent entered. */
export function accessOf(request: MlsConnectRequest): MlsAccess {
  const { serviceUrl, memberId } = request;
  const shared = { serviceUrl: serviceUrl.replace(/\/+$/, ""), memberId };
  if (request.auth === "token") return { ...shared, tokenUrl: null, credentials: { token: request.token } };
  const { tokenUrl, clientId, clientSecret } = request;
  return { ...shared, tokenUrl, credentials: { clientId, clientSecret } };
}

/** The credentials in the form that the database keeps. */
export function sealCredentials(installation: string, credentials: MlsCredentials): Buffer {
  return seal(installation, purpose, JSON.stringify(credentials));
}

/** The credentials of a stored connection. */
export function unsealCredentials(installation: string, sealed: Buffer): MlsCredentials {
  return stored.parse(JSON.parse(unseal(installation, purpose, sealed)));
}
