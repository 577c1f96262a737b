import { searchPhrase } from "@llave/assistant";
import type { Language } from "@llave/contract/language";
import { locales } from "@llave/contract/locale";
import { dateFormat, plainDate } from "@llave/contract/text/dateText";
import { formatMoney } from "@llave/ui/translate";
import type { Kysely } from "kysely";
import { homePath } from "../../channels/outbound/rules/automated.ts";
import type { Database } from "../../db/schema.ts";
import type { Services } from "../../services.ts";
import { showingToken } from "../../showings/booking/book.ts";
import { dayAndTime } from "../../time/dayAndTime.ts";
import { marketDay } from "../../time/marketDay.ts";
import { timeZoneOf } from "../../time/markets.ts";
import type { Person } from "../decide.ts";
import type { Occasion } from "../occasions/scope.ts";
import { type Sequences, textOf } from "./settings.ts";
import { type FollowUpFacts, fillText } from "./texts.ts";

/** What a follow-up says, in both languages: only stored facts, and none about who the renter is. */
export async function composeFollowUp(
  services: Pick<Services, "db" | "now" | "origin" | "secret">,
  occasion: Occasion,
  person: Person,
  sequences: Sequences,
  db: Kysely<Database> = services.db,
  read: ReadOnce = (_, what) => what(),
): Promise<Record<Language, string>> {
  const { showingId } = occasion;
  const showing = showingId && (await read(showingName(showingId), () => showingOf(db, occasion.agentId, showingId)));
  const propertyId = occasion.propertyId ?? (showing ? showing.property_id : null);
  const listing = await read(`listing ${propertyId}`, () => listingOf(db, { ...occasion, propertyId }));
  const linkName = `link ${person.linkId} ${occasion.propertyId} ${occasion.showingId} ${occasion.step}`;
  const link = await read(linkName, () => linkOf(services, occasion, person, db));
  const today = marketDay(services.now(), timeZoneOf(person.market));
  const facts = (language: Language): FollowUpFacts => ({
    first_name: person.name?.split(" ", 1)[0] ?? "",
    agent: person.agentName,
    search: searchPhrase(person.state?.slots ?? {}, language, today),
    address: listing?.address ?? "",
    price: listing?.price ? formatMoney("en", listing.price) : "",
    old_price: occasion.oldPrice ? formatMoney("en", occasion.oldPrice) : "",
    when: showing ? dayAndTime(showing.starts_at, language, timeZoneOf(person.market)) : "",
    link,
    lease_date: occasion.anniversary ? dayOf(occasion.anniversary, language, person.market) : "",
  });
  const inLanguage = (language: Language) =>
    fillText(textOf(sequences, occasion.step, language), facts(language), language);
  return { en: inLanguage("en"), es: inLanguage("es") };
}

/** Reads something under a name; many texts about the same listing share it. */
export type ReadOnce = <T>(name: string, what: () => Promise<T>) => Promise<T>;

/** A reader that remembers what it has read. */
function readOnce(known = new Map<string, Promise<unknown>>()): ReadOnce {
  return <T>(name: string, what: () => Promise<T>) => {
    const found = (known.get(name) ?? what()) as Promise<T>;
    known.set(name, found);
    return found;
  };
}

/** The same, with the showings of some occasions already read in one query. */
export async function readTogether(
  db: Kysely<Database>,
  agentId: string,
  occasions: readonly Occasion[],
): Promise<ReadOnce> {
  const ids = occasions.flatMap(({ showingId }) => showingId ?? []);
  const rows = ids.length === 0 ? [] : await showingsOf(db, agentId, ids).execute();
  return readOnce(new Map(rows.map((row) => [showingName(row.showing_id), Promise.resolve(row)])));
}

function showingName(showingId: string): string {
  return `showing ${showingId}`;
}

function showingOf(db: Kysely<Database>, agentId: string, showingId: string) {
  return showingsOf(db, agentId, [showingId]).executeTakeFirst();
}

function showingsOf(db: Kysely<Database>, agentId: string, ids: readonly string[]) {
  return db
    .selectFrom("showing")
    .select(["showing_id", "starts_at", "property_id"])
    .where("agent_id", "=", agentId)
    .where("showing_id", "in", ids);
}

async function listingOf(
  db: Kysely<Database>,
  { agentId, propertyId }: { agentId: string; propertyId: string | null | undefined },
) {
  if (!propertyId) return undefined;
  return db
    .selectFrom("property")
    .select(["address", "price"])
    .where("agent_id", "=", agentId)
    .where("property_id", "=", propertyId)
    .executeTakeFirst();
}

/** The showing's page, or the home's short address. */
async function linkOf(
  { origin, secret }: Pick<Services, "origin" | "secret">,
  { agentId, showingId, propertyId, step }: Occasion,
  { linkId }: Person,
  db: Kysely<Database>,
): Promise<string> {
  if (showingId) return `${origin()}/visit/${showingToken(secret, showingId)}`;
  const isListing = step === "new_match" || step === "price_drop";
  return isListing && propertyId && linkId ? origin() + (await homePath(db, { agentId, linkId, propertyId })) : "";
}

/** "March 20, 2027", "20 de marzo de 2027". */
export function dayOf(at: Date, language: Language, market: string): string {
  const format = { timeZone: timeZoneOf(market), dateStyle: "long" } as const;
  return plainDate(dateFormat(locales[language], format).format(at));
}
