import type { ComponentProps } from "react";

interface NextPageButtonProps extends Pick<ComponentProps<"button">, "className" | "aria-label" | "children"> {
  /** The list, as React Query loads it. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): unknown };
}

/** Loads a list's next page, if there is one. It keeps the focus while it loads, and does nothing when pressed again. */
export function NextPageButton({ list, ...rest }: NextPageButtonProps) {
  if (!list.hasNextPage) return null;
  const busy = list.isFetchingNextPage;
  return <button type="button" aria-disabled={busy} onClick={() => !busy && void list.fetchNextPage()} {...rest} />;
}
