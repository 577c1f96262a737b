import { z } from "zod";
import { emailAddress, personName } from "../account/auth.ts";
import { maxContactMessageLength, maxSubjectLength } from "./contactLimits.ts";

/**
 * `POST /api/contact`: a message to support. `website` is the honeypot, an input that people don't see. A repeated call
 * with the same `key`, which the browser generates, stores and sends the message once.
 */
export const contactRequest = z.object({
  name: personName,
  email: z.string().trim().pipe(emailAddress),
  subject: z
    .string()
    .trim()
    .min(1, "required")
    .max(maxSubjectLength)
    .regex(/^\P{Cc}*$/u),
  message: z.string().trim().min(1, "required").max(maxContactMessageLength, "too_long"),
  key: z.string().max(100).optional().catch(undefined),
  website: z.string().max(1000).optional().catch("filled"),
});
export type ContactRequest = z.input<typeof contactRequest>;
