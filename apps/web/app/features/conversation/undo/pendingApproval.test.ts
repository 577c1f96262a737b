import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Approvals } from "./pendingApproval.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const approval = {
  draftId: "1",
  conversationId: "c",
  declines: false,
  name: "Ana",
  path: "/",
  content: "Hi",
  language: "en",
  save: false,
  translation: "",
} as const;

test("sends an approval once, after five seconds", () => {
  const [approvals, send] = [new Approvals(), vi.fn()];
  approvals.begin({ ...approval, edited: undefined }, send);
  vi.advanceTimersByTime(4_999);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send).toHaveBeenCalledTimes(1);
  expect(approvals.current()).toBeNull();
  approvals.flush();
  expect(send).toHaveBeenCalledTimes(1);
});

test("sends nothing after Undo, and brings the edited text back once", () => {
  const [approvals, send] = [new Approvals(), vi.fn()];
  approvals.begin({ ...approval, edited: "Hello" }, send);
  expect(approvals.undo()).toMatchObject({ draftId: "1" });
  vi.advanceTimersByTime(10_000);
  expect(send).not.toHaveBeenCalled();
  expect([approvals.takeUndone("1"), approvals.takeUndone("1")]).toEqual([
    { edited: "Hello", translation: "" },
    undefined,
  ]);
});

test("a second approval sends the first at once", () => {
  const [approvals, send] = [new Approvals(), vi.fn()];
  approvals.begin({ ...approval, edited: undefined }, send);
  approvals.begin({ ...approval, draftId: "2", edited: undefined }, send);
  expect(send.mock.calls.map(([{ draftId }]) => draftId)).toEqual(["1"]);
  vi.advanceTimersByTime(5_000);
  expect(send.mock.calls.map(([{ draftId }]) => draftId)).toEqual(["1", "2"]);
});

test("drops an approval whose draft was withdrawn", () => {
  const [approvals, send] = [new Approvals(), vi.fn()];
  approvals.begin({ ...approval, edited: undefined }, send);
  approvals.withdraw("other");
  expect(approvals.current()).not.toBeNull();
  approvals.withdraw("1");
  vi.advanceTimersByTime(5_000);
  expect(send).not.toHaveBeenCalled();
});
