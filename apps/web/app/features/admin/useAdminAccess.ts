import type { MeResponse } from "@llave/contract/account/auth";
import { getJson } from "../../data/request.ts";
import { useAccess } from "../../session/useAccess.ts";

type AdminAccess = { state: "signedOut" | "refused" } | { state: "granted"; me: MeResponse };

/**
 * The administration's guard. Signed-out people go to the sign-in page and come back; people without the role learn
 * nothing, not even that the page exists.
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
