import type { MapTiles } from "@llave/contract/homes";
import type { Point } from "@llave/contract/travel";
import { control, divIcon, latLng, latLngBounds, map as mapIn, marker, polyline, tileLayer } from "leaflet";
import "leaflet/dist/leaflet.css";
import { useEffect, useRef } from "react";
import { useShowingTexts } from "../useShowingTexts.ts";
import type { Pin } from "./pins.ts";
import "./streetMap.css";

interface Props {
  name: string;
  pins: readonly Pin[];
  line: readonly Point[];
  tiles: MapTiles;
  /** Called if the tiles can't be loaded. */
  fail: () => void;
}

const closest = 16;
/** Around the first and last pin. Pixels. */
const margin: [number, number] = [36, 36];

/** A street map with the day's stops in order. Another route is another component. */
export function StreetMap({ name, pins, line, tiles, fail }: Props) {
  const t = useShowingTexts();
  const frame = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; another day's route is another component
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const moves = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    const map = mapIn(element, {
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
    map.fitBounds(latLngBounds(line.map(([lat, lng]) => latLng(lat, lng))), { padding: margin, maxZoom: 13 });
    control.zoom({ position: "topright", zoomInTitle: t("map.in"), zoomOutTitle: t("map.out") }).addTo(map);
    polyline(
      line.map(([lat, lng]) => latLng(lat, lng)),
      { className: "route-line", interactive: false },
    ).addTo(map);
    for (const { at, label, open } of pins) {
      const icon = divIcon({
        className: open ? "route-pin open" : "route-pin",
        html: `<b>${label}</b>`,
        iconSize: [0, 0],
      });
      marker(latLng(at[0], at[1]), { icon, interactive: false, keyboard: false }).addTo(map);
    }
    let loaded = false;
    tileLayer(tiles.url, { maxZoom: closest })
      .on("tileload", () => {
        loaded = true;
      })
      .on("tileerror", () => loaded || fail())
      .addTo(map);
    return () => {
      map.remove();
    };
  }, []);

  return (
    <div className="relative isolate">
      <div
        className="street-map h-[220px] focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-focus"
        ref={frame}
        role="application"
        aria-label={name}
      />
      <p className="absolute right-0 bottom-0 z-[1000] rounded-tl-s bg-card/95 px-2 text-xs leading-6 text-ink-2">
        {tiles.credit.includes("OpenStreetMap") ? (
          <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
            {tiles.credit} <span className="sr-only">{t("map.newTab")}</span>
          </a>
        ) : (
          tiles.credit
        )}
      </p>
    </div>
  );
}
