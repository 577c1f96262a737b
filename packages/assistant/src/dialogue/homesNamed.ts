import type { Market, Property } from "../types.ts";
import { plainWords } from "../understanding/plainWords.ts";
import type { Clause } from "./clauses.ts";
import { listingNamed, plainName } from "./listings.ts";
import type { Turn } from "./turn.ts";

const several =
  /\b(?:which|whichever|any|anything|anywhere|either|both|all|they|them|those|these|ones|each|every|others?|two|cual|cuales|algun[oa]?s?|tod[oa]s|amb[oa]s|ell[oa]s|es[oa]s|l[oa]s dos|cualquiera|ningun[oa]?)\b/;
const pair = /\b(?:both|either|the two|those two|these two|between them|amb[oa]s|l[oa]s dos|es[oa]s dos)\b/;
const pronoun = /\b(?:they|them|those|these|ell[oa]s|es[oa]s|est[oa]s|de l[oa]s tres|the three)\b/;
const other = /\b(?:other|others|another|else|besides|otr[oa]s?|ademas|aparte)\b/;
/** Words of an address that name no street of their own. */
const common = new Set([
  "street",
  "avenue",
  "drive",
  "boulevard",
  "blvd",
  "place",
  "road",
  "court",
  "south",
  "north",
  "unit",
  "miami",
]);

/** The homes that a clause names by address, unit, street or area, in the order it names them; empty for none. */
export function homesNamed({ plain, text }: Pick<Clause, "plain" | "text">, turn: Turn): readonly Property[] {
  const { properties, market } = turn.context;
  const denied = deniedPart(plain);
  const at = (listing: Property): number => addressAt(listing, plain, properties);
  const byAddress = properties.filter((listing) => at(listing) >= 0 && !isWithin(listing, denied));
  const said = byAddress.length > 0 ? byAddress : [listingNamed(text, properties) ?? []].flat();
  const ofAddress = new Set(said.flatMap(({ address }) => plainWords(address).split(" ")));
  const byArea = properties.filter(
    (listing) => !said.includes(listing) && namesOf(listing.area, market).some((name) => names(plain, name, ofAddress)),
  );
  const all = [...said.filter((listing) => !isWithin(listing, denied)), ...byArea];
  const isOther = other.test(plain) || denied !== "";
  const kept =
    isOther && all.length > 1
      ? all.filter(({ id, address }) => id !== turn.focusBefore && !isAddressIn(address, denied))
      : all;
  return [...kept].sort((a, b) => at(a) - at(b));
}

/** "Not the Doral one": the words behind the denial up to the next joint. */
function deniedPart(plain: string): string {
  const behind = /^(?:no )?(?:not|no) (?:the |el |la )?(?:de )?(.+)/.exec(plain)?.[1] ?? "";
  return (
    behind.split(/ (?:the other|the|but|i mean|i meant|el otro|la otra|el|la|sino|quise decir|me refiero)\b/)[0] ?? ""
  );
}

/** Words that point at one home. */
export const pointsAtOne = /\b(?:ones?|unit|place|apartment|other|el de|la de|otr[oa])\b/;

/** True where a clause denies one of the homes before it names another. */
export function deniesHome({ plain }: Pick<Clause, "plain">, { context }: Turn): boolean {
  const denied = deniedPart(plain);
  return denied !== "" && context.properties.some((listing) => isWithin(listing, denied));
}

function isWithin({ area, address }: Property, part: string): boolean {
  return part !== "" && (part.includes(plainName(area)) || isAddressIn(address, part));
}

function isAddressIn(address: string, part: string): boolean {
  const words = plainWords(address)
    .split(" ")
    .filter((word) => /^[a-z]{3,}$/.test(word) && !common.has(word));
  return part !== "" && words.length > 0 && words.every((word) => part.includes(word));
}

/** Where a clause names the address: by its number and street, or by a street that no other home is on. */
function addressAt({ address, area }: Property, plain: string, properties: readonly Property[]): number {
  const text = ` ${plain} `;
  const words = plainWords(address).split(" ");
  const [house = ""] = words;
  const names = words.slice(1).filter((word) => /^[a-z]{4,}$/.test(word) && !common.has(word));
  const ordinal = words.slice(1).find((word) => /^\d+(?:st|nd|rd|th)$/.test(word));
  const number = text.indexOf(` ${house} `);
  const isStreet = [...names, ...(ordinal ? [ordinal] : [])].some((word) => text.includes(` ${word} `));
  if (/^\d{2,}$/.test(house) && number >= 0 && isStreet) return number;
  const own = [...names.filter((word) => !plainName(area).split(" ").includes(word)), ...(ordinal ? [ordinal] : [])];
  const alone = own.find(
    (word) =>
      text.includes(` ${word} `) &&
      properties.filter((other) => plainWords(other.address).split(" ").includes(word)).length === 1,
  );
  return alone === undefined ? -1 : text.indexOf(` ${alone} `);
}

function namesOf(area: string, { places }: Market): string[] {
  return [area, ...(places.find(({ name }) => name === area)?.aliases ?? [])];
}

/** An area's name that is no part of an address named beside it. */
function names(plain: string, area: string, ofAddress: ReadonlySet<string>): boolean {
  const name = plainName(area).trim();
  if (name === "" || !` ${plain} `.includes(` ${name} `)) return false;
  const isOfAddress = name.split(" ").every((word) => ofAddress.has(word));
  return !isOfAddress || (plain.match(new RegExp(`\\b${name}\\b`, "g"))?.length ?? 0) > 1;
}

/** True where a clause asks of several homes by its words. */
export function asksSeveral({ plain }: Pick<Clause, "plain">): boolean {
  return several.test(plain);
}

export function asksPair({ plain }: Pick<Clause, "plain">): boolean {
  return pair.test(plain);
}

export function asksThose({ plain }: Pick<Clause, "plain">): boolean {
  return pronoun.test(plain);
}

export function asksOthers({ plain }: Pick<Clause, "plain">): boolean {
  return other.test(plain);
}
