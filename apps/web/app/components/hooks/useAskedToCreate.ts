import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";

/**
 * Opens what the address asks to create, as `?new=lead`. It asks once: a reload doesn't ask again, and the same address
 * does when it is opened again.
 */
export function useAskedToCreate(what: string, onAsked: () => void): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.get("new") === what;
  const latest = useRef(onAsked);
  latest.current = onAsked;
  useEffect(() => {
    if (!asked) return;
    latest.current();
    const rest = new URLSearchParams(search);
    rest.delete("new");
    setSearch(rest, { replace: true, preventScrollReset: true });
  }, [asked, search, setSearch]);
}
