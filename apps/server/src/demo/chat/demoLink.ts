import type { ListingTerms, Property } from "@llave/assistant";
import { addDays } from "@llave/contract/calendar";
import { Agenda } from "../../availability/agenda.ts";
import { defaultShowingRules } from "../../availability/availability.ts";
import type { LinkContext } from "../../smartlinks/contexts.ts";
import { marketDay } from "../../time/marketDay.ts";
import { defaultMarket, timeZoneOf } from "../../time/markets.ts";
import { demoAgent, demoLinks, demoListings } from "../content.ts";

const market = defaultMarket;
const confirmedDaysAgo = 4;

/**
 * The demo agent's link as the public demo uses it: built from the fixture alone, with everything turned on, so that it
 * needs no database and works without demo data.
 */
export function publicDemoLink(now: Date): LinkContext {
  const { name, brokerage, phone, email, tone, language, working_hours, renter_contact } = demoAgent;
  const [first] = demoLinks;
  const weekly = working_hours.days.map((weekday) => ({
    weekday,
    from: working_hours.from * 60,
    to: working_hours.to * 60,
  }));
  return {
    ...{ linkId: "demo", agentId: "demo", agentSlug: demoAgent.slug, token: "", market, plan: demoAgent.plan },
    ...{ nameSlug: first?.name_slug ?? "", linkName: first?.name ?? "", sourceTag: "demo", abilities: { open: true } },
    ...{ propertyId: null, customSlug: null },
    ...{ language, tone, brandColor: demoAgent.brand_color, photo: null, licensed: true, licenseMatchedOn: null },
    usesModel: false,
    muted: false,
    agent: {
      ...{ id: "demo", name, brokerage, phone, email, tone, language, aiMode: "full" },
      workingHours: working_hours,
      renterContact: renter_contact,
    },
    properties: demoListings.map((listing) => property(listing, now)),
    ownAnswers: [],
    photos: new Map(),
    contact: null,
    agenda: new Agenda({
      availability: { ...defaultShowingRules, weekly },
      showings: [],
      blockedTimes: [],
      busyTimes: [],
      ...{ timeZone: timeZoneOf(market), market, areas: [] },
    }),
  };
}

function property(listing: (typeof demoListings)[number], now: Date): Property {
  const { address, area, price, bedrooms, bathrooms, square_feet, freeInDays, terms, facts } = listing;
  // The market's day: in the evening, UTC is already a day ahead of the renters.
  const today = marketDay(now, timeZoneOf(market));
  const updated = addDays(today, -confirmedDaysAgo);
  return {
    ...{ id: address, address, area, price, bedrooms, bathrooms },
    squareFeet: square_feet,
    availableFrom: addDays(today, freeInDays),
    terms: structuredClone(terms) as ListingTerms,
    facts: Object.fromEntries(Object.entries(facts).map(([topic, text]) => [topic, { ...text, updated }])),
    updated,
  };
}
