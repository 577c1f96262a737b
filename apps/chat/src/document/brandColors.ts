import { defaultBrandColor } from "@llave/contract/chat/chatLimits";
import { luminance, normalizeHex, readableTextOn } from "@llave/ui/contrast";

/** Strength of the agent's color in each part of the picture; the rest is white. */
const tints = { sky: 0.42, sun: 0.16, far: 0.65, mid: 0.53, pane: 0.38, near: 0.3 } as const;
/** A color darker than this is lightened, so that the sky stays light behind dark text. */
const usualLuminance = 0.45;

/**
 * The custom properties with the agent's color: the color, a readable text color on it, and its tints for the city.
 * Anything that isn't a hex color falls back to the default.
 */
export function brandColors(chosen: string): string {
  const brand = normalizeHex(chosen) ?? defaultBrandColor;
  const strength = 0.45 + 0.55 * Math.min(1, luminance(brand) / usualLuminance);
  const mixed = Object.entries(tints).map(([part, share]) => `--${part}:${withWhite(brand, share * strength)}`);
  return `:root{--brand:${brand};--on-brand:${readableTextOn(brand)};${mixed.join(";")}}`;
}

function withWhite(hex: string, share: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `#${channels
    .map((value) =>
      Math.round(value * share + 255 * (1 - share))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
