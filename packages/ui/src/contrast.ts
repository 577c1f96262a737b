/** Candidates for text on a brand color, in order of preference. Black comes last and always reaches the contrast. */
const textColors = ["#ffffff", "#1c2238", "#0b0f1f", "#000000"] as const;
/** WCAG 2.2 AA for normal text. */
const minimumRatio = 4.5;

/**
 * The text color for a background an agent chose: white, else navy, else a darker navy, the first that reaches 4.5:1.
 * Black if none of them does.
 */
export function readableTextOn(background: string): (typeof textColors)[number] {
  return textColors.find((text) => contrastRatio(text, background) >= minimumRatio) ?? "#000000";
}

/** WCAG contrast of two hex colors, 1 to 21. Anything but a hex color counts as white. */
export function contrastRatio(first: string, second: string): number {
  const [high, low] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Converts `#abc` and `#aabbcc` to `#aabbcc`; null for anything else. */
export function normalizeHex(color: string): string | null {
  const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(color.trim())?.[1]?.toLowerCase();
  if (!hex) return null;
  return hex.length === 6 ? `#${hex}` : `#${[...hex].map((digit) => digit + digit).join("")}`;
}

/** Relative luminance of a hex color as WCAG defines it, 0 (black) to 1 (white). */
export function luminance(color: string): number {
  const hex = normalizeHex(color) ?? "#ffffff";
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
