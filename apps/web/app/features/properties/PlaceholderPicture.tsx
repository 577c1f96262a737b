/** Colors of a drawing: sky, front building, the one behind it, windows. */
const palettes = [
  ["fill-cold-wash", "fill-ink", "fill-[#b9c7dc]", "fill-peach"],
  ["fill-orange-wash", "fill-[#c8703a]", "fill-peach-2", "fill-paper"],
  ["fill-mint-wash", "fill-mint-ink", "fill-mint-line", "fill-mint"],
  ["fill-fill", "fill-night-3", "fill-line-2", "fill-peach-2"],
] as const;

/** Left edge, width and height of the front building and the one behind it, on a canvas of 320 x 200. */
const shapes = [
  [130, 84, 150, 60, 96, 104],
  [92, 110, 122, 196, 64, 146],
  [64, 70, 88, 128, 132, 132],
] as const;

/**
 * A drawing for a listing without photos. The same listing always has the same one, and neighbors in a list differ.
 * Decorative.
 */
export function PlaceholderPicture({ seed, className = "" }: { seed: string; className?: string }) {
  const number = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7);
  const [sky, front, back, light] = palettes[number % palettes.length] ?? palettes[0];
  const [x, width, height, backX, backWidth, backHeight] =
    shapes[Math.floor(number / palettes.length) % shapes.length] ?? shapes[0];
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden="true">
      <rect width="320" height="200" className={sky} />
      <circle cx={number % 2 === 0 ? 262 : 52} cy="46" r="17" className="fill-peach" />
      <rect x={backX} y={192 - backHeight} width={backWidth} height={backHeight} className={back} />
      <rect x={x} y={192 - height} width={width} height={height} className={front} />
      <path className={light} d={windows(x, 192 - height, width, height)} />
      <rect y="190" width="320" height="10" className="fill-line-2" />
      <path
        className="fill-none stroke-mint-ink"
        strokeWidth="3.5"
        strokeLinecap="round"
        d="M286 190c-1-16 1-26-3-42m0 0c-7-6-14-6-19-1m19 1c2-8 9-11 16-8m-16 8c-3-8-9-11-15-9m15 9c7-4 13-2 16 4"
      />
    </svg>
  );
}

function windows(x: number, top: number, width: number, height: number): string {
  const columns = Math.floor((width - 12) / 20);
  const rows = Math.floor((height - 24) / 22);
  const left = x + (width - columns * 20 + 8) / 2;
  return Array.from({ length: rows * columns }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return `M${left + column * 20} ${top + 14 + row * 22}h12v12h-12z`;
  }).join("");
}
