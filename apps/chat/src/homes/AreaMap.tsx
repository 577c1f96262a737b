import type { HomeDetail } from "@llave/contract/homes";
import { circle, control, latLng, map as mapIn, tileLayer } from "leaflet";
import leafletCss from "leaflet/dist/leaflet.css?inline";
import { useEffect, useRef } from "react";
import { injectStyles } from "../styles/injectStyles.ts";
import { useTexts } from "../texts/texts.ts";
import css from "./areaMap.css?inline";

injectStyles(leafletCss);
injectStyles(css);

interface Props {
  locator: NonNullable<HomeDetail["locator"]>;
  tiles: NonNullable<HomeDetail["mapTiles"]>;
  /** Called if the tiles can't be loaded. */
  fail: () => void;
}

/** Radius of the circle around the area's center. Meters. */
const radius = 900;
const closest = 16;

/** A street map with a circle around the area. Only areas have stored coordinates, so no address is ever marked. */
export function AreaMap({ locator, tiles, fail }: Props) {
  const { t } = useTexts();
  const frame = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; another home's sheet is another component
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const moves = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    const map = mapIn(element, {
      attributionControl: false,
      zoomControl: false,
      scrollWheelZoom: false,
      // On a touch screen one finger scrolls the sheet and two zoom the map.
      dragging: !matchMedia("(pointer: coarse)").matches,
      zoomAnimation: moves,
      fadeAnimation: moves,
      inertia: moves,
      maxZoom: closest,
    });
    map.fitBounds(latLng(...locator.at).toBounds(radius * 2));
    control.zoom({ position: "topright", zoomInTitle: t("zoomIn"), zoomOutTitle: t("zoomOut") }).addTo(map);
    circle(locator.at, { radius, className: "area" }).addTo(map);
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
    <>
      <div className="area-map" ref={frame} role="application" aria-label={t("map", { area: locator.name })} />
      <Credit text={tiles.credit} />
    </>
  );
}

/** OpenStreetMap's terms also require a link. */
function Credit({ text }: { text: string }) {
  const { t } = useTexts();
  return (
    <p className="map-credit">
      {text.includes("OpenStreetMap") ? (
        <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
          {text} <span className="hidden">{t("newTab")}</span>
        </a>
      ) : (
        text
      )}
    </p>
  );
}
