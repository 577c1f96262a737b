import type { HomeDetail } from "@llave/contract/chat/homes";
import { islands, shore } from "@llave/ui/miamiShore";
import { useTexts } from "../../texts/texts.ts";

const width = 350;
const height = 184;
/** Pixels per degree of latitude: about five miles from top to bottom. */
const scale = 2300;

/** A drawing of where the home's area is; it uses no map service. */
export function Locator({ locator }: { locator: NonNullable<HomeDetail["locator"]> }) {
  const { t } = useTexts();
  const [lat, lng] = locator.at;
  const place = ([north, east]: readonly [number, number]): [number, number] => [
    width * 0.46 + (east - lng) * Math.cos((lat * Math.PI) / 180) * scale,
    height * 0.52 - (north - lat) * scale,
  ];
  const line = (points: readonly (readonly [number, number])[]) =>
    points.map((point) => place(point).map(Math.round).join(" ")).join("L");
  const [x, y] = place(locator.at);
  const labels = readable(
    locator.around.map(({ name, at }) => ({ name, at: place(at) })),
    [x, y],
  );
  return (
    <svg
      className="locator"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t("locator", { area: locator.name })}
    >
      <rect width={width} height={height} fill="#c4ffe5" />
      <path d={`M-900 900L${line(shore)}L-900 -900Z`} fill="#f3ece2" />
      <path d={`M${line(islands)}Z`} fill="#f3ece2" />
      <Streets at={[x, y]} clip={`M-900 900L${line(shore)}L-900 -900Z`} />
      <ellipse cx={x} cy={y} rx="62" ry="44" fill="#ffa56b" opacity=".22" />
      <ellipse className="edge" cx={x} cy={y} rx="62" ry="44" />
      {labels.map(({ name, at: [left, top] }) => (
        <g key={name}>
          <circle cx={left} cy={top} r="3" fill="#1c2238" />
          <text x={left} y={top - 7} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      <path
        d={`M${x} ${y + 6}s-15-13-15-26a15 15 0 0 1 30 0c0 13-15 26-15 26Z`}
        fill="#b93815"
        stroke="#fff"
        strokeWidth="1.5"
      />
      <circle cx={x} cy={y - 20} r="5.5" fill="#fff" />
      <text className="own" x={x} y={y + 24} textAnchor="middle">
        {locator.name}
      </text>
    </svg>
  );
}

interface Label {
  name: string;
  at: [number, number];
}

/** Names that stay inside the picture and overlap neither each other nor the home's pin and name. */
function readable(labels: readonly Label[], [x, y]: [number, number]): Label[] {
  const taken = [{ left: x - 48, right: x + 48, top: y - 42, bottom: y + 30 }];
  return labels.filter(({ name, at: [middle, base] }) => {
    const half = name.length * 3.1 + 6;
    const box = { left: middle - half, right: middle + half, top: base - 20, bottom: base + 5 };
    const inside = box.left > 4 && box.right < width - 4 && box.top > 2 && box.bottom < height - 2;
    const free = taken.every(
      (other) => box.right < other.left || box.left > other.right || box.bottom < other.top || box.top > other.bottom,
    );
    if (inside && free) taken.push(box);
    return inside && free;
  });
}

/** A few streets, so that the land looks like a town. */
function Streets({ at: [x, y], clip }: { at: [number, number]; clip: string }) {
  const across = [-70, -34, 4, 40, 78].map((step) => `M-10 ${Math.round(y + step)}H${width + 10}`);
  const along = [-150, -96, -40, 18, 66].map((step) => `M${Math.round(x + step)} -10V${height + 10}`);
  return (
    <>
      <clipPath id="land">
        <path d={clip} />
      </clipPath>
      <path clipPath="url(#land)" d={[...across, ...along].join("")} fill="none" stroke="#fff" strokeWidth="4" />
    </>
  );
}
