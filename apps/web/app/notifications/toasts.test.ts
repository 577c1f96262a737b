import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toasts } from "./toasts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a new toast replaces the old one and clears its timer", () => {
  const toasts = new Toasts();
  toasts.dismiss(toasts.add({ title: "First" }));
  toasts.add({ title: "Second", tone: "destructive" });
  expect(toasts.current()).toEqual([{ id: 2, revision: 0, title: "Second", tone: "destructive", open: true }]);
  expect(vi.getTimerCount()).toBe(0);
});

test("dismissing closes a toast immediately and removes it after 1,000,000 ms", () => {
  const toasts = new Toasts();
  const id = toasts.add({ title: "Link copied!" });
  toasts.dismiss(id);
  expect(toasts.current()).toMatchObject([{ open: false }]);
  vi.advanceTimersByTime(999_999);
  toasts.dismiss(id);
  expect(toasts.current()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toasts.current()).toEqual([]);
});

test("listeners are notified of every change until they unsubscribe", () => {
  const toasts = new Toasts();
  const listener = vi.fn();
  const unsubscribe = toasts.subscribe(listener);
  const id = toasts.add({ title: "A" });
  toasts.update(id, { title: "B" });
  expect(toasts.current()).toMatchObject([{ title: "B", revision: 1 }]);
  unsubscribe();
  toasts.remove(id);
  expect(toasts.current()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
});
