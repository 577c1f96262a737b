import { minuteMs } from "@llave/contract/calendar";
import type { Language } from "@llave/contract/language";
import type { PhoneChannel, TemplateContent } from "../../db/tables/channels.ts";
import type { Services } from "../../services.ts";
import type { NumberAccount } from "../twilio/accounts.ts";
import { approvedTemplates, fillTemplate } from "../twilio/content.ts";

/**
 * The template that carries notifications once WhatsApp's window is over. Only the shared number has one: templates
 * belong to the account of a number.
 */
export function newsTemplateOf(
  { config }: Pick<Services, "config">,
  { channel, number }: { channel: PhoneChannel; number: string | null },
  language: Language,
): string | null {
  const { twilio } = config;
  const isShared = channel === "whatsapp" && number !== null && number === twilio?.numbers.whatsapp;
  return isShared ? (twilio?.newsTemplates?.[language] ?? null) : null;
}

/** What happened, and where to see it. */
export interface News {
  lines: string[];
  url: string;
  language: Language;
}

/**
 * News in the form of the template: what happened is its first variable, the address its second.
 * @returns null if the line has no template that WhatsApp approved
 * @throws if the provider doesn't answer
 */
export async function newsByTemplate(
  services: Pick<Services, "config">,
  { account, channel }: { account: NumberAccount; channel: PhoneChannel },
  { lines, url, language }: News,
): Promise<{ body: string; template: TemplateContent } | null> {
  const contentSid = newsTemplateOf(services, { channel, number: account.number }, language);
  if (contentSid === null || account.agentId !== null) return null;
  const approved = await approvedTemplates(account, services.config.twilioApi);
  const found = approved.find((template) => template.contentSid === contentSid);
  if (!found) return null;
  // WhatsApp refuses a variable with line breaks.
  const variables = { "1": lines.join(" · ").replace(/\s+/g, " "), "2": url };
  return { body: fillTemplate(found, variables), template: { contentSid, variables } };
}

/** How long an answer about approval is reused: Meta takes hours to approve a template. Milliseconds. */
const approvalMs = minuteMs;

/** The approved templates of each server's shared account, as last read. */
const approvals = new WeakMap<Services["config"], { readAt: number; contentSids: Set<string> }>();

/** Whether WhatsApp approved the line's news template in both languages; false as long as the provider doesn't say. */
export async function newsTemplatesApproved(
  services: Pick<Services, "config" | "now">,
  { account, channel }: { account: NumberAccount; channel: PhoneChannel },
): Promise<boolean> {
  const line = { channel, number: account.number };
  const wanted = [newsTemplateOf(services, line, "en"), newsTemplateOf(services, line, "es")];
  if (wanted.includes(null) || account.agentId !== null) return false;
  const approved = await approvedSids(services, account).catch(() => null);
  return approved !== null && wanted.every((contentSid) => contentSid !== null && approved.has(contentSid));
}

async function approvedSids(
  { config, now }: Pick<Services, "config" | "now">,
  account: NumberAccount,
): Promise<Set<string>> {
  const kept = approvals.get(config);
  const readAt = now().getTime();
  if (kept && readAt - kept.readAt < approvalMs) return kept.contentSids;
  const contentSids = new Set((await approvedTemplates(account, config.twilioApi)).map(({ contentSid }) => contentSid));
  approvals.set(config, { readAt, contentSids });
  return contentSids;
}
