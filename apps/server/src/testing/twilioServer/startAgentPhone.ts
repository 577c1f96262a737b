import { defaultNotificationSettings, type NotificationSettings } from "@llave/contract/notifications/notifications";
import { deliverTexts } from "../../notifications/texts/deliver.ts";
import { queueDueTexts } from "../../notifications/texts/queueDue.ts";
import { startTextChat } from "./startTextChat.ts";

const json = { "content-type": "application/json" };
let phones = 0;

/** An agent with a phone, and the job that texts it. */
export async function startAgentPhone({ now, env = {} }: { now: () => Date; env?: Record<string, string> }) {
  const chat = await startTextChat({ now, env });
  const { services, agent, twilio } = chat;
  await services.jobs.stop();
  const phone = `+1786555${String(++phones).padStart(4, "0")}`;
  await services.db.updateTable("agent").set({ phone }).where("agent_id", "=", agent.agent_id).execute();
  const owner = await chat.signedIn(agent.email);
  const state = async () => (await owner.get("/api/agent/alert-phone")).body;
  const begin = (channel: string) => owner.post("/api/agent/alert-phone", { channel });
  /** The agent sends the code from their phone. */
  const verify = async (channel: "sms" | "whatsapp" = "sms") => {
    const { message } = (await begin(channel)).body;
    return chat.deliver(message, { from: phone, channel });
  };
  const run = async () => {
    await queueDueTexts(services);
    await deliverTexts(services);
  };
  const settings = (change: Partial<NotificationSettings>) =>
    owner.send(
      "PUT",
      "/api/agent/notification-settings",
      JSON.stringify({ ...defaultNotificationSettings, ...change }),
      json,
    );
  const taken = () => twilio.taken.filter(({ to }) => to.endsWith(phone));
  const texts = () => taken().map(({ body }) => body);
  return { ...chat, phone, owner, state, begin, verify, run, settings, taken, texts };
}
