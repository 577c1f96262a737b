/** Repeatable randomness: the same seed gives the same conversation. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** One of the items. */
  pick<T>(items: readonly T[]): T;
  /** True in one of this many cases. */
  chance(share: number): boolean;
}

/** Mulberry32: small, fast and uniform enough to choose wordings. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error("Nothing to pick from");
      return item;
    },
    chance: (share) => next() < share,
  };
}
