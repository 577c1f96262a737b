import type { DialogueState, Language, ListingTerms, Property } from "@llave/assistant";
import type { HomeDetail, HomePhoto } from "@llave/contract/chat/homes";
import { otherLanguage } from "@llave/contract/locale";
import type { MapTiles } from "../http/mapTiles.ts";
import type { LinkContext } from "../smartlinks/contexts.ts";
import { marketOf } from "../time/markets.ts";
import { isNearMiss, matchNow, presentHome, todayOf } from "./cards.ts";
import { moveInOf } from "./moveIn.ts";
import { petRules } from "./petRules.ts";
import { wordReasons } from "./reasons.ts";

interface Shown {
  language: Language;
  now: Date;
  photos: HomePhoto[];
  description: string;
  /** The renter's search; null if the visitor has no conversation. */
  search: Pick<DialogueState, "slots" | "excludedAreas" | "petPounds" | "near"> | null;
  /** Null if no map is set up. */
  mapTiles: MapTiles | null;
}

/** Everything a renter sees about a home. */
export function presentDetail(link: LinkContext, listing: Property, shown: Shown): HomeDetail {
  const { language, search } = shown;
  const pets = search?.slots.pets;
  return {
    ...presentHome(link, listing),
    photos: shown.photos,
    description: shown.description,
    updated: listing.updated,
    ...fitOf(link, listing, shown),
    notes: notesOf(listing, language),
    pets: petRules(listing.terms?.pets, { pets, pounds: search?.petPounds }, language),
    moveIn: moveInOf(listing, pets),
    included: includedIn(listing.terms?.utilities, language),
    locator: locatorOf(listing.area, link),
    mapTiles: shown.mapTiles,
  };
}

function fitOf(link: LinkContext, listing: Property, { search, now, language }: Shown) {
  const match = search && matchNow(link, listing, search, now);
  if (!search || !match || match.percentage === null) return { percentage: null, isNearMiss: false, reasons: [] };
  const worded = wordReasons(listing, match.reasons, search.slots, { language, today: todayOf(link, now) });
  return {
    percentage: match.percentage,
    isNearMiss: isNearMiss(match.reasons),
    reasons: worded.filter(({ about }) => about !== "extra").map(({ fits, text }) => ({ fits, text })),
  };
}

/** Facts that appear elsewhere in the sheet. */
const elsewhere: ReadonlySet<string> = new Set(["pets", "pet_fee", "deposit", "fees", "utilities"]);

/** A remark's subject, for remarks that don't name it. */
const topicLabels: Record<Language, Record<string, string>> = {
  en: {
    parking: "Parking",
    laundry: "Laundry",
    lease_term: "Lease",
    furnished: "Furniture",
    air_conditioning: "Air conditioning",
    smoking: "Smoking",
    internet: "Internet",
    storage: "Storage",
    floor: "Floor",
    light: "Light",
    noise: "Noise",
    den: "Den",
    appliances: "Appliances",
    requirements: "Requirements",
    application: "Application",
    distance: "Nearby",
    occupancy_limit: "Occupancy",
  },
  es: {
    parking: "Parqueo",
    laundry: "Lavandería",
    lease_term: "Contrato",
    furnished: "Muebles",
    air_conditioning: "Aire acondicionado",
    smoking: "Fumar",
    internet: "Internet",
    storage: "Espacio para guardar",
    floor: "Piso",
    light: "Luz natural",
    noise: "Ruido",
    den: "Den",
    appliances: "Electrodomésticos",
    requirements: "Requisitos",
    application: "Solicitud",
    distance: "Cerca",
    occupancy_limit: "Ocupantes",
  },
};

function notesOf({ facts }: Property, language: Language): HomeDetail["notes"] {
  return Object.entries(facts).flatMap(([topic, fact]) => {
    const written = fact?.[language] ? language : otherLanguage(language);
    const text = fact?.[written];
    if (!text || elsewhere.has(topic)) return [];
    return [
      {
        label: topicLabels[language][topic] ?? null,
        text: capitalized(text, written),
        language: written === language ? null : written,
      },
    ];
  });
}

/** An answer that was saved from a chat may begin in lower case. */
function capitalized(text: string, language: Language): string {
  return text.replace(/^[¿¡"“(]*\p{Ll}/u, (begin) => begin.toLocaleUpperCase(language));
}

type Utility = NonNullable<ListingTerms["utilities"]>[number];

const utilityNames: Record<Language, Record<Utility, string>> = {
  en: { water: "water", electricity: "electricity", gas: "gas", internet: "internet", trash: "trash" },
  es: { water: "agua", electricity: "luz", gas: "gas", internet: "internet", trash: "basura" },
};

function includedIn(utilities: readonly Utility[] | undefined, language: Language): string {
  const names = (utilities ?? []).map((utility) => utilityNames[language][utility]);
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

const milesPerDegree = 69;
/** Areas drawn around the home's own: those within a walk or a short ride. Miles. */
const aroundWithin = 4;
const maxAround = 6;
/** An area whose center is at most this many miles away isn't drawn beside the home's own. */
const sameCenterMiles = 0.4;
/** Areas whose centers are less than this many miles apart overlap in the drawing. */
const minMilesApart = 0.8;

function locatorOf(area: string, link: LinkContext): HomeDetail["locator"] {
  const { places, hub } = marketOf(link.market);
  const own = places.find(({ name }) => name === area)?.at;
  if (!own) return null;
  const around = places.flatMap(({ name, at }) => {
    const miles = at && name !== area && name !== hub ? milesApart(own, at) : Number.POSITIVE_INFINITY;
    const isDrawn = miles > sameCenterMiles && miles <= aroundWithin;
    return at && isDrawn ? [{ name, at: [...at] as [number, number], miles }] : [];
  });
  around.sort((a, b) => a.miles - b.miles);
  return { name: area, at: [...own], around: spread(around).slice(0, maxAround) };
}

/** If the centers of two areas nearly coincide, only one is drawn. */
function spread<Place extends { at: [number, number] }>(places: readonly Place[]): Place[] {
  return places.filter(
    (place, index) => !places.slice(0, index).some((other) => milesApart(other.at, place.at) < minMilesApart),
  );
}

function milesApart(a: readonly [number, number], b: readonly [number, number]): number {
  const east = (a[1] - b[1]) * Math.cos((a[0] * Math.PI) / 180);
  return Math.round(Math.hypot(a[0] - b[0], east) * milesPerDegree * 10) / 10;
}
