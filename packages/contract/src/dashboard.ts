import { z } from "zod";
import { lead, taskKind } from "./leads.ts";

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

/** A share that rests on `of` cases; null until there are `needed` of them. Whole percent. */
const share = z.object({ percent: z.number().nullable(), of: z.number().int(), needed: z.number().int() });

const trendDay = z.object({
  day: z.iso.date(),
  views: z.number().int(),
  conversations: z.number().int(),
  /** Of the leads that came in on this day: all, those with a way to reach them, those who got to see a home, leases. */
  leads: z.number().int(),
  qualified: z.number().int(),
  showings: z.number().int(),
  leased: z.number().int(),
  /** Commission of the leases signed on this day, USD. */
  revenue: z.number().int(),
  ratings: z.number().int(),
  /** Sum of the day's ratings, 1 to 5 each. */
  stars: z.number().int(),
  /** Mean seconds until a renter's first answer; null on a day without one. */
  responseSeconds: z.number().nullable(),
});

/** `GET /api/dashboard/trends?period=`: what the headline figures are made of, day by day. */
export const dashboardTrends = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  days: z.array(trendDay),
  languages: z.object({ en: z.number().int(), es: z.number().int() }),
  /** Leads by the market's hour of the day at which they came in; of the newest `hoursOf` of the period. */
  hours: z.array(z.number().int()).length(24),
  hoursOf: z.number().int(),
  response: z.object({ seconds: z.number().nullable(), of: z.number().int(), needed: z.number().int() }),
  satisfaction: z.object({ average: z.number().nullable(), of: z.number().int(), needed: z.number().int() }),
  accuracy: share,
  qualification: share,
  completion: share,
});
export type DashboardTrends = z.infer<typeof dashboardTrends>;
export type TrendDay = z.infer<typeof trendDay>;

const queueItem = lead
  .pick({
    id: true,
    conversationId: true,
    name: true,
    phone: true,
    score: true,
    status: true,
    area: true,
    bedrooms: true,
    budget: true,
    timeline: true,
    language: true,
    lastMessage: true,
  })
  .extend({
    /** What asks for the agent; null where only an answer is due. */
    reason: z.object({ kind: taskKind, topic: z.string().nullable() }).nullable(),
    urgent: z.boolean(),
    /** The renter gave all that was asked, and nobody has called yet. */
    uncalled: z.boolean(),
    hasDraft: z.boolean(),
    waitingSince: z.iso.datetime(),
  });

/** `GET /api/dashboard/queue?limit=`: what cannot be read counts as not asked. */
export const queueQuery = z.object({
  limit: z.coerce.number().int().min(1).max(50).optional().catch(undefined),
});

/** `GET /api/dashboard/queue`: who to answer first. `total` counts to {@link mostCounted} and then stops. */
export const replyQueue = z.object({ items: z.array(queueItem), total: z.number().int() });
export type ReplyQueue = z.infer<typeof replyQueue>;
export type QueueItem = z.infer<typeof queueItem>;

/**
 * `GET /api/dashboard/since-closing`: what came in since the agent last closed. `since` is null where no working hours
 * ended during the last week; each count goes to {@link mostCounted} and then stops.
 */
export const sinceClosing = z.object({
  since: z.iso.datetime().nullable(),
  leads: z.number().int(),
  /** Of these leads, those with a way to reach them. */
  qualified: z.number().int(),
  /** Showings that renters asked for or booked. */
  showings: z.number().int(),
});
export type SinceClosing = z.infer<typeof sinceClosing>;

/** Counts beside a view stop here, so that they cost the same however many there are; the dashboard writes "999+". */
export const mostCounted = 1_000;
