import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** How often it is looked whether a rush is over. Milliseconds. */
const lookEvery = 60_000;
/** Below this share of one core the process counts as quiet. */
const quietShare = 0.1;
/** So much heap over what the last collection left is worth another one. */
const grownBy = 1.25;

/**
 * Gives memory back once it is quiet. V8 collects garbage as it needs room: after a rush of 500 chats nothing needs any,
 * and two thirds of the memory stayed taken for objects that nobody held. One collection takes a tenth of a second, when
 * nobody waits for it.
 */
export function collectWhenQuiet(): void {
  let used = process.cpuUsage();
  let left = 0;
  const look = () => {
    const { user, system } = process.cpuUsage(used);
    used = process.cpuUsage();
    const isQuiet = (user + system) / 1_000 < lookEvery * quietShare;
    if (isQuiet && heapSize() > left * grownBy) left = collect();
  };
  setInterval(look, lookEvery).unref();
}

/** Collects everything. Returns the heap's size after it. Bytes. */
export function collect(): number {
  setFlagsFromString("--expose-gc");
  const collectAll: () => void = runInNewContext("gc");
  collectAll();
  return heapSize();
}

function heapSize(): number {
  return getHeapStatistics().total_heap_size;
}
