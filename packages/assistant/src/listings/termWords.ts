import type { ListingTerms } from "./listingTerms.ts";
import type { MoveInCost, MoveInPart } from "./moveInCost.ts";

/** How a language phrases what a listing costs and allows. */
export interface TermWords {
  pets(pets: NonNullable<ListingTerms["pets"]>): string;
  petFee(fee: number): string;
  noPetFee(): string;
  parking(spaces: number): string;
  furnished(furnished: boolean): string;
  lease(lease: NonNullable<ListingTerms["lease"]>): string;
  utilities(included: NonNullable<ListingTerms["utilities"]>): string;
  /** Utilities by name: "electricity". */
  named(utilities: NonNullable<ListingTerms["utilities"]>): string[];
  deposit(amount: number): string;
  application(amount: number): string;
  other(amount: number): string;
  moveIn(cost: MoveInCost): string;
  /** What an amount is for: "first month". */
  part(part: MoveInPart | "pet"): string;
  months(count: number): string;
  days(count: number): string;
  /** "2 parking spaces". */
  spaces(count: number): string;
  pounds(count: number): string;
  /** The agent's own words where they exist in the other language only. */
  inOtherLanguage(text: string): string;
}
