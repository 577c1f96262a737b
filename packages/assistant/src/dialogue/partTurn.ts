import { isDeepStrictEqual } from "node:util";
import { readVisitTalk } from "../showings/visitTalk.ts";
import type { SlotName, Slots, Topic } from "../types.ts";
import { folded } from "../understanding/folded.ts";
import { stretchOf } from "../understanding/stretches.ts";
import { findAsides, plainText, seeksOthers } from "./asides.ts";
import { hasConductRule } from "./conductRules.ts";
import { countAsked, placeAsked } from "./homeChecks.ts";
import { isPointedAt, listingMeant } from "./references.ts";
import type { Asked, Turn } from "./turn.ts";
import { isSaidWithin } from "./withoutSlots.ts";

/** The turn as if the renter had written only one of its questions: what it asks, and of which homes. */
export function partOf(turn: Turn, { text, isMarked, heard, homesNamed }: Asked): Turn {
  const message = isMarked ? `${text}?` : text;
  return {
    ...turn,
    message,
    heard,
    homesNamed,
    // Few parts are about a showing.
    get visitTalk() {
      return readVisitTalk(message);
    },
  };
}

/** Words for a home already mentioned: "it", "that one", "the place", "es", "tiene". */
const pointing =
  /\b(?:it|its|that|this|those|these|they|them|ones?|others?|otr[oa]s?|which|place|unit|apartment|apt|building|es|son|ese|esa|esos|esas|este|esta|estos|estas|tiene|queda|trae|incluye|tenerl[ao]|l[ao] (?:puedo|podria|podemos|podriamos))\b/;

/** True if a question is about a home that was named, shown or discussed, rather than about others. */
export function isAboutHome(about: Turn): boolean {
  const { message, state, context, heard, homesNamed: named } = about;
  if (heard.intents.includes("ask_availability")) return false;
  if (named.length > 0 || listingMeant(about)) return true;
  const isAny = state.focus !== null || (state.shown?.length ?? 0) > 0 || context.properties.length === 1;
  return isAny && pointing.test(plainText(message));
}

/** The topic that a value belongs to when a question is about a home, not about the search. */
const fieldOf: Partial<Record<SlotName, Topic>> = {
  bathrooms: "bathrooms",
  bedrooms: "bedrooms",
  lease_months: "lease_term",
  parking: "parking",
  furnished: "furnished",
  pets: "pets",
  move_in: "availability",
};

/** Words that ask about what was said just before: "Is that okay?", "¿eso es problema?". */
const isFine =
  /\b(?:is|are|would) (?:that|this|it|he|she|they|those) (?:be )?(?:a )?(?:ok|okay|fine|allowed|problem|issue|alright)\b|\b(?:es|seria|hay) (?:un )?problema\b|\b(?:acept|permit|admit)\w+\b/;
/** Words that ask the same about another home, or propose something: "What about the Brickell one?". */
export const proposing =
  /^(?:(?:and|but|ok|so|y|pero|e) )*(?:(?:what|how) (?:about|abt|bout)|what if|and if|y si|que tal|y (?:el|la|en|de))\b/;

/** True for an area: "Is that Wynwood?", "is the 308 one in Wynwood?"; "does Brickell Bay have …?" names a home. */
function asksForArea({ context, homesNamed: named }: Turn, text: string): boolean {
  const place = placeAsked(text, context.market);
  const aliases = context.market.places.find(({ name }) => name === place)?.aliases ?? [];
  if (place === undefined || [place, ...aliases].some((name) => isPointedAt(text, name))) return false;
  return !named.some(({ address }) => folded(address).includes(folded(place)));
}

