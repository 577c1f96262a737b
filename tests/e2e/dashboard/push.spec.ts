import { createECDH, randomBytes } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { enterAs } from "../support/accounts.ts";
import { test } from "../support/administration.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/agentSide.ts";
import { expect } from "../support/journey.ts";

const settings = "/dashboard/settings/notifications";

/** Plays what headless Chromium lacks: the person's permission, and the address that a push service would give. */
async function givePushService(page: Page): Promise<void> {
  const p256dh = createECDH("prime256v1").generateKeys("base64url");
  const auth = randomBytes(16).toString("base64url");
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString("hex")}`;
  await page.addInitScript(
    (json) => {
      // Headless Chromium always blocks notifications.
      const permission = () => (localStorage.getItem("allowed") ? "granted" : "denied");
      Object.defineProperty(Notification, "permission", { get: permission });
      Notification.requestPermission = async () => permission();
      let current: unknown = null;
      const unsubscribe = async () => {
        current = null;
        return true;
      };
      const subscription = { ...json, options: {}, toJSON: () => json, unsubscribe };
      const subscribe = async () => {
        current = subscription;
        return current;
      };
      Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => current });
    },
    { endpoint, keys: { p256dh, auth } },
  );
}

/** Delivers a push to the page's worker, as the browser does once it has decrypted it. */
async function deliver(context: BrowserContext, page: Page, payload: object): Promise<void> {
  const tools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await tools.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  const data = JSON.stringify(payload);
  await tools.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
}

/** What the worker uses of its scope, and what it showed. */
interface WorkerScope {
  registration: { showNotification: (title: string, options: { body: string; tag: string }) => Promise<void> };
  shown: string[][];
}

/** Notes what the worker shows: headless Chromium shows no notifications. */
async function watchWorker(context: BrowserContext): Promise<() => Promise<string[][]>> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    scope.registration.showNotification = async (title, { body, tag }) => {
      scope.shown.push([title, body, tag]);
    };
  });
  return () => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown);
}

test("an agent turns on notifications on this device, sees one, and turns them off", async ({ page, own, context }) => {
  await givePushService(page);
  await enterAs(page, own.agent, settings);
  await expect(page.getByRole("heading", { name: "Your browser blocks notifications from Llave" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "An emergency Devices" })).toBeHidden();

  // The page sees by itself that they are allowed now.
  await page.evaluate(() => localStorage.setItem("allowed", "yes"));
  await page.getByRole("button", { name: "Turn on notifications" }).click();
  await expect(page.getByRole("heading", { name: "On for this device" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Chrome on Linux" })).toContainText("This device");
  await page.getByRole("checkbox", { name: "A new or changed showing Devices" }).uncheck();
  await expect(page.getByRole("status").filter({ hasText: "Device settings saved" })).toBeVisible();
  await expectAccessible(page);

  const shown = await watchWorker(context);
  const payload = { title: "Ana", line: "Asked for you", path: "/dashboard/leads", tag: "lead-1", language: "en" };
  await deliver(context, page, payload);
  await expect.poll(shown).toEqual([["Ana", "Asked for you", "lead-1"]]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByRole("heading", { name: "Off on this device" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Chrome on Linux" })).toBeHidden();
});
