import { placeNamed } from "../markets/placeNamed.ts";
import { leaseAllows, petsVerdict } from "../matching/verdicts.ts";
import type { Market, Property, Slots, Topic } from "../types.ts";
import { readAnimals } from "../understanding/animals.ts";
import { plainName } from "../understanding/folded.ts";
import { plainPart, plainText } from "./asides.ts";
import { isIn } from "./listings.ts";
import type { Turn } from "./turn.ts";

type Verdict = "yes" | "no";

const asksHowMuch = /\b(?:how (?:many|much|big|far|long)|which|cuant[oa]s?|cual(?:es)?|que tan)\b/;
const numbers: Record<string, number> = {
  one: 1,
  un: 1,
  uno: 1,
  una: 1,
  two: 2,
  second: 2,
  dos: 2,
  segundo: 2,
  three: 3,
  tres: 3,
};
const number = "(\\d{1,2}|one|two|second|three|un|una|dos|segundo|tres)";
const counted: Partial<Record<Topic, RegExp>> = {
  bathrooms: new RegExp(`\\b${number} (?:full )?(?:ba\\b|bath|ban)`),
  bedrooms: new RegExp(`\\b${number} (?:bed|br\\b|bd\\b|room|cuarto|habitacion|dormitorio|alcoba|recamara)`),
  parking: new RegExp(
    `\\b${number} (?:parking |assigned )?(?:car|space|spot|truck|carro|coche|auto|puesto|parqueo|parking|espacio|plaza)`,
  ),
  lease_term: new RegExp(`\\b${number} ?(?:-|months?\\b|mes(?:es)?\\b)`),
};

export function countAsked(topic: Topic, text: string): number | undefined {
  const said = counted[topic]?.exec(text)?.[1];
  return said === undefined ? undefined : (numbers[said] ?? Number(said));
}

/** Yes or no to a question that checks a home ("does it have 2 bathrooms?"); undefined for other questions. */
export function verdictOn(about: Turn, topic: Topic, home: Property): Verdict | undefined {
  const text = plainText(about.message);
  // "Which ones have it in the unit?"
  if (topic === "laundry") return laundryVerdict(text, home);
  if (asksHowMuch.test(text)) return undefined;
  const { slots } = about.heard;
  const given = slots[topic as "bathrooms" | "bedrooms"];
  const count =
    typeof given === "number" ? given : (countAsked(topic, text) ?? (namesStudio.test(text) ? 0 : undefined));
  switch (topic) {
    case "bathrooms":
      return count === undefined || count === 0 ? undefined : yesIf(home.bathrooms >= count);
    case "bedrooms":
      return count === undefined ? undefined : yesIf(home.bedrooms === count);
    case "parking":
      return !count || home.terms?.parkingSpaces === undefined ? undefined : yesIf(home.terms.parkingSpaces >= count);
    case "lease_term":
      return leaseVerdict(home, slots.lease_months ?? (count || undefined) ?? (byMonth.test(text) ? 1 : undefined));
    case "area": {
      const place = placeAsked(text, about.context.market);
      return place === undefined ? undefined : yesIf(isIn(home.area, [place], about.context.market));
    }
    case "availability":
      if (asksNow.test(text) && home.availableFrom) return yesIf(home.availableFrom <= about.local.date);
      return typeof slots.move_in === "string" && home.availableFrom && /^\d/.test(slots.move_in)
        ? yesIf(home.availableFrom <= slots.move_in)
        : undefined;
    case "pets":
      return petVerdict(about, home);
    default:
      return undefined;
  }
}

const namesStudio = /\b(?:studio|estudio|efficiency|eficiencia|monoambiente)\b/;

function yesIf(holds: boolean): Verdict {
  return holds ? "yes" : "no";
}

/** Words for now, not for some day on: "Is it free already?", "¿está libre ya?". */
const asksNow =
  /\b(?:already|right (?:now|away)|immediately|asap|today|(?:free|available|ready|vacant|empty|open) now|ya|ahora|ahora mismo|ahorita|de inmediato|hoy)\b(?! (?:no|te|le|me|se|vi|vimos)\b)/;

const byMonth = /\b(?:month to month|mes a mes|mensual(?:mente)?)\b/;

function leaseVerdict({ terms }: Property, months: number | undefined): Verdict | undefined {
  if (months === undefined || !terms?.lease) return undefined;
  const allows = leaseAllows(months, terms.lease);
  return allows === "open" ? undefined : allows;
}

/** Words for a washer of one's own, unless the question asks where it is. */
const asksForWasher = /\b(?:washer|dryer|w d|in unit|in the unit|lavadoras?|secadoras?)\b/;
const asksPlace = /\b(?:where|what floor|donde|en que piso)\b/;
const inUnit =
  /\b(?:in unit|in the unit|inside|own|dentro|en la unidad|en el apartamento|propi[ao]s?|hookups?|conexion(?:es)?)\b/;
const shared =
  /\b(?:shared|rooms?|floors?|building|common|coin|basement|cuarto de|cada piso|por piso|edificio|comun|comunal|compartid[ao]s?|monedas)\b/;

/** Yes if the laundry is in the unit: "Washer and dryer?" next to a laundry room on each floor is a no. */
function laundryVerdict(text: string, { facts }: Property): Verdict | undefined {
  const { en, es } = facts.laundry ?? {};
  const stored = plainPart(`${en ?? ""} ${es ?? ""}`);
  if (!asksForWasher.test(text) || asksPlace.test(text) || stored === "") return undefined;
  if (inUnit.test(stored)) return "yes";
  return shared.test(stored) ? "no" : undefined;
}

/** "Is there a weight limit?", "do they take big dogs?": about the terms, or about a weight that isn't known; a yes to "is it a problem?" would say the opposite. */
const asksTerms =
  /\b(?:problem|problema|issue|inconveniente|weights?|limits?|restrictions?|breeds?|pesos?|limites?|razas?|fees?|deposits?|big|large|grandes?)\b/;

/** Compares the renter's own pet with the terms; no verdict if the weight matters and one of the two isn't known. */
function petVerdict(about: Turn, { terms }: Property): Verdict | undefined {
  const { state, message } = about;
  if (asksTerms.test(plainText(message))) return undefined;
  const pets = petAsked(about);
  const found = petsVerdict(pets, terms?.pets);
  if (!found || found.outcome === "unknown") return undefined;
  const isOwn = pets === state.slots.pets && pets?.kind !== "cat";
  const [pounds, limit] = [isOwn ? state.petPounds : undefined, terms?.pets?.pounds];
  if (found.outcome === "misses") return "no";
  if (pounds !== undefined && limit !== undefined) return yesIf(pounds <= limit);
  return pounds === undefined && limit === undefined && pets?.kind !== undefined ? "yes" : undefined;
}

/** The renter's pet, unless the question names another kind: "do they take dogs?". */
function petAsked({ state, message, context }: Turn): Slots["pets"] {
  const { pets } = state.slots;
  const [kind, ...others] = readAnimals(message, context.market);
  if (kind === undefined || others.length > 0 || (pets?.has && pets.kind === kind)) return pets;
  return { has: true, kind };
}

/** The names by which a text calls a place. Lowercase words without accents. */
export function namesIn(text: string, { name, aliases = [] }: Market["places"][number]): string[] {
  return [name, ...aliases].filter((one) => ` ${text} `.includes(` ${plainName(one)} `));
}

/** The place that a question names, by its own name or another common one. */
export function placeAsked(text: string, market: Market): string | undefined {
  const found = market.places.find((place) => place.name !== market.hub && namesIn(text, place).length > 0);
  return found && placeNamed(found.name, market)?.name;
}
