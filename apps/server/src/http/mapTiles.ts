import { z } from "zod";
import { isLoopback } from "./loopback.ts";

/** Where browsers load a map's pictures. */
export interface MapTiles {
  /** Address of a tile with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Who made the map: its terms require that the map says so. */
  credit: string;
}

export const mapSettings = {
  MAP_TILES_URL: z
    .string()
    .refine(isTileAddress, "must be an https address with {z}, {x} and {y}, and a fixed host")
    .optional(),
  MAP_TILES_CREDIT: z.string().min(1).max(200).default("© OpenStreetMap contributors"),
};

/** The tiles that the settings name; null draws a locator instead of a map. */
export function mapTilesOf(settings: {
  MAP_TILES_URL?: string | undefined;
  MAP_TILES_CREDIT: string;
}): MapTiles | null {
  const { MAP_TILES_URL: url, MAP_TILES_CREDIT: credit } = settings;
  return url === undefined ? null : { url, credit };
}

/** The origin that tiles come from, for the content security policy. */
export function tileOrigin({ url }: MapTiles): string {
  return new URL(url).origin;
}

/** Only https, except from this machine; the host must be fixed, because the page's policy names it. */
function isTileAddress(address: string): boolean {
  if (!["{z}", "{x}", "{y}"].every((part) => address.includes(part)) || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  if (/[{}%]/.test(hostname)) return false;
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
}
