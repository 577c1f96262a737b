import { defaultNotificationSettings, type NotificationSettings } from "@llave/contract/notifications/notifications";
import { deliverPushes } from "../../notifications/push/deliver.ts";
import { queueDuePushes } from "../../notifications/push/queueDue.ts";
import { startPushServer, type TestDevice } from "../pushServer/pushServer.ts";
import { startChat } from "../testApp.ts";

/** Ten in the morning in Miami. */
export const morning = new Date("2026-11-20T15:00:00Z");

const json = { "content-type": "application/json" };

/** What a renter writes to ask for a person. */
export const wantsPerson = (name: string) => `Please let a human agent call me, my name is ${name}`;

/** The titles of what arrived on a device. */
export const titles = ({ arrived }: TestDevice) => arrived.map(({ payload }) => payload.title);

/** An agent with one device, and a clock that the test moves. `withJobs` lets the server send by itself. */
export async function startPushChat(at = morning, { withJobs = false } = {}) {
  let now = at;
  const push = await startPushServer();
  const chat = await startChat({ now: () => now, env: push.env });
  const owner = await chat.signedIn(chat.agent.email);
  const add = async (device: TestDevice, browser = owner) =>
    browser.post("/api/agent/push-devices", device.subscription);
  const device = push.subscribe();
  await add(device);
  const list = async (browser = owner) => (await browser.get("/api/agent/push-devices")).body.devices;
  const { services } = chat.app;
  // Signing in started them. On a busy machine they would take what a test's run() is to send, and run() would end
  // first.
  if (!withJobs) await services.jobs.stop();
  return {
    ...{ ...chat, push, owner, add, device, list, services },
    /** What the job `notify` does about pushes. */
    async run(): Promise<void> {
      await queueDuePushes(services);
      await deliverPushes(services, chat.app.log);
    },
    setTime: (time: Date) => {
      now = time;
    },
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    choose: (change: Partial<NotificationSettings>) =>
      owner.send(
        "PUT",
        "/api/agent/notification-settings",
        JSON.stringify({ ...defaultNotificationSettings, ...change }),
        json,
      ),
  };
}
