import type { PropertyStatus } from "@llave/contract/properties";
import type { QueryClient } from "@tanstack/react-query";
import { request } from "../data/request.ts";
import { dashboardKey } from "./queries.ts";

/** The call of the agent's listings; all that is fetched about them begins with it. */
export const listingsPath = "/api/properties";

/** Sets a listing's status; the same one again says that it still holds. */
export async function setListingStatus(client: QueryClient, id: string, status: PropertyStatus): Promise<void> {
  await request("PATCH", `${listingsPath}/${id}`, { status });
  await forgetListings(client);
}

/**
 * Everything that was fetched about listings is asked for again when it is next looked at.
 * @param gone path of a listing that is no longer there: its page, still open, asks for nothing
 */
export async function forgetListings(client: QueryClient, gone?: string): Promise<void> {
  const isGone = (path: unknown) => gone !== undefined && String(path).startsWith(gone);
  void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => isGone(path), refetchType: "none" });
  await client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith(listingsPath) && !isGone(path),
  });
  void client.invalidateQueries({ queryKey: dashboardKey });
}
