import type { MeResponse } from "@llave/contract/auth";
import { getJson } from "../../data/request.ts";
import { useAccess } from "../../session/useAccess.ts";

type AdminAccess = { state: "signedOut" | "refused" } | { state: "granted"; me: MeResponse };

/**
 * The administration's guard. Signed out goes to the sign-in page and comes back; somebody without the role learns
 * nothing, not even that there is such a page.
 */
export function useAdminAccess() {
  return useAccess({ ask: askForRole });
}

async function askForRole(): Promise<AdminAccess> {
  try {
    const me = await getJson<MeResponse>("/api/auth/me");
    return me.role === "admin" ? { state: "granted", me } : { state: "refused" };
  } catch {
    return { state: "signedOut" };
  }
}
