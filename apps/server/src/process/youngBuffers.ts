import { setFlagsFromString } from "node:v8";

/** Four times as many MB of new buffers begin a small collection: 8 MB, some five pictures taken in. */
const newSpace = 2;
/** How far the old objects may outgrow what lives, never more than halfway to the most there may be. Percent. */
const growth = 300;

/**
 * Lets V8 free the bytes of pictures that passed through by small collections, of a millisecond. Since Node 24 it begins
 * those only at 128 MB of new buffers, and the limit of its old objects, 10 to 30 % above what lives, is reached long
 * before: up to every fourth upload paid for a look through the whole heap, of 40 ms on both cores (nodejs/node#61967).
 */
export function freeBuffersEarly(): void {
  setFlagsFromString(`--scavenger-max-new-space-capacity-mb=${newSpace}`);
  setFlagsFromString(`--heap-growing-percent=${growth}`);
}
