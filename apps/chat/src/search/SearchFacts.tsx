import type { SearchFact } from "@llave/contract/conversations/conversation";
import { injectStyles } from "../styles/injectStyles.ts";
import { useTexts } from "../texts/texts.ts";
import { FactRow } from "./FactRow.tsx";
import css from "./searchFacts.css?inline";

injectStyles(css);

export interface SearchProps {
  search: SearchFact[];
  /** Sends a correction; null while waiting for a reply. */
  correct: ((sentence: string) => void) | null;
}

/** The captured details; each line can be corrected. */
export function SearchFacts({ search, correct }: SearchProps) {
  const { t } = useTexts();
  return (
    <>
      <p className="search-hint">{t("searchHint")}</p>
      <dl className="facts-list">
        {search.map((fact) => (
          <FactRow key={fact.slot} fact={fact} correct={correct} />
        ))}
      </dl>
    </>
  );
}
