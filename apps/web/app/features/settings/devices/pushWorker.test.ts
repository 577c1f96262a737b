import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";

const script = readFileSync(new URL("../../../../public/push-worker.js", import.meta.url), "utf8");

interface FakeWindow {
  url: string;
  focus: () => void;
  navigate: (path: string) => void;
}

/** Runs the worker as a browser does, with these windows of the dashboard open. */
function startWorker(...open: string[]) {
  const handlers = new Map<string, (event: object) => void>();
  const windows = open.map((path): FakeWindow => {
    return { url: `https://llave.example${path}`, focus: vi.fn(), navigate: vi.fn() };
  });
  const showNotification = vi.fn();
  const openWindow = vi.fn();
  const subscribe = vi.fn(async () => ({ toJSON: () => ({ endpoint: "new" }) }));
  const fetch = vi.fn();
  const self = {
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => windows, openWindow },
  };
  runInNewContext(script, { self, fetch, URL, JSON });
  const fire = async (name: string, event: object) => {
    let work: unknown;
    handlers.get(name)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  return {
    ...{ handlers, windows, showNotification, openWindow, subscribe, fetch, fire },
    tap: (path: string) => fire("notificationclick", { notification: { close: vi.fn(), data: { path } } }),
  };
}

const chat = "/dashboard/conversations/1";

test("a push is shown in its language, in place of an older one about the same renter", async () => {
  const { fire, showNotification } = startWorker();
  const payload = { title: "Ana López", line: "Pidió hablar contigo", path: chat, tag: "lead", language: "es" };
  await fire("push", { data: { json: () => payload } });
  expect(showNotification).toHaveBeenCalledWith("Ana López", {
    ...{ body: "Pidió hablar contigo", tag: "lead", renotify: true, lang: "es", data: { path: chat } },
    icon: "/icons/icon-192.png",
  });
});

test("a tap focuses the window that shows the page", async () => {
  const { tap, windows, openWindow } = startWorker("/dashboard", chat);
  await tap(chat);
  expect(windows[1]?.focus).toHaveBeenCalled();
  expect(windows.map(({ navigate }) => vi.mocked(navigate).mock.calls)).toEqual([[], []]);
  expect(openWindow).not.toHaveBeenCalled();
});

test("a tap leads another window of the dashboard to the page, or opens one", async () => {
  const { tap, windows } = startWorker("/dashboard/leads");
  await tap(chat);
  expect(windows[0]?.focus).toHaveBeenCalled();
  expect(windows[0]?.navigate).toHaveBeenCalledWith(chat);
  const closed = startWorker();
  await closed.tap(chat);
  expect(closed.openWindow).toHaveBeenCalledWith(chat);
});

test("a tap never leaves the dashboard", async () => {
  const { tap, openWindow } = startWorker();
  await tap("//evil.example/dashboard");
  expect(openWindow).toHaveBeenCalledWith("/dashboard");
});

test("a new address of the browser goes to the server", async () => {
  const { fire, subscribe, fetch } = startWorker();
  await fire("pushsubscriptionchange", { oldSubscription: { options: { applicationServerKey: "key" } } });
  expect(subscribe).toHaveBeenCalledWith(expect.objectContaining({ applicationServerKey: "key" }));
  const [[path, { method, body }] = ["", {}]] = fetch.mock.calls;
  expect([path, method, body]).toEqual(["/api/agent/push-devices", "POST", '{"endpoint":"new"}']);
});

test("it answers no requests, so it can't cache or change a page", () => {
  expect([...startWorker().handlers.keys()]).not.toContain("fetch");
});
