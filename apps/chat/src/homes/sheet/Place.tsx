import type { HomeDetail } from "@llave/contract/chat/homes";
import { formatNumber } from "@llave/ui/translate";
import { useEffect, useRef, useState } from "react";
import { useOnDemand } from "../../onDemand/useOnDemand.ts";
import { useTexts } from "../../texts/texts.ts";
import { Locator } from "./Locator.tsx";

interface Props {
  locator: NonNullable<HomeDetail["locator"]>;
  tiles: HomeDetail["mapTiles"];
  address: string;
}

/** Where a home is: its area on a map or a drawing, the distance to the next one, and a link to a maps app. */
export function Place({ locator, tiles, address }: Props) {
  const { t, language } = useTexts();
  const [mapped, setMapped] = useState(tiles !== null);
  const [nearest] = locator.around;
  return (
    <>
      {tiles && mapped ? (
        <MapWhenSeen locator={locator} tiles={tiles} fail={() => setMapped(false)} />
      ) : (
        <Locator locator={locator} />
      )}
      {nearest && (
        <p className="distance">
          {t("distance", {
            area: locator.name,
            miles: formatNumber(language, nearest.miles, { maximumFractionDigits: 1 }),
            place: nearest.name,
          })}
        </p>
      )}
      <p className="fine">
        {t(mapped ? "mapNote" : "locatorNote")}{" "}
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${address}, ${locator.name}, FL`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t("openMap")} <span className="hidden">{t("newTab")}</span>
        </a>
      </p>
    </>
  );
}

interface MapProps {
  locator: Props["locator"];
  tiles: NonNullable<Props["tiles"]>;
  /** Called if no map can be shown. */
  fail: () => void;
}

/** The drawing until the map scrolls into view, then the map: until then no browser contacts the map's server. */
function MapWhenSeen({ locator, tiles, fail }: MapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  const { AreaMap } = useOnDemand(seen, () => import("./AreaMap.tsx"));
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
    );
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="map-frame" ref={frame}>
      {AreaMap ? <AreaMap locator={locator} tiles={tiles} fail={fail} /> : <Locator locator={locator} />}
    </div>
  );
}
