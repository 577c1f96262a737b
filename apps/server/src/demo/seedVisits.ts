import { addDays } from "@llave/contract/calendar";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { marketDay } from "../time/marketDay.ts";
import { homeTimeZone } from "../time/markets.ts";

/** Where the demo's page views come from, and how many on an ordinary day. */
const streams = [
  { path: "/", language: "en", referrer: "", source: "", campaign: "", visits: 6, views: 11 },
  { path: "/", language: "es", referrer: "l.instagram.com", source: "instagram", campaign: "", visits: 5, views: 8 },
  { path: "/early", language: "en", referrer: "", source: "newsletter", campaign: "", visits: 3, views: 3 },
  {
    path: "/pricing",
    language: "en",
    referrer: "www.google.com",
    source: "google",
    campaign: "miami-rentals",
    visits: 4,
    views: 7,
  },
  { path: "/faq", language: "es", referrer: "", source: "", campaign: "", visits: 0, views: 3 },
] as const;

/** Gives the demo's site page views for the last 30 days, in addition to those already counted. */
export async function seedVisits(tx: Kysely<Database>): Promise<void> {
  await tx
    .insertInto("page_day")
    .values(demoVisits(new Date()))
    .onConflict((conflict) =>
      conflict.columns(["day", "path", "language", "referrer", "source", "campaign"]).doUpdateSet(({ ref }) => ({
        views: sql<number>`${ref("page_day.views")} + ${ref("excluded.views")}`,
        visits: sql<number>`${ref("page_day.visits")} + ${ref("excluded.visits")}`,
      })),
    )
    .execute();
}

/** The page views of a demo created at a given time: 30 days, fewer on weekends. */
export function demoVisits(madeAt: Date) {
  const today = marketDay(madeAt, homeTimeZone);
  return Array.from({ length: 30 }, (_, ago) => {
    const day = addDays(today, -ago);
    const factor = [0.5, 1, 1.2, 1.4, 1.2, 1, 0.6][new Date(day).getUTCDay()] ?? 1;
    return streams.map(({ visits, views, ...stream }) => ({
      ...stream,
      day,
      visits: Math.round(visits * factor),
      views: Math.max(1, Math.round(views * factor)),
    }));
  }).flat();
}
