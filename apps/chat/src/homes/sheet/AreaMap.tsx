import type { HomeDetail } from "@llave/contract/chat/homes";
import { creditLink, openStreetMap } from "@llave/ui/streetMap";
import { circle, latLng } from "leaflet";
import leafletCss from "leaflet/dist/leaflet.css?inline";
import { useEffect, useRef } from "react";
import { injectStyles } from "../../styles/injectStyles.ts";
import { useTexts } from "../../texts/texts.ts";
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
const radiusMeters = 900;

/** A street map with a circle around the area. Only areas have stored coordinates, so no address is ever marked. */
export function AreaMap({ locator, tiles, fail }: Props) {
  const { t } = useTexts();
  const frame = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; another home's sheet is another component
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const map = openStreetMap(element, {
      tiles,
      bounds: latLng(...locator.at).toBounds(radiusMeters * 2),
      zoomIn: t("zoomIn"),
      zoomOut: t("zoomOut"),
      fail,
    });
    circle(locator.at, { radius: radiusMeters, className: "area" }).addTo(map);
    return () => {
      map.remove();
    };
  }, []);

  return (
    <>
      <div className="area-map" ref={frame} role="application" aria-label={t("map", { area: locator.name })} />
      <Credit tiles={tiles} />
    </>
  );
}

function Credit({ tiles }: Pick<Props, "tiles">) {
  const { t } = useTexts();
  const link = creditLink(tiles);
  return (
    <p className="map-credit">
      {link ? (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {tiles.credit} <span className="hidden">{t("newTab")}</span>
        </a>
      ) : (
        tiles.credit
      )}
    </p>
  );
}
