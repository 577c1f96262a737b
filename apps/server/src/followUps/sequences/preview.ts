import { type Slots, searchPhrase } from "@llave/assistant";
import { dayMs, hourMs } from "@llave/contract/calendar";
import type { FollowUpPreview, FollowUpPreviewRequest } from "@llave/contract/followUps/followUps";
import type { Language } from "@llave/contract/language";
import { formatMoney } from "@llave/ui/translate";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { Services } from "../../services.ts";
import { showingToken } from "../../showings/booking/book.ts";
import { dayAndTime } from "../../time/dayAndTime.ts";
import { marketDay } from "../../time/marketDay.ts";
import { timeZoneOf } from "../../time/markets.ts";
import { dayOf } from "./compose.ts";
import { type FollowUpFacts, fillText, ownTexts } from "./texts.ts";

/** Stand in for the agent's own until there are some. */
const exampleSlots: Slots = { area: ["brickell"], bedrooms: { min: 2, max: 2 } };
const exampleListing = { address: "88 SW 7th St", price: 2_950 };
const priceStep = 150;
/** As long as the real ones, so that the number of texts is right. */
const noShowing = "00000000-0000-0000-0000-000000000000";
const listingPath = "/h/XXXXXXXX";

/** The texts with facts of the agent's newest lead and listing, in both languages. */
export async function previewTexts(
  services: Pick<Services, "db" | "now" | "origin" | "secret">,
  agentId: string,
  { step, en, es }: FollowUpPreviewRequest,
): Promise<FollowUpPreview> {
  const { db } = services;
  const [agent, lead, listing] = await Promise.all([
    db.selectFrom("agent").select(["name", "market"]).where("agent_id", "=", agentId).executeTakeFirstOrThrow(),
    newestLead(db, agentId),
    newestListing(db, agentId),
  ]);
  const now = services.now();
  const timeZone = timeZoneOf(agent.market);
  const { address, price } = listing ?? exampleListing;
  const isShowing = step.startsWith("showing");
  const facts = (language: Language): FollowUpFacts => ({
    first_name: lead?.name?.split(" ", 1)[0] ?? "Ana",
    agent: agent.name,
    search: searchPhrase(lead?.slots ?? exampleSlots, language, marketDay(now, timeZone)),
    address,
    price: formatMoney("en", price ?? exampleListing.price),
    old_price: formatMoney("en", (price ?? exampleListing.price) + priceStep),
    when: dayAndTime(nextFullHour(now), language, timeZone),
    link: services.origin() + (isShowing ? `/visit/${showingToken(services.secret, noShowing)}` : listingPath),
    lease_date: dayOf(new Date(now.getTime() + 75 * dayMs), language, agent.market),
  });
  const filled = (text: string, language: Language) =>
    fillText(text.trim() || ownTexts[language][step], facts(language), language);
  return { en: filled(en, "en"), es: filled(es, "es"), example: !lead || !listing };
}

function nextFullHour(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + dayMs) / hourMs) * hourMs);
}

function newestLead(db: Kysely<Database>, agentId: string) {
  return db
    .selectFrom("lead")
    .select(["name", "slots"])
    .where("agent_id", "=", agentId)
    .where("counted", "=", true)
    .where("removed_at", "is", null)
    .where("name", "is not", null)
    .orderBy("updated_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

function newestListing(db: Kysely<Database>, agentId: string) {
  return db
    .selectFrom("property")
    .select(["address", "price"])
    .where("agent_id", "=", agentId)
    .where("status", "=", "active")
    .where("deleted_at", "is", null)
    .where("price", "is not", null)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}
