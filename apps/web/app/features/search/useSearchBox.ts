import { type KeyboardEvent, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSmartLinks } from "../../agent/queries.ts";
import { paths } from "../../paths.ts";
import { useCommands } from "./commands.ts";
import { groupsOf, type SearchOption, stepTo } from "./options.ts";
import { optionId } from "./Results.tsx";
import { useQuickSearch } from "./useQuickSearch.ts";

interface SearchBoxOptions {
  listId: string;
  onLeave(givenUp: boolean): void;
}

/** The typed text, what it finds, and what the keys do: arrows choose, Enter opens or does, Escape cancels. */
export function useSearchBox({ listId, onLeave }: SearchBoxOptions) {
  const [typed, setTyped] = useState("");
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { search, groups, options, active, setActive } = useFound(typed);

  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: "nearest" });
  }, [listId, active]);

  const goTo = (to: string, takesFocus = new URL(to, location.origin).pathname !== pathname) => {
    onLeave(!takesFocus);
    void navigate(to);
  };
  const choose = (option: SearchOption) => {
    // A message is focused even in the thread that is already open.
    if (option.to !== undefined) return goTo(option.to, option.kind === "message" || undefined);
    // What stays on the page gives the focus back to where it was.
    onLeave(true);
    if (option.kind === "command") option.command.run?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const words = typed.trim();
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : null;
    const chosen = options[active];
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") onLeave(true);
    else if (event.key === "Enter" && chosen) choose(chosen);
    else if (event.key === "Enter" && words !== "") {
      // Pressing Enter before the results arrive opens the list of leads with the typed text.
      goTo(`${paths.leads}?${new URLSearchParams({ q: words })}`);
    } else if (step !== null && options.length > 0) setActive(stepTo(active, step, options.length));
    else return;
    event.preventDefault();
  };
  return { typed, setTyped, search, groups, options, active, setActive, choose, onKeyDown };
}

/** Enter opens the first line, until the arrow keys or the pointer choose another. */
function useFound(typed: string) {
  const search = useQuickSearch(typed);
  const text = typed.trim();
  const { data: links } = useSmartLinks();
  const atHand = { links: links ?? [], commands: useCommands() };
  const groups = groupsOf(search.results, atHand, text);
  const options = groups.flatMap((group) => group.options);
  const [chosen, setChosen] = useState({ text: "", place: 0 });
  const place = chosen.text === text && chosen.place < options.length ? chosen.place : 0;
  return {
    search,
    groups,
    options,
    // Results of an earlier text are still visible, but Enter opens none of them.
    active: options.length > 0 && (search.settled || search.failed || !search.enabled) ? place : -1,
    setActive: (next: number) => setChosen({ text, place: next }),
  };
}
