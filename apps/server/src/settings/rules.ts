import type { ChangeSettingsRequest } from "@llave/contract/agent/settings";
import { ApiError } from "../http/errors.ts";
import { e164 } from "../onboarding/rules.ts";

/** The stored settings that a change is checked against. */
interface Stored {
  /** E.164, or null. */
  phone: string | null;
}

/**
 * The phone after a change: E.164, null for none, undefined if unchanged. Onboarding's rules (specification, section
 * 5): a channel that needs a phone can't be turned on without one. One that is on when the phone is removed stays on,
 * and the page warns.
 * @throws ApiError `phone_not_valid`, `phone_required`
 */
export function checkPhone(change: ChangeSettingsRequest, stored: Stored): string | null | undefined {
  const phone = change.phone === undefined ? undefined : e164(change.phone);
  if (change.phone !== undefined && phone === undefined) throw new ApiError("phone_not_valid");
  const reachable = phone === undefined ? stored.phone : phone;
  if (reachable === null && (change.whatsappEnabled || change.smsEnabled)) throw new ApiError("phone_required");
  return phone;
}
