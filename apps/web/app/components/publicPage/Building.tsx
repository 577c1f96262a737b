const ink = "fill-night";
const floors = Array.from({ length: 9 }, (_, index) => 108 + index * 46);
const columns = [192, 240, 288, 336, 384];
/** The one window where someone is still working. */
const lit = { x: 336, y: 200 };

/** An apartment tower in the morning light, between its neighbors and palms. Decorative. */
export function Building({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 520 520" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden="true">
      <path className={ink} d="M170 80h270v440H170zM205 52h200v28H205zM245 26h120v26H245zM300 -6h10v34h-10z" />
      <path className="fill-night-3" d={floors.flatMap((y) => columns.map((x) => pane(x, y, 34, 26))).join("")} />
      <path className="fill-mint" d={pane(lit.x, lit.y, 34, 26)} />
      <path className={ink} d={floors.flatMap((y) => columns.map((x) => pane(x + 16, y, 2, 26))).join("")} />
      <path className="fill-peach" d={floors.map((y) => pane(162, y + 32, 286, 5)).join("")} />
      <path className="fill-[#c86428]" d="M440 230h90v290h-90zM0 372h60v148H0z" />
      <path className="fill-[#f08a48]" d={`M60 300h110v220H60z${grid([456, 480, 504], 252, 6, 16, 22)}`} />
      <path className="fill-peach-2" d={grid([74, 106, 138], 322, 5, 20, 24, 42)} />
      <Palm x={128} top={370} size={18} />
      <Palm x={474} top={410} size={14} />
      <Palm x={30} top={436} size={11} />
    </svg>
  );
}

function pane(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function grid(xs: number[], top: number, rows: number, width: number, height: number, step = 44): string {
  return Array.from({ length: rows }, (_, row) =>
    xs.map((x) => pane(x, top + row * step, width, height)).join(""),
  ).join("");
}

/** Fronds of a palm around its crown, in multiples of its size: control point, tip, and the way back. */
const fronds = [
  "q-2 -1.6 -3.4 1q1.35 -.7 3.4 -1",
  "q2 -1.6 3.4 1q-1.35 -.7 -3.4 -1",
  "q-2.2 .2 -2.6 2.6q1.2 -2.14 2.6 -2.6",
  "q2.2 .2 2.6 2.6q-1.2 -2.14 -2.6 -2.6",
  "q-1.2 -2 -1.4 -1.8q.65 1.82 1.4 1.8",
  "q1.2 -2 1.6 -1.8q-.7 1.82 -1.6 1.8",
];

/** @param size of one unit, in the picture's pixels */
function Palm({ x, top, size }: { x: number; top: number; size: number }) {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path
        className="fill-none stroke-orange-ink"
        strokeWidth={size * 0.45}
        d={`M${x - size * 0.3} 520Q${x - size * 0.1} ${(top + 520) / 2} ${x} ${top}`}
      />
      <path
        transform={`translate(${x} ${top}) scale(${size})`}
        className="fill-mint-ink stroke-mint-ink"
        strokeWidth=".24"
        d={fronds.map((frond) => `M0 0${frond}`).join("")}
      />
    </g>
  );
}
