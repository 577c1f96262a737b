import type { PageField, PageListing, PageSource, PageValue } from "@llave/contract/listings/pageImport";
import { maxDescriptionLength, maxPhotos } from "@llave/contract/listings/properties";
import { readMoney, readNumber } from "@llave/contract/text/typedNumbers";
import { compact } from "../../csv/compact.ts";
import { folded } from "../../csv/folded.ts";
import { readDate } from "../../csv/values.ts";
import { placeIn } from "../places/places.ts";
import { type PageData, plainText, readPageData } from "./pageData.ts";
import { readText, type Said } from "./readText.ts";

/** The input apart from the page. */
export interface ReadingContext {
  /** The page's address; the base for relative photo addresses. */
  url: string;
  /** The market's day, `YYYY-MM-DD`. */
  today: string;
  /** Names of places that renters look in. */
  places: readonly string[];
}

type Node = Record<string, unknown>;
type Fields = Partial<Record<PageField, PageValue[]>>;

/** Square feet in a square meter. */
const squareFeetInMeter = 10.7639;

/** A listing from its page: from JSON-LD first, then from preview tags, then from the text. */
export function readListing(html: string, context: ReadingContext): Pick<PageListing, "fields" | "photos"> {
  const page = readPageData(html);
  const fields: Fields = {};
  const add = (field: PageField, source: PageSource, value: string | number | undefined, quote?: string) => {
    if (value === undefined || value === "") return;
    const known = fields[field] ?? [];
    if (known.some((other) => isSame(other.value, value))) return;
    fields[field] = [...known, { value, source, ...(quote && { quote }) }];
  };
  const data = fromData(page.objects, context.today);
  for (const [field, value] of Object.entries(data.fields)) add(field as PageField, "data", value);
  const summary = fromMeta(page);
  // A preview's title is used as an address only if there is nothing better.
  if (!fields.address) add("address", "summary", summary.address);
  add("price", "summary", summary.price);
  if (!fields.description) add("description", "summary", summary.description);
  const titles = [page.title, page.meta.get("og:title")?.[0]];
  const words = [...titles, data.fields.description, summary.description].filter(Boolean).join(" . ");
  for (const [field, said] of Object.entries(readText(words, context.today)) as [PageField, Said<string | number>?][]) {
    add(field, "text", said?.value, said?.quote);
  }
  const place = placeIn(`${data.locality} . ${words}`, context.places);
  add("area", data.locality !== "" && folded(data.locality) === folded(place ?? "") ? "data" : "text", place);
  return { fields, photos: photosOf([...data.images, ...(page.meta.get("og:image") ?? [])], context.url) };
}

function isSame(a: string | number, b: string | number): boolean {
  return typeof a === "string" && typeof b === "string" ? folded(a) === folded(b) : a === b;
}

interface FromData {
  fields: Partial<Record<PageField, string | number>>;
  locality: string;
  images: string[];
}

const homeTypes =
  /apartment|house|residence|accommodation|singlefamily|realestatelisting|product|rent|condominium|room|offer|place/i;

/** The home in the page's JSON-LD: each field from the first object that has it. */
function fromData(objects: readonly Node[], today: string): FromData {
  const homes = objects.filter((node) => homeTypes.test([node["@type"]].flat().join(" ")));
  const first = <Value>(read: (node: Node) => Value | undefined): Value | undefined => {
    for (const node of homes) {
      const value = read(node);
      if (value !== undefined) return value;
    }
    return undefined;
  };
  const postal = first((node) => objectOf(node.address));
  const fields = {
    address: streetOf(postal) ?? first((node) => textOf(node.address)),
    price: first(priceOf),
    bedrooms: first((node) => numberOf(node.numberOfBedrooms) ?? undefined),
    bathrooms: first(bathroomsOf),
    squareFeet: first(sizeOf),
    availableFrom: first((node) => dateOf(node.availabilityStarts ?? node.availableFrom, today)),
    description: first((node) => textOf(node.description))?.slice(0, maxDescriptionLength),
  };
  const locality = [postal?.addressLocality, postal?.addressNeighborhood].map(textOf).filter(Boolean).join(" . ");
  const images = homes.flatMap((node) => [node.image, node.photo, node.photos].flat().map(imageOf));
  return { fields: compact(fields), locality, images: images.filter((image) => image !== undefined) };
}

function objectOf(value: unknown): Node | undefined {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === "object" && one !== null ? (one as Node) : undefined;
}

function textOf(value: unknown): string | undefined {
  const text = typeof value === "string" ? plainText(value) : "";
  return text === "" ? undefined : text;
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value === "string") return readNumber(value);
  const quantity = objectOf(value);
  return quantity ? numberOf(quantity.value ?? quantity.maxValue) : undefined;
}

/** "888 Brickell Key Dr, #2406": street with its unit, without city and zip code. */
function streetOf(postal: Node | undefined): string | undefined {
  const street = textOf(postal?.streetAddress);
  const unit = textOf(postal?.unitNumber ?? postal?.addressUnit);
  return street && unit && !street.includes(unit) ? `${street}, #${unit.replace(/^#/, "")}` : street;
}

function priceOf(node: Node): number | undefined {
  const offer = objectOf(node.offers) ?? node;
  const specification = objectOf(offer.priceSpecification);
  const price = offer.price ?? specification?.price ?? offer.lowPrice;
  const amount = typeof price === "string" ? readMoney(price) : numberOf(price);
  return amount !== undefined && amount >= 1 ? Math.round(amount) : undefined;
}

function bathroomsOf(node: Node): number | undefined {
  const total = numberOf(node.numberOfBathroomsTotal) ?? numberOf(node.numberOfBathrooms);
  if (total !== undefined) return total;
  const full = numberOf(node.numberOfFullBathrooms);
  return full === undefined ? undefined : full + (numberOf(node.numberOfPartialBathrooms) ?? 0) / 2;
}

function sizeOf(node: Node): number | undefined {
  const size = numberOf(node.floorSize);
  if (size === undefined) return undefined;
  const unit = textOf(objectOf(node.floorSize)?.unitCode ?? objectOf(node.floorSize)?.unitText) ?? "";
  return Math.round(/^(mtk|m2|m²|sqm)/i.test(unit) ? size * squareFeetInMeter : size);
}

function dateOf(value: unknown, today: string): string | undefined {
  const text = textOf(value);
  return text && readDate(text, today);
}

function imageOf(value: unknown): string | undefined {
  const image = objectOf(value);
  return image ? textOf(image.contentUrl ?? image.url) : textOf(value);
}

function fromMeta({ meta, title }: PageData) {
  const one = (...names: string[]) => names.flatMap((name) => meta.get(name) ?? [])[0];
  const street = one("og:street-address", "business:contact_data:street_address");
  // "888 Brickell Key Dr #2406 | Biscayne Key Realty": a number and a street before the first separator.
  const titled = /^\d{1,6}\s[^|–—]{3,90}/.exec(one("og:title") ?? title)?.[0].trim();
  const price = one("product:price:amount", "og:price:amount");
  return {
    address: street ?? titled,
    price: price === undefined ? undefined : readMoney(price),
    description: one("og:description", "description")?.slice(0, maxDescriptionLength),
  };
}

function photosOf(addresses: readonly string[], base: string): string[] {
  const urls = addresses.flatMap((address) => (URL.canParse(address, base) ? [new URL(address, base).href] : []));
  return [...new Set(urls.filter((url) => /^https?:/.test(url)))].slice(0, maxPhotos);
}
