import { z } from "zod";
import { maxPasswordLength } from "./accountLimits.ts";

const currentPassword = z.string().min(1).max(maxPasswordLength);
const proofToken = z.uuid();
/** The result of a browser's WebAuthn call; the library behind the route checks every part of it. */
const browserAnswer = z.looseObject({ id: z.string().min(1).max(2_000) });

/** The 202 response of `POST /api/auth/login`: the password was right, and the account requires a second factor. */
export const secondStepNeeded = z.object({
  secondStep: z.object({
    /** Sent along with the code; works for ten minutes and five tries. */
    token: z.string(),
    authenticator: z.boolean(),
    passkey: z.boolean(),
  }),
});
export type SecondStepNeeded = z.infer<typeof secondStepNeeded>;

/** `POST /api/auth/second-step`: six digits from the authenticator app, or a recovery code. Returns the session. */
export const secondStepRequest = z.object({ token: proofToken, code: z.string().trim().min(1).max(40) });

/**
 * `POST /api/auth/passkey/options`: what the browser needs to ask for a passkey, and the id to send with its answer.
 */
export const passkeyChallenge = z.object({ token: z.string(), options: z.record(z.string(), z.unknown()) });
export type PasskeyChallenge = z.infer<typeof passkeyChallenge>;
/** `POST /api/auth/passkey`: signs in with only a passkey, which counts as both factors. */
export const passkeySignIn = z.object({ token: proofToken, response: browserAnswer });

export const ownPasskey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
});
export type OwnPasskey = z.infer<typeof ownPasskey>;

/** `GET /api/account/second-factors`. `required`: administrators in production need one to do anything. */
export const secondFactors = z.object({
  authenticator: z.boolean(),
  passkeys: z.array(ownPasskey),
  recoveryCodesLeft: z.number().int(),
  required: z.boolean(),
});
export type SecondFactors = z.infer<typeof secondFactors>;

/** Every change to the account's protection requires the password. */
export const currentPasswordRequest = z.object({ currentPassword });

/** `POST /api/account/authenticator`: a secret to scan or type; it counts once a code has confirmed it. */
export const authenticatorOffer = z.object({
  secret: z.string(),
  /** An SVG image of the code to scan. */
  qr: z.string(),
});
export type AuthenticatorOffer = z.infer<typeof authenticatorOffer>;
export const confirmAuthenticatorRequest = z.object({ code: z.string().trim().min(6).max(10) });

export const maxPasskeyNameLength = 60;
/** `POST /api/account/passkeys`. */
export const newPasskeyRequest = z.object({
  token: proofToken,
  name: z
    .string()
    .trim()
    .min(1, "required")
    .max(maxPasskeyNameLength, "too_long")
    .regex(/^\P{Cc}*$/u),
  response: browserAnswer,
});

/** Codes that each sign in once if the authenticator is lost; null if the account keeps its existing ones. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
