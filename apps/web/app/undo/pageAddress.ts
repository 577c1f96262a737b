/** Address of the open page, with its query. */
export function pageAddress(): string {
  return window.location.pathname + window.location.search;
}
