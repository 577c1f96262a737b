import type { DemoChat } from "@llave/contract/chat/demo";
import { demoLimits } from "@llave/contract/chat/demoLimits";
import type { Language } from "@llave/ui/language";
import { useState } from "react";
import { useLanguage } from "../../../language/LanguageProvider.tsx";

export interface LiveChat {
  chat: DemoChat;
  /** The message being sent; null if there is none. */
  pending: string | null;
  failed: boolean;
  /** True once the demo accepts no more messages. */
  full: boolean;
  send(text: string): void;
  startOver(): void;
}

const begin: DemoChat = { greeting: [], turns: [], quickReplies: [], ended: false };

/**
 * A conversation with the demo's assistant. Only this page has it: every call sends all messages, and the server stores
 * none of them.
 * @param greeting the assistant's first lines
 */
export function useDemoChat(greeting: string[]): LiveChat {
  const { language } = useLanguage();
  const [chat, setChat] = useState<DemoChat>(begin);
  const [said, setSaid] = useState<string[]>([]);
  const [pending, setPending] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const full = said.length >= demoLimits.messages;

  async function send(text: string): Promise<void> {
    const message = text.trim();
    if (message === "" || pending !== null || full) return;
    setPending(message);
    setFailed(false);
    const messages = [...said, message];
    try {
      setChat(await ask(messages, language));
      setSaid(messages);
    } catch {
      setFailed(true);
    } finally {
      setPending(null);
    }
  }

  return {
    ...{ chat: { ...chat, greeting }, pending, failed, full },
    send: (text) => void send(text),
    startOver() {
      setChat(begin);
      setSaid([]);
      setFailed(false);
    },
  };
}

/** A reply that takes longer counts as failed. Milliseconds. */
const timeoutMs = 20_000;

async function ask(messages: string[], language: Language): Promise<DemoChat> {
  const response = await fetch("/api/demo/chat", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ messages, language }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}
