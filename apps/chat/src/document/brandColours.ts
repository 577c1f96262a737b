import { defaultBrandColor } from "@llave/contract/chatLimits";
import { luminance, normaliseHex, readableTextOn } from "@llave/ui/contrast";

/** How strong the agent's colour is in each part of the picture; the rest is white. */
const tints = { sky: 0.42, sun: 0.16, far: 0.65, mid: 0.53, pane: 0.38, near: 0.3 } as const;
/** A colour darker than this is thinned, so that the sky stays light behind dark text. */
const usualLuminance = 0.45;

/**
 * The custom properties that carry the agent's colour through the page: the colour, a text
 * colour that is readable on it, and its tints for the city. Anything but a hex colour counts as the default.
 */
export function brandColours(chosen: string): string {
  const brand = normaliseHex(chosen) ?? defaultBrandColor;
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
