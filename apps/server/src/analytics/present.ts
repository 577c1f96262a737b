import type { DashboardAnalytics } from "@llave/contract/dashboard";
import type { Figures } from "./figures.ts";

/** The headline figures as the dashboard reads them. */
export function presentAnalytics(figures: Figures): DashboardAnalytics {
  return {
    activeLeads: figures.activeLeads,
    leadsGrowth: growth(figures.newThisMonth, figures.newLastMonth),
    revenue30d: 0,
    revenueGrowth: 0,
    smartLinkViews: figures.views,
    viewsToday: figures.viewsToday,
    conversionRate: percent(figures.qualified, figures.views, 1),
    unreadNotifications: figures.waiting,
    leadSources: figures.sources.map(({ source, leads }) => ({
      name: source,
      count: leads,
      percentage: percent(leads, totalOf(figures.sources), 0),
    })),
  };
}

function totalOf(sources: Figures["sources"]): number {
  return sources.reduce((sum, { leads }) => sum + leads, 0);
}

/** Growth in whole percent; from nothing to something is 100. */
export function growth(now: number, before: number): number {
  if (before === 0) return now > 0 ? 100 : 0;
  return Math.round(((now - before) / before) * 100);
}

/** `part` of `whole` in percent; nothing of nothing is 0. */
export function percent(part: number, whole: number, decimals: number): number {
  if (whole === 0) return 0;
  const factor = 10 ** decimals;
  return Math.round((part / whole) * 100 * factor) / factor;
}
