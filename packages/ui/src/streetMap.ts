import type { MapTiles } from "@llave/contract/chat/homes";
import { control, type FitBoundsOptions, type LatLngBounds, type Map as LeafletMap, map, tileLayer } from "leaflet";

interface StreetMap {
  tiles: MapTiles;
  /** What the map shows first. */
  bounds: LatLngBounds;
  fitting?: FitBoundsOptions;
  /** Titles of the zoom buttons. */
  zoomIn: string;
  zoomOut: string;
  /** Called if the tiles can't be loaded. */
  fail: () => void;
}

const closest = 16;

/** Opens a street map in the element. The caller adds what it marks, imports Leaflet's styles, and removes the map. */
export function openStreetMap(
  element: HTMLElement,
  { tiles, bounds, fitting, zoomIn, zoomOut, fail }: StreetMap,
): LeafletMap {
  const moves = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  const opened = map(element, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    // On a touch screen one finger scrolls the page and two zoom the map.
    dragging: !matchMedia("(pointer: coarse)").matches,
    zoomAnimation: moves,
    fadeAnimation: moves,
    inertia: moves,
    maxZoom: closest,
  });
  opened.fitBounds(bounds, fitting);
  control.zoom({ position: "topright", zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(opened);
  let loaded = false;
  tileLayer(tiles.url, { maxZoom: closest })
    .on("tileload", () => {
      loaded = true;
    })
    .on("tileerror", () => loaded || fail())
    .addTo(opened);
  return opened;
}

/** The page that a credit must link to: OpenStreetMap's terms require it. */
export function creditLink({ credit }: MapTiles): string | null {
  return credit.includes("OpenStreetMap") ? "https://www.openstreetmap.org/copyright" : null;
}
