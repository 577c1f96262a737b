import type { PropertyStatus } from "@llave/contract/listings/properties";
import type { QueryClient } from "@tanstack/react-query";
import { request } from "../data/request.ts";
import { dashboardKey } from "./queries.ts";

/** The path of the agent's listings; the start of every query key about them. */
export const listingsPath = "/api/properties";

/** Sets a listing's status; setting the same one again confirms it. */
export async function setListingStatus(client: QueryClient, id: string, status: PropertyStatus): Promise<void> {
  await request("PATCH", `${listingsPath}/${id}`, { status });
  await forgetListings(client);
}

/**
 * Marks everything fetched about listings as stale, to be refetched when next viewed.
 * @param gone path of a listing that no longer exists: its page, still open, fetches nothing
 */
export async function forgetListings(client: QueryClient, gone?: string): Promise<void> {
  const isGone = (path: unknown) => gone !== undefined && String(path).startsWith(gone);
  void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => isGone(path), refetchType: "none" });
  await client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith(listingsPath) && !isGone(path),
  });
  void client.invalidateQueries({ queryKey: dashboardKey });
}
