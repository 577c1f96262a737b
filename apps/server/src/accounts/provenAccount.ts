import type { FastifyRequest } from "fastify";
import { checkPasswordSlowly } from "../auth/signInGuard.ts";
import { ApiError } from "../errors.ts";
import { sessionOf } from "../plugins/session.ts";
import type { Services } from "../services.ts";
import { findOwnAccount, type OwnAccount } from "./repository.ts";

/** The signed-in person's own account, as stored. */
export async function ownAccount(services: Services, request: FastifyRequest): Promise<OwnAccount> {
  const own = await findOwnAccount(services.db, sessionOf(request).accountId);
  if (!own) throw new ApiError("unauthorized");
  return own;
}

/** The signed-in person's account, after the current password proved that its owner is asking. */
export async function provenAccount(
  services: Services,
  request: FastifyRequest,
  password: string,
): Promise<OwnAccount> {
  const own = await ownAccount(services, request);
  const right = await checkPasswordSlowly(services, request, own.email, own, password);
  if (!right) throw new ApiError("wrong_password");
  return own;
}
