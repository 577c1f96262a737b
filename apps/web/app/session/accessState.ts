import type { AccessStatus } from "@llave/contract/account/auth";

/** What the navigation bar offers: sign in, log out from the waitlist, or the dashboard. */
export const accessStates = ["signedOut", "waiting", "agent"] as const;
export type AccessState = (typeof accessStates)[number];

/** The state of the person the server identified. */
export function accessStateOf({
  authenticated,
  accessLevel,
}: Pick<AccessStatus, "authenticated" | "accessLevel">): AccessState {
  if (!authenticated) return "signedOut";
  return accessLevel === "early_access" ? "agent" : "waiting";
}
