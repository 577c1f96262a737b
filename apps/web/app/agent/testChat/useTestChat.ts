import { type TestChat, type TestTurn, testChatLimits } from "@llave/contract/testChat";
import type { Language } from "@llave/ui/language";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { refusalOf } from "../../data/refusal.ts";
import { request } from "../../data/request.ts";
import { useLanguage } from "../../language/LanguageProvider.tsx";
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
  const asking = useMutation({
    mutationFn: async (all: string[]): Promise<TestChat> => {
      const body = { messages: all, language, propertyId: propertyId ?? null };
      return (await request("POST", "/api/agent/test-chat", body)).json();
    },
    onSuccess: (answer) => {
      setTurns(answer.turns);
      void client.invalidateQueries({ queryKey: firstStepsKey });
    },
    // A message that wasn't answered can be sent again.
    onError: () => setMessages((all) => all.slice(0, -1)),
  });
  const full = messages.length >= testChatLimits.messages;

  function ask(all: string[]): void {
    setMessages(all);
    asking.mutate(all);
  }
  return {
    messages,
    turns,
    writing: asking.isPending,
    full,
    /** The server's text for a refusal; empty if it gave none. Null while nothing failed. */
    refusal: asking.error ? (refusalOf(asking.error).error ?? "") : null,
    /** Sends a renter's message; false if it can't be sent now. */
    say(text: string): boolean {
      const message = text.trim();
      if (message === "" || asking.isPending || full) return false;
      ask([...messages, message]);
      return true;
    },
    /** Repeats the same questions, after a fact was added; also one that was refused. */
    askAgain() {
      const last = asking.isError ? asking.variables : messages;
      if (last.length > 0 && !asking.isPending) ask(last);
    },
    startOver() {
      setMessages([]);
      setTurns([]);
      asking.reset();
    },
  };
}
