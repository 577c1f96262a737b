import type { DashboardAnalytics, DashboardTrends } from "@llave/contract/agent/dashboard";
import { addDays } from "@llave/contract/calendar";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { countUnread } from "../notifications/repository.ts";
import { activeLeads, leadSources, linkViews, monthlyLeads, ratingReasons, readDays, sumLeads } from "./figures.ts";
import { daysOf, type TimeSpan } from "./period.ts";
import { growth, percentOf, presentSources, waitText } from "./present.ts";
import { needed, qualityOf, satisfactionOf, shareOf, waitOf } from "./quality.ts";
import { conversationHours, sampleConversations } from "./sample.ts";

/** The headline figures of a period. Revenue is always for the last 30 days, growth for the calendar month. */
export async function readAnalytics(
  db: Kysely<Database>,
  agentId: string,
  span: TimeSpan,
): Promise<DashboardAnalytics> {
  const { today } = span;
  const month = addDays(today, -29);
  const [active, monthly, revenue, revenueBefore, links, unread, sources, [days, sample]] = await Promise.all([
    activeLeads(db, agentId),
    monthlyLeads(db, agentId, today),
    sumLeads(db, agentId, month, today),
    sumLeads(db, agentId, addDays(month, -30), addDays(month, -1)),
    linkViews(db, agentId, span),
    countUnread(db, agentId),
    leadSources(db, agentId, span),
    daysAndSample(db, agentId, span),
  ]);
  const sums = totals(days);
  const quality = qualityOf(sample);
  const { average } = satisfactionOf(sums.stars, sums.ratings);
  const qualification = shareOf(Math.min(sums.qualified, sums.conversations), sums.conversations, needed.conversations);
  return {
    activeLeads: active,
    leadsGrowth: growth(monthly.now, monthly.before),
    revenue30d: revenue.revenue,
    revenueGrowth: growth(revenue.revenue, revenueBefore.revenue),
    smartLinkViews: links.views,
    viewsToday: links.today,
    conversionRate: percentOf(Math.min(sums.qualified, links.views), links.views, 1),
    unreadNotifications: unread,
    leadSources: presentSources(sources),
    ...(quality.response.seconds !== null && { avgResponseTime: waitText(quality.response.seconds) }),
    ...(average !== null && { satisfaction: average }),
    ...(quality.accuracy.percent !== null && { aiAccuracy: quality.accuracy.percent }),
    ...(qualification.percent !== null && { qualificationRate: qualification.percent }),
    ...(quality.completion.percent !== null && { completionRate: quality.completion.percent }),
  };
}

/** The data behind the headline figures, day by day. */
export async function readTrends(db: Kysely<Database>, agentId: string, span: TimeSpan): Promise<DashboardTrends> {
  const [[days, sample], begun, reasons] = await Promise.all([
    daysAndSample(db, agentId, span),
    conversationHours(db, agentId, span),
    ratingReasons(db, agentId, span),
  ]);
  const sums = totals(days);
  const quality = qualityOf(sample);
  const hours = begun.map(({ leads }) => leads);
  return {
    from: span.from,
    to: span.to,
    days: everyDay(span, days, sample),
    languages: { en: sums.leads - sums.spanish, es: sums.spanish },
    hours,
    hoursOf: hours.reduce((sum, leads) => sum + leads, 0),
    conversationHours: begun,
    response: quality.response,
    satisfaction: { ...satisfactionOf(sums.stars, sums.ratings), reasons },
    accuracy: quality.accuracy,
    qualification: shareOf(Math.min(sums.qualified, sums.conversations), sums.conversations, needed.conversations),
    completion: quality.completion,
  };
}

/** What happened on each day, and a sample of the counted conversations. */
async function daysAndSample(db: Kysely<Database>, agentId: string, span: TimeSpan) {
  const days = await readDays(db, agentId, span);
  return [days, await sampleConversations(db, agentId, days)] as const;
}

type Days = Awaited<ReturnType<typeof readDays>>;
type Counts = Omit<Days[number], "day">;
const nothing: Counts = {
  views: 0,
  conversations: 0,
  leads: 0,
  qualified: 0,
  showings: 0,
  leased: 0,
  revenue: 0,
  ratings: 0,
  stars: 0,
  spanish: 0,
};

function totals(days: Days): Counts {
  const sums = { ...nothing };
  for (const day of days) for (const name of Object.keys(sums) as (keyof Counts)[]) sums[name] += day[name];
  return sums;
}

/** One entry for each day of the period, including days when nothing happened. */
function everyDay(span: TimeSpan, days: Days, sample: Awaited<ReturnType<typeof sampleConversations>>) {
  const counted = new Map(days.map((day) => [day.day, day]));
  const sampled = new Map(sample.map((day) => [day.day, day]));
  return daysOf(span).map((day) => {
    const { spanish: _, ...figures } = counted.get(day) ?? { day, ...nothing };
    const waits = sampled.get(day);
    return { ...figures, responseSeconds: waits?.answered ? waitOf(waits.seconds, waits.answered) : null };
  });
}
