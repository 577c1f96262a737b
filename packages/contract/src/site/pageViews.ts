import { z } from "zod";
import { language } from "../language.ts";
import { countedPages } from "./countedPages.ts";

/** `GET /api/admin/visits` returns at most this many entries per list. */
export const maxListed = 20;

/** A name from an address; one that is too long or invalid is left out and never stops the count. */
const label = z
  .string()
  .max(60)
  .regex(/^[\p{L}\p{N} ._+/-]+$/u)
  .transform((text) => text.trim().toLowerCase())
  .optional()
  .catch(undefined);

/**
 * `POST /api/page-view`, returns 204 whether or not it was counted: bots and browsers that ask not to be tracked (`DNT:
 * 1`, `Sec-GPC: 1`) aren't. `entry`: the page was opened from outside this site; only then do referrer and campaign
 * mean anything.
 */
export const pageView = z.object({
  path: z.enum(countedPages),
  language,
  entry: z.boolean(),
  /** Host of the previous page, without its path. */
  referrer: z
    .string()
    .max(100)
    .regex(/^[a-z0-9.-]+$/)
    .optional()
    .catch(undefined),
  source: label,
  campaign: label,
});
export type PageView = z.infer<typeof pageView>;

/** Periods for `GET /api/admin/visits?days=`; any other value means 30. */
export const visitPeriods = [7, 30, 90] as const;
export const visitsQuery = z.object({ days: z.string().max(10).optional().catch(undefined) });

const count = z.number().int().min(0);
const origin = z.object({ name: z.string(), visits: count, signUps: count });

/**
 * Visits (pages opened from outside this site) beside the people who joined the waitlist on the same days. Lists are
 * sorted by visits and end after {@link maxListed}. An empty name: no source, campaign or referrer.
 */
export const visitFigures = z.object({
  /** First and last day of the period in the market's time zone, `YYYY-MM-DD`. */
  from: z.string(),
  to: z.string(),
  views: count,
  visits: count,
  signUps: count,
  byDay: z.array(z.object({ day: z.string(), visits: count, signUps: count })),
  bySource: z.array(origin),
  byCampaign: z.array(origin),
  byReferrer: z.array(z.object({ name: z.string(), visits: count })),
  byPath: z.array(z.object({ name: z.string(), views: count, visits: count })),
});
export type VisitFigures = z.infer<typeof visitFigures>;
