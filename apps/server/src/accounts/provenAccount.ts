import type { FastifyRequest } from "fastify";
import { sessionOf } from "../auth/session.ts";
import { checkPasswordSlowly } from "../auth/signIn/signInGuard.ts";
import { ApiError } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { findOwnAccount, type OwnAccount } from "./repository.ts";

/** The signed-in person's own account, as stored. */
export async function ownAccount(services: Pick<Services, "db">, request: FastifyRequest): Promise<OwnAccount> {
  const own = await findOwnAccount(services.db, sessionOf(request).accountId);
  if (!own) throw new ApiError("unauthorized");
  return own;
}

/** The signed-in person's account, after the current password proved that its owner is asking. */
export async function provenAccount(
  services: Pick<Services, "db">,
  request: FastifyRequest,
  password: string,
): Promise<OwnAccount> {
  const own = await ownAccount(services, request);
  const right = await checkPasswordSlowly(services, request, own.email, own, password);
  if (!right) throw new ApiError("wrong_password");
  return own;
}
