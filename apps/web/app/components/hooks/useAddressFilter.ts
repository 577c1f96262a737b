import { useState } from "react";
import { useNavigation, useSearchParams } from "react-router";

interface AddressFilterOptions {
  /** False: each change is a step for the back button. */
  replace?: boolean;
}

/**
 * A list's filter, kept in the page's address. It changes immediately and the address follows, so that two quick
 * changes both count. Once another page is loading, changing the address would cancel it.
 * @param read the filter of an address
 * @param write the query of a filter
 */
export function useAddressFilter<Filter>(
  read: (search: URLSearchParams) => Filter,
  write: (filter: Filter) => string | URLSearchParams,
  { replace = true }: AddressFilterOptions = {},
): [Filter, (filter: Filter) => void] {
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState<{ before: URLSearchParams; filter: Filter }>();
  const leaving = useNavigation().state !== "idle";
  const change = (filter: Filter) => {
    if (leaving) return;
    setAsked({ before: search, filter });
    setSearch(write(filter), { replace, preventScrollReset: true });
  };
  return [asked?.before === search ? asked.filter : read(search), change];
}
