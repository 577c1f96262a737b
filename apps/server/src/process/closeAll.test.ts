import { expect, test, vi } from "vitest";
import { quickest } from "../testing/quickest.ts";
import { closeAll } from "./closeAll.ts";

const forever = () => new Promise<void>(() => {});

test("doesn't wait for what never closes, and closes the rest in order", async () => {
  let closed: string[] = [];
  const close = (name: string) => async () => void closed.push(name);
  const report = vi.fn();
  const took = await quickest(2_000, async () => {
    closed = [];
    const before = performance.now();
    await closeAll([close("server"), forever, forever, close("database")], report, 200);
    return performance.now() - before;
  });
  expect(took).toBeLessThan(2_000);
  expect(closed).toEqual(["server", "database"]);
  expect(report).not.toHaveBeenCalled();
});

test("an error is reported, and the rest is closed", async () => {
  const wrong = new Error("no");
  const report = vi.fn();
  const last = vi.fn(async () => {});
  await closeAll([() => Promise.reject(wrong), last], report);
  expect(report.mock.calls).toEqual([[wrong]]);
  expect(last).toHaveBeenCalledOnce();
});
