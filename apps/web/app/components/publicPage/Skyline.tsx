/** One building at night: left edge, width, height and depth (0 is the front row). */
type Building = readonly [x: number, width: number, height: number, row: 0 | 1];

const ground = 300;
const buildings: readonly Building[] = [
  [0, 66, 210, 1],
  [84, 92, 262, 1],
  [206, 70, 176, 1],
  [300, 104, 288, 1],
  [430, 84, 224, 1],
  [540, 74, 252, 1],
  [640, 80, 190, 1],
  [-10, 78, 128, 0],
  [74, 86, 172, 0],
  [166, 70, 148, 0],
  [244, 62, 196, 0],
  [312, 76, 120, 0],
  [394, 60, 156, 0],
  [460, 88, 182, 0],
  [556, 66, 134, 0],
  [628, 96, 168, 0],
];
/** The same city at both ends of the night shift; colors not in the palette are shades between its own. */
const times = {
  night: {
    rows: ["fill-night-3", "fill-[#262d4b]"],
    windows: { off: "fill-[#454e78]", lamp: "fill-orange", screen: "fill-mint" },
    ground: "fill-[#161a2c]",
    reflections: ["fill-[#6b4a3c]", "fill-[#3b4364]"],
  },
  day: {
    rows: ["fill-[#f08a48]", "fill-[#ffb98a]"],
    windows: { off: "fill-peach-2", lamp: "fill-peach-2", screen: "fill-orange-wash" },
    ground: "fill-[#2f8f79]",
    reflections: ["fill-[#8fe3c3]", "fill-[#5fb9a0]"],
  },
} as const;
type Time = keyof typeof times;

/** Miami as flat shapes: after midnight one window in a dozen is still lit. Decorative. */
export function Skyline({ time = "night", className = "" }: { time?: Time; className?: string }) {
  const colors = times[time];
  return (
    <svg viewBox="0 0 720 340" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden="true">
      {time === "night" &&
        stars.map(([x, y, r]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className="fill-[#5b6390]" />)}
      {buildings.map((building) => (
        <House key={building[0]} building={building} colors={colors} />
      ))}
      <rect y={ground} width="720" height="40" className={colors.ground} />
      {reflections.map(([x, y, width, shade]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height="2" rx="1" className={colors.reflections[shade]} />
      ))}
    </svg>
  );
}

function House({ building, colors }: { building: Building; colors: (typeof times)[Time] }) {
  const [x, width, height, row] = building;
  const top = ground - height;
  return (
    <g>
      <rect x={x} y={top} width={width} height={height} className={colors.rows[row]} />
      {row === 0 &&
        lights.map((light) => (
          <path key={light} className={colors.windows[light]} d={windows(x, top, width, height, light)} />
        ))}
    </g>
  );
}

const lights = ["off", "lamp", "screen"] as const;
type Light = (typeof lights)[number];

/** The windows of a front with this light, as one path. */
function windows(x: number, top: number, width: number, height: number, light: Light): string {
  const columns = Math.floor((width - 14) / 15);
  const rows = Math.floor((height - 20) / 19);
  const shapes: string[] = [];
  for (let index = 0; index < columns * rows; index++) {
    const column = index % columns;
    const row = Math.floor(index / columns);
    if (lightOf(x * 7 + column * 31 + row * 53) !== light) continue;
    shapes.push(`M${x + 11 + column * 15} ${top + 13 + row * 19}h7v9h-7z`);
  }
  return shapes.join("");
}

/** The same window has the same light on the server and in the browser. */
function lightOf(seed: number): Light {
  const lot = Math.abs((seed * 2654435761) % 97);
  if (lot < 7) return "lamp";
  return lot < 9 ? "screen" : "off";
}

const stars = [
  [38, 46, 1.4],
  [122, 22, 1],
  [190, 70, 1.2],
  [268, 34, 1],
  [352, 12, 1.4],
  [424, 50, 1],
  [498, 26, 1.3],
  [580, 62, 1],
  [652, 30, 1.4],
  [700, 84, 1],
] as const;

const reflections = [
  [60, 312, 34, 0],
  [180, 322, 22, 1],
  [286, 310, 40, 1],
  [402, 326, 28, 0],
  [512, 314, 30, 1],
  [640, 322, 36, 0],
] as const;
