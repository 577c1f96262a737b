import { createInterface } from "node:readline";
import type { MatchCard } from "@llave/contract/chat/homes";
import type { TurnResponse } from "@llave/contract/conversations/conversation";
import { slotsOf } from "./agentSide.ts";
import type { Answer } from "./browser.ts";
import { RenterChat } from "./chat.ts";
import type { Script } from "./scripts.ts";

/** A turn as a grader reads it. */
export interface TranscriptLine {
  conversation: string;
  /** From 1. */
  turn: number;
  renter: string;
  /** Empty if a person answers later, or the request failed. */
  reply: string;
  /** The listings shown under the reply. */
  cards: Pick<MatchCard, "address" | "area" | "price" | "bedrooms" | "bathrooms" | "reasons">[];
  /** The times offered under it, in the words of their buttons. */
  times: string[];
  /** Status of a request that was not answered with 200. */
  failed?: number;
}

/** Where to play: a server and the path of a SmartLink's page on it. */
export interface Stage {
  origin: string;
  smartLinkPath: string;
}

/** Plays one script as a new visitor. */
export async function transcribe({ origin, smartLinkPath }: Stage, script: Script): Promise<TranscriptLine[]> {
  const chat = await RenterChat.open(origin, smartLinkPath, script.language);
  const lines: TranscriptLine[] = [];
  for (const [index, renter] of script.messages.entries())
    lines.push({ conversation: script.id, turn: index + 1, renter, ...shownOf(await chat.say(renter)) });
  return lines;
}

/**
 * Answers JSON lines `{"conversation", "text", "language"?}`, each conversation a visitor of its own, until the input
 * ends. Conversations go on at the same time, the messages of one in order.
 * @param write takes one line `{"conversation", "reply", "cards", "times", "slots"}` a message
 */
export async function converse(
  { origin, smartLinkPath }: Stage,
  input: NodeJS.ReadableStream,
  write: (line: object) => void,
): Promise<void> {
  const chats = new Map<string, Promise<RenterChat>>();
  for await (const line of createInterface({ input })) {
    if (line.trim() === "") continue;
    const { conversation, text, language } = readMessage(line);
    const open = chats.get(conversation) ?? RenterChat.open(origin, smartLinkPath, language);
    const answered = open.then(async (chat) => {
      const shown = shownOf(await chat.say(text));
      write({ conversation, ...shown, slots: slotsOf((await chat.stored())?.search ?? []) });
      return chat;
    });
    chats.set(conversation, answered);
  }
  await Promise.all(chats.values());
}

function readMessage(line: string): { conversation: string; text: string; language: "en" | "es" | null } {
  const { conversation, text, language } = JSON.parse(line) as Record<string, unknown>;
  if (conversation === undefined || typeof text !== "string")
    throw new Error(`Neither conversation nor text in ${line.slice(0, 200)}`);
  return {
    conversation: String(conversation),
    text,
    language: language === "en" || language === "es" ? language : null,
  };
}

function shownOf({ status, body }: Answer<TurnResponse>): Pick<TranscriptLine, "reply" | "cards" | "times" | "failed"> {
  if (status !== 200) return { reply: "", cards: [], times: [], failed: status };
  const { message: reply, matches = [], times = [] } = body;
  const cards = matches.map(({ address, area, price, bedrooms, bathrooms, reasons }) => ({
    ...{ address, area, price, bedrooms, bathrooms, reasons },
  }));
  return { reply, cards, times: times.map(({ label }) => label) };
}
