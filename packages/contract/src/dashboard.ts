import { z } from "zod";

/** Lengths of time the dashboard's figures are asked for; `custom` names its own first and last day. */
export const figurePeriods = ["7d", "30d", "90d", "custom"] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** `?period=30d`, or `?period=custom&from=2026-10-01&to=2026-10-31`. What cannot be read counts as 30d. */
export const figuresQuery = z.object({
  period: z.enum(figurePeriods).optional().catch(undefined),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
});
export type FiguresQuery = z.infer<typeof figuresQuery>;

const leadSource = z.object({
  /** The SmartLink's source tag; `Direct` where it has none. */
  name: z.string(),
  count: z.number().int(),
  /** Share of the period's leads, whole percent. */
  percentage: z.number().int(),
});

/**
 * `GET /api/dashboard/analytics`, with the fields of the specification's section 3. Money is whole USD, rates
 * and growth are percentages. What is optional is left out until enough happened to tell it; the dashboard
 * then shows the product's targets and says that they are targets.
 */
export const dashboardAnalytics = z.object({
  activeLeads: z.number().int(),
  /** New leads this month against the same days of last month. */
  leadsGrowth: z.number(),
  revenue30d: z.number().int(),
  revenueGrowth: z.number(),
  smartLinkViews: z.number().int(),
  viewsToday: z.number().int(),
  /** Leads for each 100 views. */
  conversionRate: z.number(),
  /** "38s", "1m 48s", "2h 5m". */
  avgResponseTime: z.string().optional(),
  /** 1 to 5. */
  satisfaction: z.number().optional(),
  unreadNotifications: z.number().int(),
  leadSources: z.array(leadSource),
  aiAccuracy: z.number().optional(),
  qualificationRate: z.number().optional(),
  completionRate: z.number().optional(),
});
export type DashboardAnalytics = z.infer<typeof dashboardAnalytics>;
