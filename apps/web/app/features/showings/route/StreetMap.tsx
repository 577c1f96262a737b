import type { MapTiles } from "@llave/contract/chat/homes";
import type { Point } from "@llave/contract/showings/travel";
import { creditLink, openStreetMap } from "@llave/ui/streetMap";
import { divIcon, latLng, latLngBounds, marker, polyline } from "leaflet";
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

/** The closest zoom, so that a single stop still shows its surroundings. */
const farEnough = 13;
/** Around the first and last pin. Pixels. */
const margin: [number, number] = [36, 36];

/** A street map with the day's stops in order. Another route is another component. */
export function StreetMap({ name, pins, line, tiles, fail }: Props) {
  const t = useShowingTexts();
  const frame = useRef<HTMLDivElement>(null);
  const link = creditLink(tiles);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; another day's route is another component
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const points = line.map(([lat, lng]) => latLng(lat, lng));
    const map = openStreetMap(element, {
      tiles,
      bounds: latLngBounds(points),
      fitting: { padding: margin, maxZoom: farEnough },
      zoomIn: t("map.in"),
      zoomOut: t("map.out"),
      fail,
    });
    polyline(points, { className: "route-line", interactive: false }).addTo(map);
    for (const { at, label, open } of pins) {
      const icon = divIcon({
        className: open ? "route-pin open" : "route-pin",
        html: `<b>${label}</b>`,
        iconSize: [0, 0],
      });
      marker(latLng(at[0], at[1]), { icon, interactive: false, keyboard: false }).addTo(map);
    }
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
        {link ? (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {tiles.credit} <span className="sr-only">{t("map.newTab")}</span>
          </a>
        ) : (
          tiles.credit
        )}
      </p>
    </div>
  );
}
