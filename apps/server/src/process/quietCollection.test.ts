import { expect, test, vi } from "vitest";
import { collect, collectWhenQuiet } from "./quietCollection.ts";

const heapUsed = () => process.memoryUsage().heapUsed;

test("garbage from a rush is collected within two minutes of quiet, and live objects stay", () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  vi.spyOn(process, "cpuUsage").mockReturnValue({ user: 0, system: 0 });
  try {
    const before = collect() && heapUsed();
    collectWhenQuiet();
    let rush: unknown[] | null = Array.from({ length: 400_000 }, (_, index) => ({ index, text: `renter ${index}` }));
    const held = rush.slice(0, 10);
    rush = null;
    expect(heapUsed() - before).toBeGreaterThan(20_000_000);
    vi.advanceTimersByTime(120_000);
    expect(heapUsed() - before).toBeLessThan(10_000_000);
    expect(held).toHaveLength(10);
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});
