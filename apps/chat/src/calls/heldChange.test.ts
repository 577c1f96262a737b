import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdChange, settleHeldChange } from "./heldChange.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a message that follows waits until the change is done, and nothing is done twice", async () => {
  const happened: string[] = [];
  const arrival = Promise.withResolvers<void>();
  const undo = holdChange(async () => {
    await arrival.promise;
    happened.push("canceled");
  }, 5000);
  const sent = settleHeldChange().then(() => happened.push("sent"));
  undo();
  await vi.advanceTimersByTimeAsync(6000);
  expect(happened).toEqual([]);
  arrival.resolve();
  await sent;
  expect(happened).toEqual(["canceled", "sent"]);
  await settleHeldChange();
  expect(happened).toHaveLength(2);
});

test("without a message it is done after the delay, and not at all after an undo", async () => {
  const change = vi.fn(async () => {});
  holdChange(change, 5000)();
  await settleHeldChange();
  await vi.advanceTimersByTimeAsync(6000);
  expect(change).not.toHaveBeenCalled();
  holdChange(change, 5000);
  await vi.advanceTimersByTimeAsync(4999);
  expect(change).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(change).toHaveBeenCalledOnce();
});
