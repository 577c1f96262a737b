import { fields } from "../answering/registry.ts";
import { listingsNamed, plainName } from "../listings/namedListing.ts";
import type { Market, Property } from "../types.ts";
import type { ListingRef } from "./command.ts";
import { namedFields } from "./fieldCues.ts";
import { plainText } from "./plainText.ts";

const noun =
  "(?:one|ones|option|listing|place|apartment|apt|property|unit|condo|house|home|spot|studio|loft|opcion|propiedad|apartamento|apto|depa|departamento|casa|unidad|piso|estudio)";
const ordinalWord = "(first|second|third|last|1st|2nd|3rd|primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa])";
/** Behind these an ordinal counts something else. */
const otherCount =
  "(?! (?:of|half|mitad|last|month|and last|y ultimo|ultimo|week|weekend|day|thing|floor|time|times|slot|appointment|bed|bedroom|room|name|month|try|message|piso|nivel|cuarto|bano|hora|horario|semana|dia|vez|mes|quincena|turno|cita|del mes|de (?:este|enero|feb\\w*|mar\\w*|abr\\w*|may\\w*|jun\\w*|jul\\w*|ago\\w*|sep\\w*|oct\\w*|nov\\w*|dic\\w*))\\b)";
const ordinal = new RegExp(
  `\\b(?:the |that |your |la |el |al |del |opcion |option |number |numero )${ordinalWord}\\b${otherCount}|\\b${ordinalWord} ${noun}\\b`,
);
const numbered =
  /\b(?:option|number|opcion|numero|la|el|#) ?([123])\b(?! (?:pm|am|de la|de|cuart|hab|bed|bath|br|week|month|mes|dia|day|\d))/;
const indexes: readonly (readonly [RegExp, number])[] = [
  [/^(first|1st|primer)/, 0],
  [/^(second|2nd|segund)/, 1],
  [/^(third|3rd|tercer)/, 2],
  [/^(last|ultim)/, -1],
];

type Extreme = Omit<Extract<ListingRef, { by: "extreme" }>, "by">;
const extremes: readonly (readonly [RegExp, Extreme])[] = [
  [
    /\b(?:the|that|your) (?:cheap(?:er|est)|least expensive|most affordable|lowest priced?)\b|\b(?:la|el|lo|las|los) mas (?:barat|economic)[oa]s?\b|\bmenos car[oa]\b/,
    { topic: "price", direction: "min" },
  ],
  [
    /\b(?:the|that|your) (?:most expensive|priciest|pricier)\b|\b(?:la|el) mas car[oa]\b/,
    { topic: "price", direction: "max" },
  ],
  [
    /\b(?:the|that|your) (?:bigg|larg)(?:er|est)\b|\b(?:la|el) mas (?:grande|ampli[oa]|espacios[oa])\b/,
    { topic: "square_feet", direction: "max" },
  ],
  [
    /\b(?:the|that|your) small(?:er|est)\b|\b(?:la|el) mas (?:pequen|chi[qc])\w*\b/,
    { topic: "square_feet", direction: "min" },
  ],
];

const rentNamed =
  /\b(?:the|that|does|el|la|ese|esa|listed|advertised|posted|priced|publicad[oa]|anunciad[oa]) (?:(?:studio|estudio|apartment|apartamento|apto|unit|place|one|2 ?bed(?:room)?|de (?:2|dos) cuartos) )?(?:de |en |a |at |for |por |que (?:cuesta|sale|vale) )?(\d{1,2}) ?(\d{3})\b(?! (?:sq|feet|pies))/;
const sizeNamed =
  /\b(?:the|that|your|la|el|ese|esa) (?:de )?(?:(studio|estudio|efficiency)|(\d|one|two|three|four|un|uno|una|dos|tres|cuatro) ?(?:bed(?:room)?(?!s)|bed(?:room)?s (?=one|place|unit|apartment)|br|bd|cuartos?|habitacion(?:es)?|recamaras?|alcobas?)) ?(?:one|place|unit|apartment)?\b/;
const sizes: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
};

const other =
  /\b(?:the others?|the other (?:ones?|two|place|apartment|listing)|l[ao]s? otr[ao]s?(?! (?:dia|hora|semana|vez|mes|zona|lado|cosa|persona|opcion(?:es)?))|el otro(?! (?:dia|mes|lado))|el resto|the rest)\b/;
