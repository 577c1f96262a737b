import { createHash } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { readBrowserPush, subscribe } from "./browserPush.ts";

const agents = {
  iPhone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile Safari/604.1",
  mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.6 Safari/605.1.15",
};
const endpoint = "https://web.push.apple.com/one";

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Setup {
  userAgent?: string;
  /** Fingers on its screen; an iPad calls itself a Mac. */
  maxTouchPoints?: number;
  /** Whether the site may receive pushes at all. */
  pushManager?: boolean;
  permission?: NotificationPermission;
  /** The key of an earlier subscription, base64url. */
  subscribedWith?: string | null;
}

/** The parts of a browser that matter for pushes, and a record of what happens in it. */
function startBrowser({
  userAgent = agents.iPhone,
  maxTouchPoints = 5,
  pushManager = true,
  permission = "default",
  subscribedWith = null,
}: Setup = {}) {
  const unsubscribe = vi.fn(async () => true);
  const applicationServerKey = subscribedWith === null ? null : Buffer.from(subscribedWith, "base64url");
  const old = { endpoint, options: { applicationServerKey }, unsubscribe };
  const manager = {
    getSubscription: vi.fn(async () => (subscribedWith === null ? null : old)),
    subscribe: vi.fn(async () => ({ toJSON: () => ({ endpoint }) })),
  };
  const registration = { active: {}, pushManager: manager };
  const register = vi.fn(async () => registration);
  const getRegistration = vi.fn(async () => (subscribedWith === null ? undefined : registration));
  const requestPermission = vi.fn(async () => (permission === "default" ? "granted" : permission));
  vi.stubGlobal("navigator", { userAgent, maxTouchPoints, serviceWorker: { register, getRegistration } });
  vi.stubGlobal("window", { ...(pushManager && { PushManager: class {} }), Notification: class {} });
  vi.stubGlobal("Notification", { permission, requestPermission });
  return { register, manager, unsubscribe };
}

test.each<[what: string, support: string, setup: Setup]>([
  ["an iPhone's browser", "install", { pushManager: false }],
  ["an iPad's browser", "install", { userAgent: agents.mac, pushManager: false }],
  ["an iPhone's Home Screen", "possible", {}],
  ["an old browser on a Mac", "unsupported", { userAgent: agents.mac, maxTouchPoints: 0, pushManager: false }],
  ["a browser on a Mac", "possible", { userAgent: agents.mac, maxTouchPoints: 0 }],
  ["a browser that was told no", "blocked", { permission: "denied" }],
])("%s is %s", async (_what, support, setup) => {
  startBrowser(setup);
  expect(await readBrowserPush()).toEqual({ support, fingerprint: null });
});

test("a subscribed browser finds itself in the list by its address", async () => {
  startBrowser({ permission: "granted", subscribedWith: "AQID" });
  const fingerprint = createHash("sha256").update(endpoint).digest("hex");
  expect(await readBrowserPush()).toEqual({ support: "possible", fingerprint });
});

test("it subscribes for the dashboard, with the server's key", async () => {
  const { register, manager } = startBrowser();
  expect(await subscribe("AQID")).toEqual({ endpoint });
  expect(register).toHaveBeenCalledWith("/push-worker.js", { scope: "/dashboard" });
  expect(manager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "AQID" });
});

test("subscribes to nothing if the person declines", async () => {
  const { register } = startBrowser({ permission: "denied" });
  expect(await subscribe("AQID")).toBeNull();
  expect(register).not.toHaveBeenCalled();
});

test.each([
  ["of another server ends", "_-8B", 1],
  ["of the same server stays", "AQID", 0],
])("an older subscription %s", async (_what, subscribedWith, times) => {
  const { unsubscribe } = startBrowser({ permission: "granted", subscribedWith });
  await subscribe("AQID");
  expect(unsubscribe).toHaveBeenCalledTimes(times);
});
