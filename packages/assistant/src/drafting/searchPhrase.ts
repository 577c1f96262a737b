import { valuesOf } from "../phrasing/valuesOf.ts";
import type { IsoDate, Language, Slots } from "../types.ts";

/**
 * What a renter looks for, for a message that reminds them of it: "2 bedrooms in Brickell". It names place and size and
 * nothing about who they are. Empty if neither is known.
 * @param today the market's day
 */
export function searchPhrase({ area, bedrooms }: Slots, language: Language, today: IsoDate): string {
  const wanted = { ...(area !== undefined && { area }), ...(bedrooms !== undefined && { bedrooms }) };
  return Object.keys(wanted).length > 0 ? valuesOf(language).search(wanted, [], today) : "";
}
