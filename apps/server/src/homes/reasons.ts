import type { Language, MatchCriterion, MatchReason, Property } from "@llave/assistant";
import { daysBetween } from "@llave/contract/calendar";
import type { HomeReason } from "@llave/contract/chat/homes";
import type { Wishes } from "../db/tables/storedReplies.ts";
import { petFee } from "./moveIn.ts";
import { type ReasonWords, reasonWords } from "./reasonWords.ts";

/** A reason with its subject; `extra` is one the renter didn't ask for. */
export interface WordedReason extends HomeReason {
  about: MatchCriterion | "extra";
}

/** Why a home matches and what doesn't fit, in the renter's words; unknown facts are left out. */
export function wordReasons(
  listing: Property,
  reasons: readonly MatchReason[],
  wishes: Wishes,
  { language, today }: { language: Language; today: string },
): WordedReason[] {
  const say = reasonWords[language];
  const criteria = reasons.flatMap((reason): WordedReason[] => {
    const { criterion: about, outcome } = reason;
    if (outcome === "unknown") return [];
    const text = wordReason(reason, { listing, wishes, say, today });
    const costs = about === "pets" && petFee(listing, wishes.pets) > 0;
    return text ? [{ about, fits: outcome === "fits" && !costs, text }] : [];
  });
  return [...criteria, ...extras(listing, language)];
}

interface Wording {
  listing: Property;
  wishes: Wishes;
  say: ReasonWords;
  /** The market's date. */
  today: string;
}

function wordReason({ criterion, outcome, data = {} }: MatchReason, wording: Wording): string {
  const { listing, wishes, say } = wording;
  const fits = outcome === "fits";
  switch (criterion) {
    case "budget":
      return fits ? say.underBudget(Number(data.under ?? 0)) : say.overBudget(Number(data.over));
    case "move_in":
      return moveInWords(fits, String(data.date ?? ""), wording);
    case "pets":
      // The weight decides, so the limit is the reason, whether the pet's weight is known or not.
      if (data.limit !== undefined) return say.petLimit(wishes.pets, Number(data.limit));
      return fits
        ? say.pets(wishes.pets, petFee(listing, wishes.pets), listing.terms?.pets?.fee)
        : say.noPets(wishes.pets);
    case "area":
      if (data.from)
        return say.near(listing.area, Number(data.miles), {
          en: String(data.from),
          es: String(data.fromSpanish ?? data.from),
        });
      return fits ? say.inArea(listing.area) : say.outside(listing.area);
    case "bedrooms":
      return fits ? say.bedrooms(listing.bedrooms) : say.otherBedrooms(listing.bedrooms);
    case "bathrooms":
      return fits ? say.bathrooms(listing.bathrooms) : say.fewerBathrooms(listing.bathrooms);
    case "parking":
      return fits ? say.parking(listing.terms?.parkingSpaces ?? 1) : say.noParking;
    case "furnished":
      return listing.terms?.furnished ? say.furnished : say.unfurnished;
    case "lease":
      return fits ? say.leaseFits : say.leaseFrom(Number(data.min));
  }
}

function moveInWords(fits: boolean, from: string, { wishes: { move_in: wish }, say, today }: Wording): string {
  const date = typeof wish === "object" ? wish.to : wish;
  const named = date !== undefined && /^\d{4}/.test(date) ? date : null;
  if (fits) return named ? say.readyFor(named) : say.ready;
  const needed = date === "asap" ? today : named;
  const late = needed ? daysBetween(needed, from) : 0;
  // A message read again later: "as soon as possible" may have passed the home's date by then.
  return late > 0 ? say.later(late) : say.availableFrom(from);
}

/** Longest agent's remark that fits on a card. */
const maxExtraLength = 38;
const remarked = ["view", "balcony", "pool", "laundry", "gym"] as const;
const negative = /^(no|not|none|without|sin|ningun)\b/i;

/** What else the agent says about it, in the agent's own words if they are short. */
function extras({ facts }: Property, language: Language): WordedReason[] {
  return remarked.flatMap((topic) => {
    const text = facts[topic]?.[language] ?? "";
    const isShort = text !== "" && text.length <= maxExtraLength && !negative.test(text);
    return isShort ? [{ about: "extra" as const, fits: true, text }] : [];
  });
}

const maxOnCard = 3;
/** With fewer, a reason that applies to every home is better than an almost empty card. */
const minOnCard = 2;

/**
 * The reasons that distinguish several homes: what applies to all of them is left out while enough others remain; what
 * doesn't fit always stays.
 */
export function distinctReasons(homes: readonly WordedReason[][]): HomeReason[][] {
  const everywhere = ({ text }: WordedReason) =>
    homes.length > 1 && homes.every((reasons) => reasons.some((other) => other.text === text));
  return homes.map((reasons) => {
    const rank = (reason: WordedReason) =>
      reason.fits ? (reason.about === "extra" ? 2 : 1) + (everywhere(reason) ? 3 : 0) : 0;
    const own = reasons.filter((reason) => !reason.fits || !everywhere(reason)).length;
    const most = Math.min(maxOnCard, Math.max(minOnCard, own));
    const kept = reasons.toSorted((a, b) => rank(a) - rank(b)).slice(0, most);
    return reasons.filter((reason) => kept.includes(reason)).map(({ fits, text }) => ({ fits, text }));
  });
}
