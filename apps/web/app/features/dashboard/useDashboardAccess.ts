import type { AgentDashboard } from "@llave/contract/agent/agent";
import type { QueryClient } from "@tanstack/react-query";
import { dashboardKey } from "../../agent/queries.ts";
import { getJson, HttpError } from "../../data/request.ts";
import { paths } from "../../paths.ts";
import type { StoredSession } from "../../session/storedSession.ts";
import { useAccess } from "../../session/useAccess.ts";

interface DashboardAccess {
  state: "granted" | "administrator" | "waitlisted" | "notOnboarded" | "signedOut";
}

/**
 * Leaving a page (with a reload, for example) makes its open calls fail too. After a failure the guard waits this long,
 * so that a page being left doesn't end the session. Milliseconds.
 */
const leavingMs = 400;

/**
 * The dashboard's guard (specification, section 4): checks for a session, then asks the server. Approved shows the
 * dashboard or, until it is finished, setup; an administrator who isn't an agent gets only the account page; not
 * approved goes to early access; anything else clears the session and goes to sign in.
 */
export function useDashboardAccess() {
  return useAccess({ ask: askForDashboard, elsewhere });
}

function elsewhere({ state }: DashboardAccess): string | null {
  if (state === "waitlisted") return paths.early;
  return state === "notOnboarded" ? paths.onboarding : null;
}

async function askForDashboard(_: StoredSession, queryClient: QueryClient): Promise<DashboardAccess> {
  try {
    const dashboard = await getJson<AgentDashboard>(dashboardKey[0]);
    queryClient.setQueryData(dashboardKey, dashboard);
    if (dashboard.onboarded) return { state: "granted" };
    return { state: dashboard.admin ? "administrator" : "notOnboarded" };
  } catch (error) {
    if (error instanceof HttpError) return { state: error.status === 403 ? "waitlisted" : "signedOut" };
    await new Promise((resolve) => setTimeout(resolve, leavingMs));
    return { state: "signedOut" };
  }
}
