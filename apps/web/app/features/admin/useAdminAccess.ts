import type { MeResponse } from "@llave/contract/auth";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { getJson } from "../../data/request.ts";
import { paths } from "../../paths.ts";
import { currentSession } from "../../session/currentSession.ts";
import { loginPath } from "../../session/returnTo.ts";
import { clearSession } from "../../session/storedSession.ts";

export type AdminAccess = { state: "checking" | "signedOut" | "refused" } | { state: "granted"; me: MeResponse };

/**
 * The administration's guard. Signed out goes to the sign-in page and comes back; somebody without the role learns
 * nothing, not even that there is such a page. The server checks every call by itself.
 */
export function useAdminAccess(): AdminAccess {
  const [access, setAccess] = useState<AdminAccess>({ state: "checking" });
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const asked = useRef(false);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    // What an earlier session loaded is not for whoever signs in next.
    queryClient.clear();
    void askForRole().then((answer) => {
      setAccess(answer);
      if (answer.state !== "signedOut") return;
      clearSession(localStorage);
      navigate(loginPath(paths.login, pathname + search), { replace: true });
    });
  }, [queryClient, navigate, pathname, search]);

  return access;
}

async function askForRole(): Promise<AdminAccess> {
  const session = await currentSession();
  if (!session) return { state: "signedOut" };
  try {
    const me = await getJson<MeResponse>("/api/auth/me");
    return me.role === "admin" ? { state: "granted", me } : { state: "refused" };
  } catch {
    return { state: "signedOut" };
  }
}
