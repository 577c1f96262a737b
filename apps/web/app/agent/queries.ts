import type { AgentDashboard, AgentProfile } from "@llave/contract/agent/agent";
import type { DashboardAdvice, DashboardAnalytics, DashboardTrends } from "@llave/contract/agent/dashboard";
import type { SmartLinkSummary } from "@llave/contract/chat/smartlink";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { refresh } from "../data/queryClient.ts";

/** The guard's call. */
export const dashboardKey = ["/api/agent/dashboard"] as const;

/** The guard's data, kept current by live changes. */
export function useDashboardFigures() {
  return useQuery<AgentDashboard>({ queryKey: dashboardKey });
}

/** The agent's own profile. */
export function useProfile() {
  return useQuery<AgentProfile>({ queryKey: ["/api/agent/profile"], ...refresh.profile });
}

/** The agent's links, the first link first. */
export function useSmartLinks() {
  return useQuery<SmartLinkSummary[]>({ queryKey: ["/api/smartlinks"], ...refresh.smartLinks });
}

/** Keeps the previous period's figures until the new ones arrive, so nothing flickers. */
const ofPeriod = { ...refresh.analytics, placeholderData: keepPreviousData } as const;

/** The headline figures of a period; the dashboard opens with 30 days. Refetched every two minutes. */
export function useAnalytics(query = "period=30d") {
  return useQuery<DashboardAnalytics>({ queryKey: [`/api/dashboard/analytics?${query}`], ...ofPeriod });
}

/** The daily data behind a period's headline figures; refetched with them. */
export function useTrends(query = "period=30d") {
  return useQuery<DashboardTrends>({ queryKey: [`/api/dashboard/trends?${query}`], ...ofPeriod });
}

/** What the agent could change, from a period's questions, links and answers; refetched with the figures. */
export function useAdvice(query: string) {
  return useQuery<DashboardAdvice>({ queryKey: [`/api/dashboard/advice?${query}`], ...ofPeriod });
}
