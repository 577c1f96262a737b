import { setFlagsFromString } from "node:v8";

/** V8 starts a small collection after four times this many MB of new buffers: 8 MB, about five uploaded pictures. */
const newSpace = 2;
/** How far the old generation may grow beyond live objects, at most halfway to its limit. Percent. */
const growth = 300;

/**
 * Lets V8 free the bytes of processed pictures in small collections of a millisecond each. Since Node 24, V8 starts
 * those only at 128 MB of new buffers, and reaches the old generation's limit, 10 to 30% above the live objects, long
 * before: up to every fourth upload paid for a full-heap collection of 40 ms on both cores (nodejs/node#61967).
 */
export function freeBuffersEarly(): void {
  setFlagsFromString(`--scavenger-max-new-space-capacity-mb=${newSpace}`);
  setFlagsFromString(`--heap-growing-percent=${growth}`);
}
