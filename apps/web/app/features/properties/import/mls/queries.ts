import type { MlsConnectRequest, MlsImported, MlsListing, MlsPhotos, MlsPreview } from "@llave/contract/listings/mls";
import { useQueryClient } from "@tanstack/react-query";
import { mlsPath } from "../../../../agent/mls.ts";
import { request } from "../../../../data/request.ts";

/** Connects and disconnects the agent's MLS. */
export function useMlsCalls() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: [mlsPath] });
  return {
    connect: async (connection: MlsConnectRequest) => {
      await request("PUT", mlsPath, connection);
      await refresh();
    },
    disconnect: async () => {
      await request("DELETE", mlsPath);
      await refresh();
    },
    refresh,
  };
}

/** The agent's listings in the MLS, read now. */
export async function readMlsListings(): Promise<MlsListing[]> {
  const preview: MlsPreview = await (await request("POST", `${mlsPath}/preview`)).json();
  return preview.listings;
}

/** Stores the listings with these keys. */
export async function importMlsListings(keys: readonly string[]): Promise<MlsImported> {
  return (await request("POST", `${mlsPath}/import`, { keys })).json();
}

/** Copies the photos of one stored listing. */
export async function copyMlsPhotos(key: string): Promise<MlsPhotos> {
  return (await request("POST", `${mlsPath}/photos`, { key })).json();
}
