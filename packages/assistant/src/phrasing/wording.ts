import type { Tone } from "../types.ts";

/**
 * Ways to say one thing. `base` fits every tone; a tone's own lines come first for an agent who chose
 * it. Placeholders are in braces and filled only from acts and context. No line contains a digit.
 */
export type Wording = { base: readonly [string, string, ...string[]] } & Partial<Record<Tone, readonly string[]>>;
