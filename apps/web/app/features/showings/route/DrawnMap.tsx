import type { Point } from "@llave/contract/showings/travel";
import { islands, shore } from "@llave/ui/miamiShore";
import { useId } from "react";
import type { Pin } from "./pins.ts";

const width = 350;
const height = 200;
/** Room for the pins at the edges. Pixels. */
const margin = 34;
/** Pixels per degree of latitude where all stops are in one area: about five miles from top to bottom. */
const closest = 2300;

interface Props {
  name: string;
  pins: readonly Pin[];
  line: readonly Point[];
}

/** The day's route as a drawing; it uses no map service. */
export function DrawnMap({ name, pins, line }: Props) {
  const land = useId();
  const place = projection(line);
  const path = (points: readonly Point[]) => points.map((point) => place(point).map(Math.round).join(" ")).join("L");
  const coast = `M-9000 9000L${path(shore)}L-9000 -9000Z`;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name} className="block w-full">
      <rect width={width} height={height} fill="#c4ffe5" />
      <path d={coast} fill="#f3ece2" />
      <path d={`M${path(islands)}Z`} fill="#f3ece2" />
      <clipPath id={land}>
        <path d={coast} />
      </clipPath>
      <path clipPath={`url(#${land})`} d={streets} fill="none" stroke="#fff" strokeWidth="3" />
      <path d={`M${path(line)}`} fill="none" stroke="#1c2238" strokeWidth="2.5" strokeDasharray="5 5" />
      {pins.map(({ at, label, open }) => {
        const [x, y] = place(at);
        const half = 8 + label.length * 3.4;
        return (
          <g key={label}>
            <rect
              x={x - half}
              y={y - 12}
              width={half * 2}
              height={24}
              rx="12"
              strokeWidth="2"
              {...(open
                ? { fill: "#fff", stroke: "#b93815", strokeDasharray: "4 3" }
                : { fill: "#1c2238", stroke: "#fff" })}
            />
            <text x={x} y={y + 4.5} textAnchor="middle" fontSize="13" fontWeight="700" fill={open ? "#b93815" : "#fff"}>
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A few streets, so that the land looks like a town. */
const streets = [
  ...[30, 70, 110, 150, 190].map((y) => `M-10 ${y}H${width + 10}`),
  ...[40, 95, 150, 205, 260, 315].map((x) => `M${x} -10V${height + 10}`),
].join("");

/** Turns a place into pixels, with all places of the route in the picture. */
function projection(line: readonly Point[]): (point: Point) => [number, number] {
  const [north, south] = [Math.max(...line.map(([lat]) => lat)), Math.min(...line.map(([lat]) => lat))];
  const [east, west] = [Math.max(...line.map(([, lng]) => lng)), Math.min(...line.map(([, lng]) => lng))];
  const [lat, lng] = [(north + south) / 2, (east + west) / 2];
  const narrow = Math.cos((lat * Math.PI) / 180);
  const scale = Math.min(
    closest,
    (height - 2 * margin) / Math.max(north - south, 1e-6),
    (width - 2 * margin) / Math.max((east - west) * narrow, 1e-6),
  );
  return ([pointLat, pointLng]) => [
    width / 2 + (pointLng - lng) * narrow * scale,
    height / 2 - (pointLat - lat) * scale,
  ];
}
