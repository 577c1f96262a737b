import { minuteMs } from "@llave/contract/calendar";
import type {
  ChannelState,
  EmailChannel,
  EmailTest,
  OwnNumberRequest,
  Registration,
  Template,
  TemplateRequest,
} from "@llave/contract/channels/channels";
import type { PhoneChannel, TestMessage } from "@llave/contract/channels/delivery";
import type { ThreadMessage } from "@llave/contract/conversations/conversation";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "../../data/request.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { toastFailure, useAction } from "../../session/useAction.ts";
import { catalogs } from "./texts/catalogs.ts";

const path = "/api/agent/channels";
const settingsPath = "/api/agent/settings";

/** Until a message's delivery is known, a page checks this often, and for this long. Milliseconds. */
export const lookEveryMs = 3_000;
export const lookForMs = 2 * minuteMs;

/** True while a test message's delivery may still be reported. */
export function isUnderway(test: TestMessage | null): boolean {
  const isOpen = test?.status === "sending" || test?.status === "sent";
  return isOpen && Date.now() - Date.parse(test.sentAt) < lookForMs;
}

/** The actual state of the agent's channels. */
export function useChannelStates() {
  return useQuery<ChannelState[]>({
    queryKey: [path],
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(({ test }) => isUnderway(test)) ? lookEveryMs : false),
  });
}

/** Whether renters can answer emails. */
export function useEmailChannel() {
  return useQuery<EmailChannel>({ queryKey: [`${path}/email`], staleTime: 0 });
}

/** Whether this server sends emails; true while unknown. */
export function useSendsEmail(): boolean {
  return useEmailChannel().data?.outgoing !== "none";
}

/** Sends the agent a test email. */
export async function postTestEmail(): Promise<EmailTest> {
  return (await request("POST", `${path}/email/test`)).json();
}

const registrationPath = (channel: PhoneChannel) => `${path}/${channel}/registration`;

/** How far carriers and Meta are with a connected channel's number, as Twilio says now. */
export function useRegistration(channel: PhoneChannel, enabled: boolean) {
  return useQuery<Registration>({ queryKey: [registrationPath(channel)], enabled, retry: false });
}

/** Which channels have a number; none while unknown. */
export function useConnected(): Record<PhoneChannel, boolean> {
  const { data } = useChannelStates();
  const has = (channel: PhoneChannel) => data?.some((state) => state.channel === channel && state.connected) ?? false;
  return { sms: has("sms"), whatsapp: has("whatsapp") };
}

/** The templates that WhatsApp approved, once they are needed. */
export function useTemplates(conversationId: string, enabled: boolean) {
  return useQuery<Template[]>({ queryKey: [`/api/conversations/${conversationId}/templates`], enabled });
}

/** Sends a template. */
export async function postTemplate(conversationId: string, template: TemplateRequest): Promise<ThreadMessage> {
  const headers = { "idempotency-key": crypto.randomUUID() };
  return (await request("POST", `/api/conversations/${conversationId}/templates`, template, undefined, headers)).json();
}

/** Runs a call that changes something, and reports its result. */
export function useAct() {
  const t = useTexts(catalogs);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { busy, runOnce } = useAction((failure) => {
    setErrors(failure.fields ?? {});
    toastFailure(failure, { title: t("refused"), fallback: t("refused.text") });
  });
  const act = async (call: () => Promise<unknown>, done: string | null): Promise<boolean> => {
    if (busy) return false;
    setErrors({});
    const isDone = await runOnce(call);
    if (isDone && done) toasts.add({ title: done });
    return isDone;
  };
  return { busy, errors, act };
}

/** Connects an agent's own number, disconnects it, and tests a channel. */
export function useChannelCalls(channel: PhoneChannel) {
  const client = useQueryClient();
  // A channel that was requested earlier turns on as soon as it has a number.
  const refresh = () =>
    Promise.all([path, settingsPath].map((changed) => client.invalidateQueries({ queryKey: [changed] })));
  return {
    connect: async (own: OwnNumberRequest) => {
      await request("PUT", `${path}/${channel}`, own);
      await refresh();
    },
    disconnect: async () => {
      await request("DELETE", `${path}/${channel}`);
      // The next number has its own registration.
      client.removeQueries({ queryKey: [registrationPath(channel)] });
      await refresh();
    },
    test: async () => {
      await request("POST", `${path}/${channel}/test`);
      await refresh();
    },
  };
}
