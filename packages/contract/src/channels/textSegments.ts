/** The GSM 03.38 basic set: a text with only these has 160 characters per segment. */
const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** Characters that take two places each. */
const extended = new Set("^{}\\[~]|€\f");

export interface TextSize {
  segments: number;
  /** Places used, out of all the segments' places. */
  units: number;
  /** Places per segment; fewer if there are several, since each is numbered. */
  perSegment: number;
  /** True if a character outside the basic set shortens the segments to 70: á, í, ó, ú, an emoji. */
  isUnicode: boolean;
}

/**
 * What a segment to a US phone costs, in US dollars: Twilio's list price. Carriers add their own fee, some $0.003 to
 * $0.006 each.
 */
const segmentPrice = 0.0083;

/** The list price of a text of so many segments, in US dollars, without the carriers' fees. */
export function textPrice(segments: number): number {
  return segments * segmentPrice;
}

/** The number of segments in a text, as carriers count them. */
export function textSize(text: string): TextSize {
  const characters = [...text];
  const isUnicode = characters.some((character) => !basic.has(character) && !extended.has(character));
  const units = isUnicode
    ? text.length
    : characters.reduce((sum, character) => sum + (extended.has(character) ? 2 : 1), 0);
  const [alone, together] = isUnicode ? [70, 67] : [160, 153];
  if (units <= alone) return { segments: units === 0 ? 0 : 1, units, perSegment: alone, isUnicode };
  return { segments: segmentsOf(characters, together, isUnicode), units, perSegment: together, isUnicode };
}

/** No character is split: one that doesn't fit starts the next segment. */
function segmentsOf(characters: string[], perSegment: number, isUnicode: boolean): number {
  let segments = 1;
  let used = 0;
  for (const character of characters) {
    const width = isUnicode ? character.length : extended.has(character) ? 2 : 1;
    if (used + width > perSegment) {
      segments++;
      used = 0;
    }
    used += width;
  }
  return segments;
}
