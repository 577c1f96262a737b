import { termWords as english } from "../phrasing/en/terms.ts";
import { termWords as spanish } from "../phrasing/es/terms.ts";
import type { Language, Topic } from "../types.ts";
import type { ListingTerms } from "./listingTerms.ts";
import { moveInCost } from "./moveInCost.ts";
import type { TermWords } from "./termWords.ts";

const words: Record<Language, TermWords> = { en: english, es: spanish };

/** How a language phrases terms. */
export function termWords(language: Language): TermWords {
  return words[language];
}

/** What a listing's terms say about a topic, as text, or null if they say nothing. */
export function termText(
  { price, terms }: { price: number; terms?: ListingTerms },
  topic: Topic,
  language: Language,
): string | null {
  if (!terms) return null;
  const say = words[language];
  switch (topic) {
    case "pets":
      return terms.pets ? say.pets(terms.pets) : null;
    case "pet_fee":
      return petFeeText(terms.pets, say);
    case "parking":
      return terms.parkingSpaces === undefined ? null : say.parking(terms.parkingSpaces);
    case "furnished":
      return terms.furnished === undefined ? null : say.furnished(terms.furnished);
    case "lease_term":
      return terms.lease ? say.lease(terms.lease) : null;
    case "utilities":
      return terms.utilities ? say.utilities(terms.utilities) : null;
    case "internet":
      // "Water included" says nothing about a connection.
      return terms.utilities?.includes("internet") ? say.utilities(terms.utilities) : null;
    case "deposit":
      return terms.fees?.deposit === undefined ? null : say.deposit(terms.fees.deposit);
    case "application":
      return terms.fees?.application === undefined ? null : say.application(terms.fees.application);
    case "fees":
      return feesText(terms.fees, say);
    case "move_in_cost":
      return moveInText(price, terms.fees, say);
    default:
      return null;
  }
}

function petFeeText(pets: ListingTerms["pets"], say: TermWords): string | null {
  if (!pets || pets.allowed.length === 0) return null;
  if (pets.fee === undefined) return null;
  return pets.fee === 0 ? say.noPetFee() : say.petFee(pets.fee);
}

function feesText(fees: ListingTerms["fees"], say: TermWords): string | null {
  const parts = [
    fees?.application === undefined ? null : say.application(fees.application),
    fees?.other ? say.other(fees.other) : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join("; ") : null;
}

function moveInText(price: number, fees: ListingTerms["fees"], say: TermWords): string | null {
  const cost = moveInCost(price, fees);
  return cost ? say.moveIn(cost) : null;
}