const shown =
  /\b(?:they|them|those|these|both|all three|the two|either one|any of (?:them|those|these)|ell[oa]s|es[oa]s|est[oa]s|amb[oa]s|(?<!a )l[ao]s (?:dos|tres)(?! (?:cuartos|banos|de la))|cual(?:es)? de|cual (?:es|seria) (?:el |la )?(?:mas|menos|mejor|menor|mayor)|cual (?:sale|cuesta|tiene|queda|mide)|which (?:one|of|ones)|which)\b/;
const two =
  /\b(?:both(?! (?:our|my|of us|names|people))|either (?:one|of (?:them|those|these))|at either|(?:those|these|the|them) two(?! (?:bed|bath|br))|(?<!a )l[ao]s dos(?! (?:cuart|hab|banos|de la|pm))|es[oa]s dos|est[oa]s dos|amb[oa]s)\b/;
const every =
  /\b(?:both(?! (?:our|my|of us|names|people))|all (?:three|two|four|of them)|the two of them|(?<!a )las dos(?! (?:cuart|hab|de la|pm))|(?<!nombres? de )los dos(?! (?:cuart|hab|de la|pm))|ambas|ambos|(?<!a )l[ao]s tres|todas ellas|todos ellos)\b/;
const all =
  /\b(?:(?:is|are) there (?:anything|something|any)|(?:hay|tienes?|tienen) (?:algo|algun[oa]s? (?:que|con|de))|(?:any|one|ones) (?:that|with) |anything (?:that|with|which)|algo (?:que|con)|anywhere|any of your|all (?:of )?your|all (?:the )?(?:places|apartments|listings|units|homes)|everything you|your listings|anything you have|do you have any|any (?:places|apartments|units|listings|homes)|tod[oa]s (?:l[oa]s|tus|sus)|algun[oa]? (?:de tus|de sus|apartamento|propiedad)|tienen algun[oa]?|tienes algun[oa]?)\b/;
const self =
  /\b(?:it|this|this one|that one|that place|this place|here|est[ea]|es[ea]|ahi|aqui|l[oa]|alli|la unidad|el edificio|the building|the unit|the apartment|the place|the listing|el apartamento|el apto|el lugar)\b/;

/** What references are read against. */
export interface ReferenceContext {
  properties: readonly Property[];
  market: Market;
  /** A choice of times was offered: "the second one" means one of them. */
  choosesTime: boolean;
  /** Homes were shown in this conversation. */
  hasShown: boolean;
}

/** The listings a clause points at, each way once, the most specific first. */
export function readReferences(clause: string, context: ReferenceContext): ListingRef[] {
  const text = plainText(clause);
  const addressed = byAddress(clause, context);
  const named = [...addressed, ...byArea(text, context), ...(addressed.length > 0 ? besideAddress(text, context) : [])];
  const found: ListingRef[] = [...named, ...byPlace(text, context), ...bySize(text, context)];
  for (const [pattern, what] of extremes) if (pattern.test(text)) found.push({ by: "extreme", ...what });
  found.push(...byFeature(text));
  const rent = byRent(text, context);
  if (rent) found.push(rent);
  if (found.length > 0) return found;
  if (two.test(text)) return [{ by: "every", two: true }];
  if (every.test(text)) return [{ by: "every" }];
  if (other.test(text)) return [{ by: "other" }];
  if (all.test(text)) return [{ by: "all" }];
  if (shown.test(text)) return [{ by: "shown" }];
  return self.test(text) ? [{ by: "this" }] : [];
}

/** "What's the pet deposit for Doral?", "is Doral ok with labs?": an area with homes in a question of a fact means those. */
export function areasAsked(clause: string, { properties, market }: ReferenceContext): ListingRef[] {
  const text = plainText(clause);
  if (seeksKind.test(text)) return [];
  const areas = [...new Set(properties.map(({ area }) => area))];
  return areas
    .filter((area) => {
      const aliases = market.places.find(({ name }) => name === area)?.aliases ?? [];
      return [area, ...aliases].some((name) => asksOfArea(text, plainName(name)));
    })
    .map((area) => ({ by: "area", area }));
}

