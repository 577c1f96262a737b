import type { OnboardingState } from "@llave/contract/agent/onboarding";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { getJson, HttpError } from "../../../data/request.ts";
import { paths } from "../../../paths.ts";
import { currentSession } from "../../../session/currentSession.ts";
import { loginPath } from "../../../session/returnTo.ts";
import { clearSession } from "../../../session/storedSession.ts";

export type OnboardingAccess =
  | { state: "checking" | "leaving" }
  | { state: "failed"; retry: () => void }
  | { state: "granted"; onboarding: OnboardingState };

/**
 * The setup's guard: signed-out people go to sign in and come back, people without early access go to the waitlist's
 * page, and people who have finished go to the dashboard.
 */
export function useOnboardingAccess(): OnboardingAccess {
  const [access, setAccess] = useState<OnboardingAccess>({ state: "checking" });
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const asked = useRef(false);

  const ask = useCallback(async () => {
    const answer = await askForDraft();
    if (answer === "failed") return setAccess({ state: "failed", retry: () => void ask() });
    if (typeof answer === "object" && !answer.onboarded) return setAccess({ state: "granted", onboarding: answer });
    setAccess({ state: "leaving" });
    if (answer === "signedOut") clearSession(localStorage);
    const signIn = loginPath(paths.login, pathname + search);
    const elsewhere = answer === "signedOut" ? signIn : answer === "waitlisted" ? paths.early : paths.dashboard;
    void navigate(elsewhere, { replace: true });
  }, [navigate, pathname, search]);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    // Data loaded by an earlier session isn't for the next person who signs in.
    queryClient.clear();
    void ask();
  }, [ask, queryClient]);

  return access;
}

async function askForDraft(): Promise<OnboardingState | "signedOut" | "waitlisted" | "failed"> {
  if (!(await currentSession())) return "signedOut";
  try {
    return await getJson<OnboardingState>("/api/onboarding/draft");
  } catch (error) {
    if (error instanceof HttpError && error.status === 403) return "waitlisted";
    if (error instanceof HttpError && error.status === 401) return "signedOut";
    return "failed";
  }
}
