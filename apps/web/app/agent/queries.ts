import type { AgentDashboard, AgentProfile } from "@llave/contract/agent";
import type { SmartLinkSummary } from "@llave/contract/smartlink";
import { useQuery } from "@tanstack/react-query";
import { refresh } from "../data/queryClient.ts";

export const dashboardKey = ["/api/agent/dashboard"] as const;

/** What the guard learned, kept up to date by live changes. */
export function useDashboardFigures() {
  return useQuery<AgentDashboard>({ queryKey: dashboardKey });
}

export function useProfile() {
  return useQuery<AgentProfile>({ queryKey: ["/api/agent/profile"], ...refresh.profile });
}

/** The agent's links, the first link first. */
export function useSmartLinks() {
  return useQuery<SmartLinkSummary[]>({ queryKey: ["/api/smartlinks"], ...refresh.smartLinks });
}
