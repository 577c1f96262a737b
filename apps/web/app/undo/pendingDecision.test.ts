import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PendingDecisions } from "./pendingDecision.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An approval of a draft, with the agent's own text or as drafted. */
function approval(id = "1", edited?: string) {
  const draft = { conversationId: "c", content: "Hi", language: "en", save: false, translation: "", edited } as const;
  return { id, kind: "send", name: "Ana", path: "/", draft } as const;
}

const confirmation = { id: "showing", kind: "confirm", name: "Ben", path: "/", draft: null } as const;

test("carries a decision out once, after five seconds", () => {
  const [decisions, send] = [new PendingDecisions(), vi.fn()];
  decisions.begin(approval(), send);
  vi.advanceTimersByTime(4_999);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send).toHaveBeenCalledTimes(1);
  expect(decisions.current()).toBeNull();
  decisions.flush();
  expect(send).toHaveBeenCalledTimes(1);
});

test("sends nothing after Undo, and brings the edited text back once", () => {
  const [decisions, send] = [new PendingDecisions(), vi.fn()];
  decisions.begin(approval("1", "Hello"), send);
  expect(decisions.undo()).toMatchObject({ id: "1" });
  vi.advanceTimersByTime(10_000);
  expect(send).not.toHaveBeenCalled();
  expect([decisions.takeUndone("1"), decisions.takeUndone("1")]).toEqual([
    { edited: "Hello", translation: "" },
    undefined,
  ]);
});

test("confirms no showing after Undo", () => {
  const [decisions, confirm] = [new PendingDecisions(), vi.fn()];
  decisions.begin(confirmation, confirm);
  expect(decisions.undo()).toMatchObject({ id: "showing", kind: "confirm" });
  vi.advanceTimersByTime(10_000);
  expect(confirm).not.toHaveBeenCalled();
  expect(decisions.takeUndone("showing")).toBeUndefined();
});

test("a second decision carries out the first at once", () => {
  const decisions = new PendingDecisions();
  const done: string[] = [];
  decisions.begin(approval(), () => done.push("1"));
  decisions.begin(confirmation, () => done.push("2"));
  expect(done).toEqual(["1"]);
  vi.advanceTimersByTime(5_000);
  expect(done).toEqual(["1", "2"]);
});

test("drops an approval whose draft was withdrawn", () => {
  const [decisions, send] = [new PendingDecisions(), vi.fn()];
  decisions.begin(approval(), send);
  decisions.withdraw("other");
  expect(decisions.current()).not.toBeNull();
  decisions.withdraw("1");
  vi.advanceTimersByTime(5_000);
  expect(send).not.toHaveBeenCalled();
});
