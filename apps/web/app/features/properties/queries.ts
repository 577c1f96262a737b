import type { StoredPicture } from "@llave/contract/listings/pictures";
import type {
  AddressSuggestion,
  Property,
  PropertyDetail,
  PropertyMatches,
  PropertyStatus,
  SavePropertyRequest,
} from "@llave/contract/listings/properties";
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { forgetListings, listingsPath as root, setListingStatus } from "../../agent/listings.ts";
import { refresh } from "../../data/queryClient.ts";
import { getPage, request, sendFile } from "../../data/request.ts";
import { filterQuery, type PropertyFilter } from "./filter.ts";

/** The filtered list, page by page. */
export function usePropertyList(filter: PropertyFilter) {
  const path = root + filterQuery(filter);
  return useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam, signal }) => getPage<Property[]>(pageParam, signal),
    initialPageParam: path,
    getNextPageParam: ({ next }: { next: string | null }) => next,
    placeholderData: keepPreviousData,
    ...refresh.properties,
  });
}

/** A listing with everything in its form. */
export function useProperty(propertyId: string) {
  return useQuery<PropertyDetail>({ queryKey: [`${root}/${propertyId}`], ...refresh.properties });
}

/** Which open leads match a listing. */
export function useMatches(propertyId: string) {
  return useQuery<PropertyMatches>({ queryKey: [`${root}/${propertyId}/matches`] });
}

/** What a typed address can become; nothing until it has a house number and part of a street. */
export function useAddressSuggestions(typed: string, enabled: boolean) {
  const query = new URLSearchParams({ q: typed.trim() });
  return useQuery<AddressSuggestion[]>({
    queryKey: [`${root}/addresses?${query}`],
    enabled: enabled && /^\s*\d{1,5}\s+\S/.test(typed),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Places renters can search in, as suggestions in the form. */
export function usePlaces() {
  return useQuery<string[]>({ queryKey: [`${root}/places`] });
}

/** The actions on listings. Each fails with the server's text; the lists refetch after a success. */
export function usePropertyActions() {
  const client = useQueryClient();
  return {
    async save(id: string | null, values: SavePropertyRequest): Promise<string> {
      const response = await request(id ? "PUT" : "POST", id ? `${root}/${id}` : root, values);
      const saved: { id: string } = await response.json();
      await forgetListings(client);
      return saved.id;
    },
    setStatus: (id: string, status: PropertyStatus) => setListingStatus(client, id, status),
    async remove(id: string): Promise<void> {
      await request("DELETE", `${root}/${id}`);
      await forgetListings(client, `${root}/${id}`);
    },
    async restore(id: string): Promise<void> {
      await request("POST", `${root}/${id}/restore`, {});
      await forgetListings(client);
    },
  };
}

/** Uploads a photo and returns its addresses. */
export async function uploadPhoto(picture: Blob): Promise<StoredPicture> {
  return (await sendFile("/api/pictures?purpose=listing", picture)).json();
}
