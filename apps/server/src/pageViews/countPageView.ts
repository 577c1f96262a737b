import type { PageView } from "@llave/contract/site/pageViews";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/**
 * Kinds of page view that a day counts separately. Referrers and campaigns come from the address, so further ones count
 * together: nobody can fill the disk by making them up.
 */
const maxKindsPerDay = 5_000;
/** Replaces a referrer, source or campaign beyond {@link maxKindsPerDay}. */
const together = "(more)";

/**
 * Adds one view to its day.
 * @param day the market's day, `YYYY-MM-DD`
 */
export async function countPageView(db: Kysely<Database>, view: PageView, day: string): Promise<void> {
  const { referrer = "", source = "", campaign = "" } = view.entry ? view : {};
  const named = sql`(select count(*) < ${maxKindsPerDay} from page_day where day = ${day})`;
  const label = (text: string) => (text === "" ? sql`''` : sql`case when ${named} then ${text} else ${together} end`);
  await sql`
    insert into page_day (day, path, language, referrer, source, campaign, views, visits)
    values (${day}, ${view.path}, ${view.language}, ${label(referrer)}, ${label(source)}, ${label(campaign)},
      1, ${view.entry ? 1 : 0})
    on conflict (day, path, language, referrer, source, campaign)
    do update set views = page_day.views + 1, visits = page_day.visits + excluded.visits`.execute(db);
}
