import { emailAddress, personName } from "@llave/contract/account/auth";
import { z } from "zod";
import { schemaResolver } from "../../data/schemaResolver.ts";

/** What the early-access form refuses before sending anything. */
export const earlyFormRules = schemaResolver(
  z.object({
    name: personName,
    email: z.string().trim().pipe(emailAddress),
    isAgent: z.boolean(),
    referral: z.string(),
    website: z.string(),
  }),
);
