import { expect, test } from "vitest";
import { toastReducer } from "./useToast.ts";

const failed = { type: "add", notice: { kind: "failed" } } as const;

test("a new toast replaces the current one", () => {
  const first = toastReducer(null, failed);
  const second = toastReducer(first, { type: "add", notice: { kind: "complete", agent: "Ana" } });
  expect(second).toEqual({ id: 2, notice: { kind: "complete", agent: "Ana" }, open: true });
});

test("closing hides it and keeps its record until it is removed", () => {
  const closed = toastReducer(toastReducer(null, failed), { type: "dismiss", id: 1 });
  expect(closed).toMatchObject({ id: 1, open: false });
  expect(toastReducer(closed, { type: "remove", id: 1 })).toBeNull();
});

test("a late timer of a replaced toast changes nothing", () => {
  const second = toastReducer(toastReducer(null, failed), failed);
  expect(toastReducer(second, { type: "dismiss", id: 1 })).toBe(second);
  expect(toastReducer(second, { type: "remove", id: 1 })).toBe(second);
});
