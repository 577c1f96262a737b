import type { MeResponse } from "@llave/contract/account/auth";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { getJson, HttpError } from "../../data/request.ts";
import { paths } from "../../paths.ts";
import { keepSession } from "../../session/currentSession.ts";
import { loginPath } from "../../session/returnTo.ts";
import { clearSession, type StoredSession } from "../../session/storedSession.ts";

export type CommunityAccess =
  | { state: "checking" | "signedOut" }
  | { state: "failed"; retry: () => void }
  | { state: "granted"; session: StoredSession };

/**
 * The community's guard (specification, section 4): asks the server only for the session. People who aren't signed in
 * lose what this browser stored of a session, go to sign in, and come back here afterward.
 */
export function useCommunityAccess(): CommunityAccess {
  const [access, setAccess] = useState<CommunityAccess>({ state: "checking" });
  const [attempt, setAttempt] = useState(0);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const current = pathname + search;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per attempt; filters change the address later
  useEffect(() => {
    let left = false;
    const retry = () => {
      setAccess({ state: "checking" });
      setAttempt(attempt + 1);
    };
    void askForSession().then((answer) => {
      if (left) return;
      setAccess(answer === "failed" ? { state: "failed", retry } : answer);
      if (answer === "failed") return;
      // The header may still show the state before signing in.
      void queryClient.invalidateQueries({ queryKey: ["/api/access/status"] });
      if (answer.state === "granted") return;
      clearSession(localStorage);
      navigate(loginPath(paths.login, current), { replace: true });
    });
    return () => {
      left = true;
    };
  }, [attempt]);

  return access;
}

async function askForSession() {
  try {
    const session = keepSession(await getJson<MeResponse>("/api/auth/me"));
    return { state: "granted", session } as const;
  } catch (error) {
    return error instanceof HttpError ? ({ state: "signedOut" } as const) : "failed";
  }
}
