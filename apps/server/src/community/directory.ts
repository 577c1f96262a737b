import type { Language } from "@llave/contract/language";
import type { Market, Specialty } from "@llave/contract/site/community";
import { marketNames, markets, specialties, specialtyNames } from "@llave/contract/site/communityChoices";
import { foldText } from "@llave/contract/text/foldText";

/** Filters of the directory; undefined doesn't filter. */
export interface DirectoryFilter {
  market: Market | undefined;
  specialty: Specialty | undefined;
  search: Search | undefined;
}

/** Words to find in a name, and the specialties and markets whose names contain them. */
interface Search {
  /** Lower case without accents. */
  words: string;
  specialties: Specialty[];
  markets: Market[];
}

/** Reads the filters in an address: `all` and unknown values don't filter. */
export function directoryFilter(
  asked: { q?: string | undefined; market?: string | undefined; specialty?: string | undefined },
  language: Language,
): DirectoryFilter {
  const words = foldText(asked.q ?? "").trim();
  return {
    market: markets.find((market) => market === asked.market),
    specialty: specialties.find((specialty) => specialty === asked.specialty),
    search: words === "" ? undefined : searchFor(words, language),
  };
}

function searchFor(words: string, language: Language): Search {
  return {
    words,
    specialties: specialties.filter((specialty) => foldText(specialtyNames[language][specialty]).includes(words)),
    markets: markets.filter((market) => foldText(marketNames[market]).includes(words)),
  };
}

/** Whether a profile matches the filters; the query in `repository.ts` checks the same in the database. */
export function matchesFilter(
  profile: { name: string; specialty: Specialty; market: Market },
  { market, specialty, search }: DirectoryFilter,
): boolean {
  if (market && profile.market !== market) return false;
  if (specialty && profile.specialty !== specialty) return false;
  if (!search) return true;
  return (
    foldText(profile.name).includes(search.words) ||
    search.specialties.includes(profile.specialty) ||
    search.markets.includes(profile.market)
  );
}
