/** The GSM 03.38 basic set: a text of these alone has 160 characters a segment. */
const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** Characters that take two places each. */
const extended = new Set("^{}\\[~]|€\f");

export interface TextSize {
  segments: number;
  /** Places taken, of those that the segments have together. */
  units: number;
  /** Places of one segment; fewer where there are several, since each says which one it is. */
  perSegment: number;
  /** True where a character outside the basic set shortens the segments to 70: á, í, ó, ú, an emoji. */
  isUnicode: boolean;
}

/** How many segments a text costs, as carriers count them. */
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

/** No character is cut in two: one that does not fit begins the next segment. */
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
