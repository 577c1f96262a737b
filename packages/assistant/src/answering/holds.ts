import { plainPart } from "../dialogue/asides.ts";
import { verdictOn } from "../dialogue/homeChecks.ts";
import { storedFact } from "../dialogue/storedFact.ts";
import type { Turn } from "../dialogue/turn.ts";
import type { Utility } from "../listings/listingTerms.ts";
import { readTimes } from "../reading/mentions/time/readTimes.ts";
import type { IsoDate, Property, Topic } from "../types.ts";
import { readAnimals } from "../understanding/animals.ts";

type Verdict = "yes" | "no";

/** The utility that a question names; words of both languages. */
const utilityNamed: readonly (readonly [Utility, RegExp])[] = [
  ["water", /\b(?:water|agua)\b/],
  ["electricity", /\b(?:electric\w*|power|fpl|lights?|luz|electricidad|corriente)\b/],
  ["gas", /\bgas\b/],
  ["internet", /\b(?:internet|wi ?fi)\b/],
  ["trash", /\b(?:trash|garbage|basura)\b/],
];
const wantsNone = /\b(?:unfurnished|not furnished|no furniture|empty|sin muebles|sin amoblar|sin amueblar|vaci[oa])\b/;
/** Matches a stored text that says the home doesn't have it. */
const denies = /^(?:no|not|none|without|sin|ningun\w*)\b/;

const any = /\b(?:any|some|algun\w*|algo)\b/;

/** Words that ask for a fact, whatever the question begins with: "when is it available?" */
const asksFact =
  /\b(?:when|how (?:soon|many|much|big|far|long|old)|which|what|cu[aá]nd[oa]|cuant[oa]s?|cual(?:es)?|que tan|desde cuando|donde|where)\b/;

/**
 * True or false as "yes" and "no" if a home has what a question asks for, by its stored facts; undefined if they don't
 * decide it.
 *
 * @param about the turn as if the question were its whole message
 */
export function holds(about: Turn, topic: Topic, home: Property): Verdict | undefined {
  return (
    verdictOn(about, topic, home) ??
    ofKind(about, topic, home) ??
    ofTerms(about, topic, home) ??
    ofText(about, topic, home)
  );
}

/** Whether a home takes the animal in the question, for a renter whose pet isn't known: "Do any take dogs?" */
function ofKind({ message, context, state }: Turn, topic: Topic, { terms }: Property): Verdict | undefined {
  const [kind] = topic === "pets" && state.slots.pets === undefined ? readAnimals(message, context.market) : [];
  if (terms?.pets === undefined || (kind !== "dog" && kind !== "cat")) return undefined;
  return yesIf(terms.pets.allowed.includes(kind));
}

/** The utilities that a question names. */
export function utilitiesNamed(text: string): Utility[] {
  return utilityNamed.filter(([, words]) => words.test(text)).map(([utility]) => utility);
}

function yesIf(isSo: boolean): Verdict {
  return isSo ? "yes" : "no";
}

function ofTerms(about: Turn, topic: Topic, home: Property): Verdict | undefined {
  const { message, heard } = about;
  const { price, terms } = home;
  const text = plainPart(message);
  switch (topic) {
    case "price":
      return heard.slots.budget_max === undefined ? undefined : yesIf(price <= heard.slots.budget_max);
    case "availability":
      return isFree(about, home);
    case "square_feet":
      return isOfSize(text, home.squareFeet);
    case "parking":
      return terms?.parkingSpaces === undefined ? undefined : yesIf(terms.parkingSpaces > 0);
    case "furnished":
      return terms?.furnished === undefined ? undefined : yesIf(terms.furnished !== wantsNone.test(text));
    case "deposit":
      return existence(text, terms?.fees?.deposit);
    case "fees":
      return existence(text, terms?.fees?.application);
    case "pet_fee":
      return terms?.pets?.allowed.length ? existence(text, terms.pets.fee) : undefined;
    case "utilities":
    case "internet": {
      const named = utilitiesNamed(text);
      if (terms?.utilities === undefined || named.length === 0) return undefined;
      const isIn = (utility: Utility): boolean => terms.utilities?.includes(utility) ?? false;
      // A utility that the listing doesn't include isn't denied.
      return (any.test(text) ? named.some(isIn) : named.every(isIn)) ? "yes" : undefined;
    }
    default:
      return undefined;
  }
}

/** Whether a home is free on the day a question names; without a day, every listing is available. */
function isFree(about: Turn, { availableFrom }: Property): Verdict | undefined {
  const said = dayIn(about.message, about.local.date);
  const wish = about.state.slots.move_in;
  // "Does it still work? I could do the 11th": the day under discussion.
  const isWish = said !== undefined && typeof wish === "string" && wish.slice(8) === said.slice(8) && wish > said;
  const day = isWish ? wish : said;
  if (day !== undefined && availableFrom !== undefined) return yesIf(availableFrom <= day);
  return day === undefined && !asksFact.test(plainPart(about.message)) ? "yes" : undefined;
}

/** The day by which a question wants a home to be free; of a range, the last day. */
export function dayIn(message: string, today: IsoDate): IsoDate | undefined {
  const named = readTimes(message, today).findLast((mention) => mention.kind === "day" && !mention.past);
  return named?.kind === "day" ? named.to : undefined;
}

const atMost = /\b(?:under|less|below|smaller|at most|menos|debajo|maximo)\b/;

/** Whether a home is of the size a question names: "Over a thousand square feet", "menos de 900 pies". */
function isOfSize(text: string, squareFeet: number | undefined): Verdict | undefined {
  const [, thousands, hundreds] = /\b(?:(a thousand|1 ?000|mil)|(\d ?\d{3}|\d{3}))\b/.exec(text) ?? [];
  const size = thousands ? 1000 : Number((hundreds ?? "").replace(" ", ""));
  if (!size || squareFeet === undefined) return undefined;
  return yesIf(atMost.test(text) ? squareFeet <= size : squareFeet >= size);
}

/** Words that ask whether there is a fee, not for its amount: "Do they charge an application fee?" */
const asksIfAny = /\b(?:any|is there|are there|charges?|requires?|hay|cobra\w*|piden?|pagar?)\b/;

function existence(text: string, amount: number | undefined): Verdict | undefined {
  return amount === undefined || !asksIfAny.test(text) || asksFact.test(text) ? undefined : yesIf(amount > 0);
}

/** Topics that a home has if its listing describes them. */
const described: ReadonlySet<Topic> = new Set<Topic>([
  "laundry",
  "air_conditioning",
  "pool",
  "gym",
  "balcony",
  "view",
  "elevator",
  "doorman",
  "appliances",
  "storage",
  "den",
]);

/** Words for inside the home, not elsewhere in the building. */
const inside =
  /\b(?:in unit|inside|in the (?:unit|apartment|apt)|adentro|dentro|en el (?:apartamento|apto|piso|depa|departamento))\b/;

function ofText({ state, message }: Turn, topic: Topic, home: Property): Verdict | undefined {
  if (!described.has(topic)) return undefined;
  const text = storedFact(home, topic, state.language)?.text;
  if (topic === "laundry" && inside.test(plainPart(message)) && text !== undefined)
    return yesIf(inside.test(plainPart(text)));
  return text === undefined ? undefined : yesIf(!denies.test(plainPart(text)));
}