/** The facts that a question asks for: by name, or by a value of a home ("does it have 2 bathrooms?"). */
export function topicsOf(about: Turn): Topic[] {
  const { topics, intents, slots } = about.heard;
  const named = topics.filter(
    // "Could we rent a second space?" doesn't ask for the rent.
    (topic) => topic !== "other" && !hasConductRule(topic) && (topic !== "price" || intents.includes("ask_price")),
  );
  if (named.length > 0) return named;
  const text = plainText(about.message);
  if (isFine.test(text) && about.state.slots.pets?.has && about.state.petsTurn === about.state.turns) return ["pets"];
  // "Nothing shorter than 12 months?" asks of all homes.
  const months = slots.lease_months ?? countAsked("lease_term", text);
  if (months !== undefined && about.state.focus === null) return ["lease_term"];
  if (!isAboutHome(about) || ownWish.test(text)) return [];
  if (proposing.test(text)) return about.homesNamed.length > 0 && !asksFurther(about) ? [...about.answeredBefore] : [];
  const { area: _place, ...values } = slots;
  const fields = (Object.keys(values) as SlotName[]).flatMap((slot) => fieldOf[slot] ?? []);
  if (fields.length === 0 && months !== undefined) return ["lease_term"];
  return asksForArea(about, text) ? ["area", ...fields] : fields;
}

/** True if a question follows the one that only names a home: "And the Brickell one? How much is the deposit?". */
function asksFurther({ asks, message }: Turn): boolean {
  const isSelf = (text: string) => message === text || message === `${text}?`;
  return asks.some(({ text, heard }) => !isSelf(text) && heard.topics.some((topic) => topic !== "other"));
}

/** The values that such a question asks about, which aren't wishes. */
const askable = ["area", "bedrooms", "bathrooms", "lease_months", "parking", "furnished"] as const;

/** Words that change the search: "Can we make it 3 bedrooms?". */
const changing =
  /\b(?:can|could|may|should) (?:we|i|you|u)\b|\b(?:podemos|podriamos|puede ser|cambi\w+|mejor)\b|\b(?:instead|rather)\b/;

/** Words about the renter's wish, not about a home: "Did you get that I want a studio?". */
export const ownWish =
  /\b(?:i|we) (?:want|need|said|asked for)\b|\b(?:im|were) looking\b|\b(?:quiero|queremos|necesito|necesitamos|busco|buscamos)\b/;

/** True for a question about the lease's length: "Is it a one-year lease?"; "can I get six months?" is a wish. */
function asksOfTerm({ heard }: Turn, part: Asked): boolean {
  return part.isMarked && isSaidWithin(heard, "lease_months", [stretchOf(part)]);
}

const possible =
  /\b(?:can|could|possible|possibility|do (?:you|u|yall|they)|would (?:you|they|she|he)|any\w*|some\w*|(?:is|are) there|short|shorter|se puede|puedo|podria|podemos|posible|hay|tienen?|tienes|acept\w+|hacen|rentan|alquilan|dan|algo)\b/;

/** The message's values without those that it only asks about: "is that in Wynwood?", "are those all 2-bedrooms?". */
export function withoutAsked(turn: Turn, slots: Slots): Slots {
  let kept: Slots = slots;
  for (const part of turn.asks) {
    if (
      part.heard.intents.includes("ask_availability") ||
      seeksOthers({ ...turn, message: part.text, asides: findAsides(part.text) })
    )
      continue;
    const about = partOf(turn, part);
    const text = plainText(about.message);
    if (asksOfTerm(turn, part) && !possible.test(text)) {
      const { lease_months: _length, ...rest } = kept;
      kept = rest;
    }
    if (proposing.test(text) || ownWish.test(text)) continue;
    const isAbout = isAboutHome(about);
    const changes = changing.test(text) || turn.heard.intents.includes("correction");
    for (const slot of askable) {
      const isChange = turn.state.slots[slot] !== undefined && !changes;
      // "Por 3 meses nada más" states how long.
      const isTerm = slot === "lease_months" && !part.isMarked;
      const isAsked = slot === "area" ? isAbout && asksForArea(about, text) : isAbout && !isTerm;
      if (!(isAsked || isChange) || !isDeepStrictEqual(part.heard.slots[slot], kept[slot])) continue;
      const { [slot]: _asked, ...rest } = kept;
      kept = rest;
    }
  }
  return kept;
}
