import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { minuteMs } from "@llave/contract/calendar";

/** How often to check whether a rush is over. Milliseconds. */
const lookEveryMs = minuteMs;
/** Below this share of one core the process counts as quiet. */
const quietShare = 0.1;
/** Heap growth since the last collection that makes another one worthwhile. */
const grownBy = 1.25;

/**
 * Frees memory once the server is quiet. V8 collects garbage when it needs room: after a rush of 500 chats nothing
 * needs any, and two thirds of the memory stayed occupied by garbage. One collection takes a tenth of a second, at a
 * time when nobody is waiting.
 */
export function collectWhenQuiet(): void {
  let used = process.cpuUsage();
  let left = 0;
  const look = () => {
    const { user, system } = process.cpuUsage(used);
    used = process.cpuUsage();
    const isQuiet = (user + system) / 1_000 < lookEveryMs * quietShare;
    if (isQuiet && heapSize() > left * grownBy) left = collect();
  };
  setInterval(look, lookEveryMs).unref();
}

/** Collects everything. Returns the heap's size afterward. Bytes. */
export function collect(): number {
  setFlagsFromString("--expose-gc");
  const collectAll: () => void = runInNewContext("gc");
  collectAll();
  return heapSize();
}

function heapSize(): number {
  return getHeapStatistics().total_heap_size;
}