function asksOfArea(text: string, name: string): boolean {
  const at = ` ${text} `.indexOf(` ${name} `);
  if (at < 0) return false;
  const before = text.slice(0, at);
  return /(?:^|\b(?:for|at|of|is|does|do|and|or|de|del|para|y|pero|but|so|then) |\b(?:en|in) (?:the )?)$/.test(before);
}

const seeksKind =
  /\b(?:any|anything|something|anywhere|places?|apartments?|apts?|homes?|listings?|studios?|options?|looking|find|need|want|far|from|to|near|close|algo|algun[oa]s?|apartamentos?|propiedades|opciones|busco|quiero|necesito|cerca|lejos|hasta|zona|area|neighborhood|safe|segur[oa])\b/;

function byAddress(clause: string, { properties }: ReferenceContext): ListingRef[] {
  const text = plainText(clause);
  const listings = listingsNamed(clause, properties).filter((property) => isMoreThanFigure(text, property));
  const areas = new Set(properties.flatMap(({ area }) => plainText(area).split(" ")));
  // "The Brickell Bay one or the 6th St one": each by what is said of its street.
  const named = properties.filter(
    (property) => listings.includes(property) || isNamedByStreet(text, property, areas) || saysStreet(text, property),
  );
  return named.map(({ id }) => ({ by: "id", id }));
}

/** "So 600 total?" counts money; "the 600 one" and "600 NE" mean a home. */
function isMoreThanFigure(text: string, { address }: Property): boolean {
  const [number = "", ...others] = plainText(address).split(" ");
  const said = ` ${text} `;
  if (!/^\d{1,3}$/.test(number) || text === number || !said.includes(` ${number} `)) return true;
  if (others.some((word) => word.length > 2 && said.includes(` ${word} `))) return true;
  return new RegExp(
    `\\b(?:the|at|see|of|el|la|en|del|number|numero) ${number}\\b(?! (?:total|dollars|bucks|a month|per|lb|sq))|\\b${number} (?:one|ne|nw|se|sw|n|s|e|w)\\b`,
  ).test(text);
}

function byPlace(text: string, { choosesTime, hasShown }: ReferenceContext): ListingRef[] {
  if (choosesTime || !hasShown) return [];
  const said = ordinal
    .exec(text)
    ?.slice(1)
    .find((part) => part !== undefined);
  const index = said === undefined ? undefined : indexes.find(([pattern]) => pattern.test(said))?.[1];
  if (index !== undefined) return [{ by: "place", index }];
  const digit = numbered.exec(text)?.[1];
  return digit === undefined ? [] : [{ by: "place", index: Number(digit) - 1 }];
}

function bySize(text: string, { properties }: ReferenceContext): ListingRef[] {
  const [, studio, count] = sizeNamed.exec(text) ?? [];
  const bedrooms = studio ? 0 : count ? (sizes[count] ?? Number(count)) : undefined;
  if (bedrooms === undefined || !properties.some((property) => property.bedrooms === bedrooms)) return [];
  return [{ by: "size", bedrooms }];
}

const featureOne =
  /\b(?:the|that|your) ([a-z]+(?: [a-z]+)?) (?:one|place|unit|apartment)\b|\b(?:the one|the place|la|el|esa|ese|la que|el que) (?:with|that has|has|con|tiene|que tiene) (?:a |an |the |la |el |un |una )?([a-z]+)\b/;

/** "The balcony one", "la de la piscina": a home by something it has. */
function byFeature(text: string): ListingRef[] {
  const [, before, behind] = featureOne.exec(text) ?? [];
  const said = before ?? behind;
  const topic =
    said === undefined ? undefined : namedFields(said).find(({ topic }) => fields[topic].kind === "boolean")?.topic;
  return topic ? [{ by: "feature", topic }] : [];
}

/** "The 2,900 one": the only home that rents for just that. */
function byRent(text: string, { properties }: ReferenceContext): ListingRef | null {
  const [, thousands, rest] = rentNamed.exec(text) ?? [];
  if (thousands === undefined || rest === undefined) return null;
  const amount = Number(thousands + rest);
  return properties.some(({ price }) => price === amount) ? { by: "rent", amount } : null;
}

