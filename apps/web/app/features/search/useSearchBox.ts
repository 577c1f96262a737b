import { type KeyboardEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../paths.ts";
import { optionsOf, stepTo } from "./options.ts";
import { optionId } from "./Results.tsx";
import { useQuickSearch } from "./useQuickSearch.ts";

const nothing = { ofLeads: [], ofProperties: [] };

interface SearchBoxOptions {
  listId: string;
  /** False hides the list, and keeps the keys from acting on it. */
  open: boolean;
  onLeave(givenUp: boolean): void;
}

/** The typed text, its results, and what the keys do: arrows choose, Enter opens, Escape cancels. */
export function useSearchBox({ listId, open, onLeave }: SearchBoxOptions) {
  const [typed, setTyped] = useState("");
  const navigate = useNavigate();
  const { search, groups, options, active, setActive } = useFound(typed);
  const isListed = open && options.length > 0 && !search.failed;

  useEffect(() => {
    if (isListed) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: "nearest" });
  }, [isListed, listId, active]);

  const leave = (givenUp: boolean) => {
    setTyped("");
    onLeave(givenUp);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const words = typed.trim();
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : null;
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") leave(true);
    else if (event.key === "Enter" && words !== "") {
      // Pressing Enter before the results arrive opens the list of leads with the typed text.
      navigate(options[active]?.to ?? `${paths.leads}?${new URLSearchParams({ q: words })}`);
      leave(false);
    } else if (step !== null && isListed) setActive(stepTo(active, step, options.length));
    else return;
    event.preventDefault();
  };
  return { typed, setTyped, search, groups, options, active, setActive, isListed, leave, onKeyDown };
}

/** Enter opens the first line, until the arrow keys or the pointer choose another. */
function useFound(typed: string) {
  const search = useQuickSearch(typed);
  const groups = search.results ? optionsOf(search.results, search.text) : nothing;
  const options = [...groups.ofLeads, ...groups.ofProperties];
  const [chosen, setChosen] = useState({ text: "", place: 0 });
  const place = chosen.text === search.text && chosen.place < options.length ? chosen.place : 0;
  return {
    search,
    groups,
    options,
    // Results of an earlier text are still visible, but Enter opens none of them.
    active: search.settled ? place : -1,
    setActive: (next: number) => setChosen({ text: search.text, place: next }),
  };
}
