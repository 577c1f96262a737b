import type { Property, Understanding } from "../types.ts";
import { plainName } from "../understanding/folded.ts";
import { plainPart, plainText } from "./asides.ts";
import { daysBetween } from "./calendar.ts";
import { homesNamed, listingMeant } from "./references.ts";
import type { Turn } from "./turn.ts";

const refusing =
  /\b(?:no|not|dont|isnt|wasnt|skip|drop|forget|remove|cancel|without|leave out|instead of|rather than|en vez de|en lugar de|quit\w+|sac[ao]\w*|olvid\w+|descart\w+|cancel\w+|sin|tampoco|ni)\b/;
const insteadOf =
  /\b(?:instead of|rather than|en vez de(?:l)?|en lugar de(?:l)?)((?: (?!can|could|i|we|puedo|quiero|me|prefiero)\w+){1,4})/;
const theOthers = /\b(?:the )?others?(?: (?:one|two|home|place))?s?\b|\b(?:l[oa]s?|el) otr[oa]s?\b/;
const onlyOne = /\b(?:only|just|solo|solamente|unicamente|nada mas|nomas|alone)\b/;
const studio = /\b(?:studio|estudio|efficiency|monoambiente)\b/;

/** The homes that a clause names by address, area or street, or as the studio among them. */
function namedIn(part: string, homes: readonly Property[]): Property[] {
  const text = plainPart(part);
  const named = homesNamed(part, homes);
  return homes.filter(
    (home) =>
      named.includes(home) ||
      ` ${text} `.includes(` ${plainName(home.area)} `) ||
      (home.bedrooms === 0 && studio.test(text)),
  );
}

function clausesOf({ message, clauses }: Turn): string[] {
  return clauses.map(({ start, end }) => message.slice(start, end));
}

/** What a clause names after its "not", or before it if nothing follows: "not the Wynwood one", "el estudio no". */
function refusedIn(part: string, homes: readonly Property[]): Property[] {
  const text = plainPart(part);
  const at = text.search(refusing);
  if (at < 0) return [];
  // "Instead of Doral can I see the Edgewater one": only what comes right after it.
  const replaced = insteadOf.exec(text)?.[1];
  if (replaced !== undefined) return namedIn(replaced, homes);
  const after = namedIn(text.slice(at), homes);
  return after.length > 0 ? after : namedIn(text.slice(0, at), homes);
}

/** The homes among some that the message turns down, clause by clause. */
export function homesRefused(turn: Turn, homes: readonly Property[]): Property[] {
  const parts = clausesOf(turn).map((part) => ({ named: namedIn(part, homes), refused: refusedIn(part, homes) }));
  const wanted = new Set(parts.flatMap(({ named, refused }) => named.filter((home) => !refused.includes(home))));
  return homes.filter((home) => !wanted.has(home) && parts.some(({ refused }) => refused.includes(home)));
}

/** The homes planned into the same visit besides its first one. */
function alsoPlanned({ state, context }: Turn): Property[] {
  const ids = (context.showing ? state.visitAlso : state.alsoSee) ?? [];
  return context.properties.filter(({ id }) => ids.includes(id));
}

/** The showing's homes that the renter doesn't want to see: "Just the Doral one", "the other one isn't needed". */
export function homesDropped(turn: Turn): Property[] {
  const also = alsoPlanned(turn);
  if (also.length === 0) return [];
  const text = plainText(turn.message);
  const isOthers = clausesOf(turn).some((part) => theOthers.test(plainPart(part)) && refusing.test(plainPart(part)));
  const keepsOne = onlyOne.test(text) && namesKept(turn) && namedIn(turn.message, also).length === 0;
  return isOthers || keepsOne ? also : homesRefused(turn, also);
}

function namesKept(turn: Turn): boolean {
  const { context, state } = turn;
  const id = context.showing?.propertyId ?? state.focus;
  return namedIn(turn.message, context.properties).some((home) => home.id === id);
}

/** True if the showing stays as it is: "Not the studio, only the Doral one" with a visit to Doral arranged. */
export function keepsHomeOnly(turn: Turn): boolean {
  const { context } = turn;
  if (!context.showing?.propertyId || !namesKept(turn)) return false;
  const refused = homesRefused(turn, context.properties);
  return refused.length > 0 && refused.every(({ id }) => id !== context.showing?.propertyId);
}

/** Leaves the search as it is when a showing loses a home: "The studio isn't needed, just the Doral one". */
export function withoutHomesDropped(turn: Turn): Understanding {
  const { heard } = turn;
  if (homesDropped(turn).length === 0 && !keepsHomeOnly(turn) && !homeInstead(turn)) return heard;
  const { area: _area, bedrooms: _rooms, ...slots } = heard.slots;
  const intents = heard.intents.filter((intent) => intent !== "cancel" || !turn.context.showing);
  return { ...heard, slots, excludedAreas: [], intents };
}

const amiss =
  /\b(?:wrong|mistake|fix|instead|supposed to be|meant|change|switch|swap|equivoc\w+|corri\w+|arregl\w+|cambi\w+|en vez|en lugar|mejor|era|quise decir)\b/;

/** The home that an arranged showing should have been for: "the 2 PM is for the Doral one, not Wynwood". */
export function homeInstead(turn: Turn): Property | null {
  const { context, heard, message } = turn;
  const { showing } = context;
  if (!showing?.propertyId) return null;
  const named = turn.homesNamed.length > 0 ? turn.homesNamed : [listingMeant(turn) ?? []].flat();
  const refused = homesRefused(turn, context.properties).map(({ id }) => id);
  const [other, ...more] = named.filter(({ id }) => id !== showing.propertyId && !refused.includes(id));
  if (!other || more.length > 0) return null;
  const said = heard.slots.showing_request;
  // The renter can't be in two places at once.
  const isSameTime = said?.time === showing.time && (said.date ?? showing.date) === showing.date;
  const corrects = heard.intents.includes("correction") || amiss.test(plainText(message));
  return isSameTime || (corrects && refused.includes(showing.propertyId)) ? other : null;
}

/** The homes free by the wanted day, else within a fortnight: moving in two weeks rules out a home free in seven. */
export function inTime({ slots }: Turn["state"], homes: Property[]): Property[] {
  const day = slots.move_in;
  const last = typeof day === "string" ? day : day?.to;
  if (last === undefined || !/^\d/.test(last)) return homes;
  const by = (days: number): Property[] =>
    homes.filter(({ availableFrom }) => availableFrom === undefined || daysBetween(last, availableFrom) <= days);
  const [now, soon] = [by(0), by(fortnight)];
  return now.length > 0 ? now : soon.length > 0 ? soon : homes;
}

const fortnight = 14;
