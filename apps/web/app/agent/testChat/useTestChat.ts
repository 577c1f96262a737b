import { type TestChat, type TestTurn, testChatLimits } from "@llave/contract/chat/testChat";
import type { Language } from "@llave/ui/language";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "../../data/request.ts";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import { useAction } from "../../session/useAction.ts";
import { firstStepsKey } from "../firstSteps.ts";

export type TestConversation = ReturnType<typeof useTestChat>;

/**
 * A conversation with the agent's own assistant that only this page knows: each call sends all messages.
 * @param propertyId the listing to ask about; without it, all published ones
 * @param begins the language it begins in; without it, the page's
 */
export function useTestChat(propertyId?: string, begins?: Language) {
  const { language: page } = useLanguage();
  const language = begins ?? page;
  const client = useQueryClient();
  const [messages, setMessages] = useState<string[]>([]);
  const [turns, setTurns] = useState<TestTurn[]>([]);
  const [refused, setRefused] = useState<{ messages: string[]; reason: string } | null>(null);
  const { busy, run } = useAction();
  const full = messages.length >= testChatLimits.messages;

  function ask(all: string[]): void {
    setMessages(all);
    setRefused(null);
    const body = { messages: all, language, propertyId: propertyId ?? null };
    void run(
      async () => {
        const answer: TestChat = await (await request("POST", "/api/agent/test-chat", body)).json();
        setTurns(answer.turns);
        void client.invalidateQueries({ queryKey: firstStepsKey });
      },
      ({ error: reason = "" }) => {
        // A message that wasn't answered can be sent again.
        setMessages((now) => now.slice(0, -1));
        setRefused({ messages: all, reason });
      },
    );
  }
  return {
    messages,
    turns,
    writing: busy,
    full,
    /** The server's text for a failure; empty if it gave none. Null while nothing failed. */
    failure: refused?.reason ?? null,
    /** Sends a renter's message; false if it can't be sent now. */
    say(text: string): boolean {
      const message = text.trim();
      if (message === "" || busy || full) return false;
      ask([...messages, message]);
      return true;
    },
    /** Repeats the same questions, after a fact was added; also one that was refused. */
    askAgain() {
      const last = refused?.messages ?? messages;
      if (last.length > 0 && !busy) ask(last);
    },
    startOver() {
      setMessages([]);
      setTurns([]);
      setRefused(null);
    },
  };
}
