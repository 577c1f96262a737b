import { newPassword } from "@llave/contract/account/auth";
import { z } from "zod";

/** The two fields of a new password: long enough, and typed the same twice. A mismatch belongs to the second. */
export const newPasswordRules = z
  .object({ newPassword, confirm: z.string() })
  .refine(({ newPassword: typed, confirm }) => typed === confirm, { path: ["confirm"], error: "different" });

export type NewPassword = z.infer<typeof newPasswordRules>;
