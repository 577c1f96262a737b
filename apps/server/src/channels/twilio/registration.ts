import type { RegistrationStatus } from "@llave/contract/channels/channels";
import type { Twilio } from "twilio";
import type { NumberAccount } from "./accounts.ts";
import { clientOf, senderOf } from "./client.ts";

/** Messaging services that are searched for a number. An agent has one or two. */
const maxServices = 20;

/** How far a number's A2P 10DLC registration is. */
export interface SmsRegistration {
  brand: RegistrationStatus;
  campaign: RegistrationStatus;
  /** Whether the number is in the campaign's messaging service. */
  number: RegistrationStatus;
}

/** How far a WhatsApp sender is. */
export interface WhatsappRegistration {
  sender: RegistrationStatus;
  /** Whether it delivers messages here. */
  webhook: RegistrationStatus;
}

/**
 * Asks Twilio how far a number's registration with the carriers is.
 * @throws if the provider refuses or doesn't answer
 */
export async function smsRegistration(account: NumberAccount, api: string | undefined): Promise<SmsRegistration> {
  const client = await clientOf(account, api);
  const service = await serviceOf(client, account.number);
  const [campaign] =
    service === null ? [] : await client.messaging.v1.services(service).usAppToPerson.list({ limit: 1 });
  const brands = client.messaging.v1.brandRegistrations;
  const brand = campaign ? await brands(campaign.brandRegistrationSid).fetch() : (await brands.list({ limit: 1 }))[0];
  return {
    brand: statusOf(brand?.status, "APPROVED"),
    campaign: statusOf(campaign?.campaignStatus, "VERIFIED"),
    number: service === null ? "todo" : "done",
  };
}

/** The messaging service that a number belongs to; null if none has it. */
async function serviceOf(client: Twilio, number: string): Promise<string | null> {
  for (const { sid } of await client.messaging.v1.services.list({ limit: maxServices })) {
    const numbers = await client.messaging.v1.services(sid).phoneNumbers.list({ limit: 400 });
    if (numbers.some(({ phoneNumber }) => phoneNumber === number)) return sid;
  }
  return null;
}

/**
 * Asks Twilio how far a WhatsApp sender is.
 * @param webhook where its messages have to arrive
 * @throws if the provider refuses or doesn't answer
 */
export async function whatsappRegistration(
  account: NumberAccount,
  api: string | undefined,
  webhook: string,
): Promise<WhatsappRegistration> {
  const client = await clientOf(account, api);
  const sender = await senderOf(client, account.number);
  // "ONLINE:UPDATING" still sends and receives.
  const status = sender?.status?.startsWith("ONLINE") ? "ONLINE" : sender?.status;
  const isSet = sender?.webhook?.callbackUrl === webhook;
  return { sender: statusOf(status, "ONLINE"), webhook: isSet ? "done" : "todo" };
}

const failures = new Set(["FAILED", "SUSPENDED", "DELETION_FAILED", "OFFLINE"]);

function statusOf(status: string | undefined, done: string): RegistrationStatus {
  if (status === undefined || status === "DRAFT") return "todo";
  if (status === done) return "done";
  return failures.has(status) ? "failed" : "pending";
}
