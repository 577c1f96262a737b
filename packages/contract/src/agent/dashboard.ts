import { z } from "zod";
import { ratingReason } from "../leads/leadChanges.ts";
import { lead, taskKind } from "../leads/leads.ts";

/** Periods for the dashboard's figures; `custom` has its own first and last day. */
export const figurePeriods = ["7d", "30d", "90d", "custom"] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** `?period=30d`, or `?period=custom&from=2026-10-01&to=2026-10-31`. An invalid period counts as 30d. */
export const figuresQuery = z.object({
  period: z.enum(figurePeriods).optional().catch(undefined),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
});
export type FiguresQuery = z.infer<typeof figuresQuery>;

const leadSource = z.object({
  /** The SmartLink's source tag; `Direct` if it has none. */
  name: z.string(),
  count: z.number().int(),
  /** Share of the period's leads, whole percent. */
  percentage: z.number().int(),
});

/**
 * `GET /api/dashboard/analytics`, with the fields of the specification's section 3. Money is whole USD, rates and
 * growth are percentages. Optional fields are left out until there is enough data; the dashboard then shows the
 * product's targets and says that they are targets.
 */
export const dashboardAnalytics = z.object({
  activeLeads: z.number().int(),
  /** New leads this month against the same days of last month. */
  leadsGrowth: z.number(),
  revenue30d: z.number().int(),
  revenueGrowth: z.number(),
  smartLinkViews: z.number().int(),
  viewsToday: z.number().int(),
  /** Leads per 100 views. */
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

/** A share of `of` cases; null until there are `needed` of them. Whole percent. */
const share = z.object({ percent: z.number().nullable(), of: z.number().int(), needed: z.number().int() });

const trendDay = z.object({
  day: z.iso.date(),
  views: z.number().int(),
  conversations: z.number().int(),
  /** Of the leads that came in on this day: all, those with contact details, those with a showing, leases. */
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

/** `GET /api/dashboard/trends?period=`: the daily data behind the headline figures. */
export const dashboardTrends = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  days: z.array(trendDay),
  languages: z.object({ en: z.number().int(), es: z.number().int() }),
  /** Leads by the market's hour of arrival; from the newest `hoursOf` of the period. */
  hours: z.array(z.number().int()).length(24),
  hoursOf: z.number().int(),
  /** Conversations by the market's hour in which they began, and how many of them became leads; from the newest. */
  conversationHours: z.array(z.object({ conversations: z.number().int(), leads: z.number().int() })).length(24),
  response: z.object({ seconds: z.number().nullable(), of: z.number().int(), needed: z.number().int() }),
  satisfaction: z.object({
    average: z.number().nullable(),
    of: z.number().int(),
    needed: z.number().int(),
    /** What renters would improve and how many said so, most often first. */
    reasons: z.array(z.object({ reason: ratingReason, count: z.number().int() })),
  }),
  accuracy: share,
  qualification: share,
  completion: share,
});
export type DashboardTrends = z.infer<typeof dashboardTrends>;
export type TrendDay = z.infer<typeof trendDay>;

const unansweredQuestion = z.object({
  /** What the renters asked about. */
  topic: z.string(),
  asked: z.number().int(),
  /** How many of these still wait for an answer. */
  open: z.number().int(),
  /** The newest question, in the renter's words; empty if only older questions are stored. */
  quote: z.string(),
  /** Published listings it was asked about that don't have the fact yet, most asked first. */
  listings: z.array(z.object({ id: z.string(), address: z.string() })),
  /** Who asked last. */
  leadId: z.string().nullable(),
});

/** Who gave the first answer: the assistant on its own, its draft after approval, the agent, or no one yet. */
export const firstAnswerers = ["assistant", "draft", "agent", "nobody"] as const;

/**
 * `GET /api/dashboard/advice?period=`: what the agent could change. Counts are of the newest cases of the period, so
 * that they cost the same however many there are.
 */
export const dashboardAdvice = z.object({
  /** Questions that no listing answered, by topic, most asked first. */
  questions: z.array(unansweredQuestion),
  /** How many questions of all topics were asked. */
  asked: z.number().int(),
  /** How many questions of any kind wait for the agent's answer now. */
  open: z.number().int(),
  /** Links with views, by leads. */
  links: z.array(z.object({ id: z.string(), name: z.string(), views: z.number().int(), leads: z.number().int() })),
  firstAnswers: z.array(
    z.object({
      by: z.enum(firstAnswerers),
      conversations: z.number().int(),
      /** Median wait; null for unanswered conversations. */
      seconds: z.number().int().nullable(),
    }),
  ),
  /** The hour when the latest showing of the week can end, 1 to 24; null without showing hours. */
  showingsEnd: z.number().int().nullable(),
});
export type DashboardAdvice = z.infer<typeof dashboardAdvice>;

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
    /** Why the agent should act; null if only an answer is due. */
    reason: z.object({ kind: taskKind, topic: z.string().nullable(), ofHome: z.boolean() }).nullable(),
    /** The showing that waits for the agent's OK, and when it is. */
    requestedShowing: z.object({ id: z.string(), at: z.iso.datetime() }).nullable(),
    urgent: z.boolean(),
    /** The renter gave all required details and hasn't been called yet. */
    uncalled: z.boolean(),
    /** True if a draft can be sent as is; an unfinished answer doesn't count. */
    hasDraft: z.boolean(),
    /** Who wrote `lastMessage`. */
    lastBy: z.enum(["renter", "agent"]),
    /** Since the renter last heard from the agent, or since it became the agent's turn. */
    waitingSince: z.iso.datetime(),
  });

const asidePerson = lead
  .pick({ id: true, name: true, score: true, status: true, language: true, lastMessage: true })
  .extend({ at: z.iso.datetime() });

/** `GET /api/dashboard/queue/rest`: who isn't waiting for the agent, newest first, {@link maxAside} of each at most. */
export const queueRest = z.object({
  /** Renters who haven't answered yet; `at` is when they were last written to. */
  waitingOnThem: z.array(asidePerson),
  /** Those the agent put aside today; `at` is when. */
  doneToday: z.array(asidePerson),
});
export type QueueRest = z.infer<typeof queueRest>;
export type AsidePerson = z.infer<typeof asidePerson>;
export const maxAside = 20;

/** `GET /api/dashboard/queue?limit=`: an unreadable limit counts as none. */
export const queueQuery = z.object({
  limit: z.coerce.number().int().min(1).max(50).optional().catch(undefined),
});

/** `GET /api/dashboard/queue`: who to answer first. `total` counts up to {@link maxCounted}. */
export const replyQueue = z.object({ items: z.array(queueItem), total: z.number().int() });
export type ReplyQueue = z.infer<typeof replyQueue>;
export type QueueItem = z.infer<typeof queueItem>;

/**
 * `GET /api/dashboard/since-closing`: what came in since the agent last closed. `since` is null if no working hours
 * ended in the last week; counts go up to {@link maxCounted}.
 */
export const sinceClosing = z.object({
  since: z.iso.datetime().nullable(),
  leads: z.number().int(),
  /** How many of these leads have contact details. */
  qualified: z.number().int(),
  /** Showings that renters requested or booked. */
  showings: z.number().int(),
});
export type SinceClosing = z.infer<typeof sinceClosing>;

/** Counts beside a view stop here, so that they cost the same however many there are; the dashboard writes "999+". */
export const maxCounted = 1_000;
