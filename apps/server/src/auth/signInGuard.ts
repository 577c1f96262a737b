import type { FastifyRequest } from "fastify";
import { checkPassword } from "./passwords.ts";

/** Failures count per account and address: nobody can lock an agent out from elsewhere. */
export function failureKey(email: string, request: FastifyRequest): string {
  return `${email.toLowerCase()}|${request.ip}`;
}

/**
 * Checks a password with the slowdown of wrong ones; takes as long where there is no account.
 * @param stored the account's hash, undefined where there is no account
 * @throws ApiError `too_many_sign_ins`
 */
export async function checkPasswordSlowly(
  request: FastifyRequest,
  email: string,
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const { limits } = request.server;
  const key = failureKey(email, request);
  await limits.beginSignIn(key);
  const right = await checkPassword(stored, password);
  if (right) await limits.forgetSignInFailures(key);
  return right;
}
