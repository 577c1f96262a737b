import { useTexts } from "../texts/texts.ts";
import { SearchFacts, type SearchProps } from "./SearchFacts.tsx";

/** The search on wide screens, below the agent. */
export function SearchCard(props: SearchProps) {
  const { t } = useTexts();
  return (
    <section className="search-card" aria-labelledby="search-title">
      <h3 id="search-title">{t("search")}</h3>
      <SearchFacts {...props} />
    </section>
  );
}
