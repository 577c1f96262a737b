import type { Reading } from "./reading.ts";

/** Most words between the sale, or the life there, and the place. */
const leftReach = 8;
const sold = /^(?:sell|selling|sold|vendo|vendi|vendimos|vendemos|vendiendo)$/;
const lives = /^(?:live|living|vivo|vivimos|viviendo)$/;
const today = /^(?:now|currently|ahora|actualmente|ahorita|still|todavia)$/;

/** True for a place the renter leaves: "I'm selling my house in Miami Shores", "now I live in Hallandale". */
export function isLeft(reading: Reading, start: number): boolean {
  let isHome = false;
  let isNow = false;
  for (let i = start - 1; i >= Math.max(0, start - leftReach); i--) {
    if ((reading.words[i + 1]?.before ?? 0) > 0) break;
    const word = reading.written(i);
    if (sold.test(word)) return true;
    isHome ||= lives.test(word);
    isNow ||= today.test(word);
  }
  return isHome && isNow;
}
