import type { MapTiles } from "@llave/contract/chat/homes";
import type { Showing } from "@llave/contract/showings/showings";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useShowingTexts } from "../useShowingTexts.ts";
import { DrawnMap } from "./DrawnMap.tsx";
import { lineOf, pinsOf } from "./pins.ts";

const StreetMap = lazy(() => import("./StreetMap.tsx").then(({ StreetMap: component }) => ({ default: component })));

/** A day's stops on a map in the order of the drive; drawn where no tiles are configured, or while they don't load. */
export function DayMap({ stops }: { stops: readonly Showing[] }) {
  const t = useShowingTexts();
  const [failed, setFailed] = useState(false);
  const { data } = useQuery<{ tiles: MapTiles | null }>({
    queryKey: ["/api/map-tiles"],
    staleTime: Number.POSITIVE_INFINITY,
  });
  const route = { pins: pinsOf(stops), line: lineOf(stops) };
  if (route.pins.length === 0) return null;
  const name = t("map.name", {
    stops: stops.map(({ address }, index) => `${index + 1}. ${address ?? t("noAddress")}`).join(", "),
  });
  const drawing = <DrawnMap name={name} {...route} />;
  return (
    <figure className="overflow-hidden rounded-l border border-line bg-card">
      {data?.tiles && !failed ? (
        <Suspense fallback={drawing}>
          <StreetMap
            key={JSON.stringify(route)}
            name={name}
            {...route}
            tiles={data.tiles}
            fail={() => setFailed(true)}
          />
        </Suspense>
      ) : (
        drawing
      )}
      <figcaption className="px-3.5 py-2 text-sm text-muted">{t("map.note")}</figcaption>
    </figure>
  );
}
