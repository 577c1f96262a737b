import { playDemoChat } from "../../apps/server/src/demo/chat/play.ts";
import type { Recording } from "../../apps/web/app/features/landing/recordingType.ts";
import { recordedAt, type Script } from "./script.ts";

/** Plays a script against the current demo assistant: the answers a visitor would get to the same messages. */
export function record({ page, shown, others }: Script): Recording {
  const now = new Date(recordedAt);
  const play = (messages: readonly string[]) => playDemoChat({ messages, language: page }, now);
  const { greeting, turns } = play(shown);
  return {
    greeting,
    turns,
    others: others.map((messages) => {
      const last = play(messages).turns.at(-1);
      if (!last) throw new Error("A conversation needs at least one message.");
      const { name, score, status, reasons } = last.lead;
      return { name, score, status, reasons };
    }),
  };
}
