import type { AgentDashboard } from "@llave/contract/agent";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { dashboardKey } from "../../agent/queries.ts";
import { getJson, HttpError } from "../../data/request.ts";
import { paths } from "../../paths.ts";
import { currentSession } from "../../session/currentSession.ts";
import { loginPath } from "../../session/returnTo.ts";
import { clearSession, type StoredSession } from "../../session/storedSession.ts";

export type DashboardAccess =
  | { state: "checking" | "waitlisted" | "notOnboarded" | "signedOut" }
  | { state: "granted"; session: StoredSession };

/**
 * A page that is left for another one (a reload, say) fails its open calls too. This long after such a failure
 * it is gone, and has not ended the session on its way out. Milliseconds.
 */
const leavingTime = 400;

/**
 * The dashboard's guard (specification, section 4): looks for a session, then asks the server. Approved shows
 * the dashboard or, before it is finished, onboarding; not approved goes to early access, anything else forgets the session and goes to sign in.
 */
export function useDashboardAccess(): DashboardAccess {
  const [access, setAccess] = useState<DashboardAccess>({ state: "checking" });
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const asked = useRef(false);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    // What an earlier session loaded is not for whoever signs in next.
    queryClient.clear();
    void askForAccess((dashboard: AgentDashboard) => queryClient.setQueryData(dashboardKey, dashboard)).then(
      (answer) => {
        setAccess(answer);
        if (answer.state === "waitlisted") navigate(paths.early, { replace: true });
        if (answer.state === "notOnboarded") navigate(paths.onboarding, { replace: true });
        if (answer.state === "signedOut") {
          clearSession(localStorage);
          navigate(loginPath(paths.login, pathname + search), { replace: true });
        }
      },
    );
  }, [queryClient, navigate, pathname, search]);

  return access;
}

async function askForAccess(onDashboard: (dashboard: AgentDashboard) => void): Promise<DashboardAccess> {
  const session = await currentSession();
  if (!session) return { state: "signedOut" };
  try {
    const dashboard = await getJson<AgentDashboard>(dashboardKey[0]);
    onDashboard(dashboard);
    return dashboard.onboarded ? { state: "granted", session } : { state: "notOnboarded" };
  } catch (error) {
    if (error instanceof HttpError) return { state: error.status === 403 ? "waitlisted" : "signedOut" };
    await new Promise((resolve) => setTimeout(resolve, leavingTime));
    return { state: "signedOut" };
  }
}