/** "The Doral one", "la de Doral", "the ones in Brickell and Doral": areas that a listing lies in and the words point at. */
function byArea(text: string, { properties, market }: ReferenceContext): ListingRef[] {
  const areas = [...new Set(properties.map(({ area }) => area))];
  return areas
    .filter((area) => {
      const aliases = market.places.find(({ name }) => name === area)?.aliases ?? [];
      return [area, ...aliases].some((name) => isPointedAt(text, plainName(name)));
    })
    .map((area) => ({ by: "area", area }));
}

/** "Compare Edgewater and 55 SE 6th": an area joined to an address stands for the home there. */
function besideAddress(text: string, { properties }: ReferenceContext): ListingRef[] {
  const areas = [...new Set(properties.map(({ area }) => area))].filter((area) => {
    const name = plainName(area).trim();
    return new RegExp(
      `\\b${name} (?:and|or|y|o|vs|versus) (?:the )?\\d|\\d\\w* (?:\\w+ )?(?:and|or|y|o|vs|versus) (?:the )?${name}\\b`,
    ).test(text);
  });
  return areas.map((area) => ({ by: "area", area }));
}

const pointsBehind = new RegExp(
  `^ (?:(?:2|two) bed\\w* |(?:and|or|y|o|vs|versus) (?:the )?[a-z]+(?: [a-z]+)? )?${noun}s?\\b`,
);
const pointsBefore = new RegExp(
  `\\b(?:the|that|this|your) (?:${noun}s?|two|three|2|3) (?:in|on|at|from) $|\\bl[ao]s (?:dos|tres|2|3)(?: que (?:hay|estan))? (?:de|en) $|\\b(?:la|el|del|al|esa|ese|este|esta|lo|las|los) (?:propiedad |apartamento |apto |depto |depa |departamento |casa |unidad )?(?:de|en|del) $`,
);

/** "The Edgewater doesn't take my dog": what a home is or does follows. */
const doesSomething =
  /^ (?:is|isnt|was|has|have|hasnt|does|doesnt|dont|takes?|costs?|comes?|allows?|includes?|why|acepta|tiene|incluye|cuesta|sale|esta|queda|no|permite)\b/;

/** "The Edgewater one doesn't take my dog" says something of a home, and asks nothing of it. */
export function saysOfHome(text: string): boolean {
  return /\b(?:the|el|la) (?:de )?(?:\w+ ){1,2}(?:isnt|doesnt|dont|didnt|wont|hasnt|no (?:me|acepta|tiene|es|incluye|permite))\b/.test(
    text,
  );
}

/** True where the words point at something in an area rather than wish for the area. */
function isPointedAt(text: string, name: string): boolean {
  const at = ` ${text} `.indexOf(` ${name} `);
  if (at < 0) return false;
  const before = text.slice(0, at);
  const behind = text.slice(at + name.length);
  if (pointsBefore.test(before) || (/\b(?:the|el|la|al|del) $/.test(before) && doesSomething.test(behind))) return true;
  if (!pointsBehind.test(behind))
    return (
      /\b(?:vs|versus|or|and|between|y|o|entre) (?:the |el |la |los )?$/.test(before) &&
      /\b(?:vs|versus|compare|compar\w+|difference|diferencia|better|mejor|between|entre)\b/.test(text)
    );
  return /\b(?:the|that|this|your|see|visit|tour|view|book|and|or|vs|versus)(?: (?:two|three|both|other|cheaper|bigger|smaller|nice|same|new|2|3))? $/.test(
    before,
  );
}

/** "The Biscayne one": the street's name, which is no place of the market. */
function saysStreet(text: string, { address }: Property): boolean {
  const name = /^\d+ (?:[ns][ew]? )?((?:[a-z]{3,} ){2})/.exec(`${plainText(address)} `)?.[1];
  return name !== undefined && ` ${text} `.includes(` ${name}`);
}

function isNamedByStreet(text: string, { address }: Property, areas: ReadonlySet<string>): boolean {
  const names = (plainText(address).match(/[a-z]{4,}/g) ?? []).filter((name) => !areas.has(name));
  return names.some((name) => {
    const at = ` ${text} `.indexOf(` ${name} `);
    if (at < 0) return false;
    return (
      pointsBehind.test(text.slice(at + name.length)) ||
      /\b(?:on|at|en la|en el|sobre|la de|el de) $/.test(text.slice(0, at))
    );
  });
}
