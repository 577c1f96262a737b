import type { AgentDashboard } from "@llave/contract/agent/agent";
import type { IconName } from "../../components/Icon.tsx";
import { paths } from "../../paths.ts";

/** A view of the dashboard that a tab leads to. */
export interface DashboardTab {
  key: "overview" | "leads" | "showings" | "smartLinks" | "properties" | "analytics";
  path: string;
  icon: IconName;
  /** On phones the bottom bar has room for five; this one is reached from the header. */
  inHeaderOnPhones?: boolean;
  /** The count on the tab, from the guard's response. */
  count?: "leads" | "smartLinks" | "properties";
}

/** The views in order. The dashboard opens with the first one. */
export const dashboardTabs: readonly DashboardTab[] = [
  { key: "overview", path: paths.dashboard, icon: "home" },
  { key: "leads", path: paths.leads, icon: "users", count: "leads" },
  { key: "showings", path: paths.showings, icon: "calendar" },
  { key: "smartLinks", path: paths.smartLinks, icon: "link", count: "smartLinks" },
  { key: "properties", path: paths.properties, icon: "building", count: "properties" },
  { key: "analytics", path: paths.analytics, icon: "chart", inHeaderOnPhones: true },
];

/** The tab an address belongs to, sub-paths included. */
export function tabOf(pathname: string): DashboardTab | undefined {
  const path = pathname.replace(/\/+$/, "");
  return (
    dashboardTabs.find((tab) => tab.path === path) ??
    dashboardTabs.find((tab) => tab.path !== paths.dashboard && path.startsWith(`${tab.path}/`))
  );
}

/** A tab's count, or undefined if it has none or nothing is known yet. */
export function tabCount(tab: DashboardTab, counts: AgentDashboard | undefined): number | undefined {
  return tab.count && counts?.[tab.count];
}
