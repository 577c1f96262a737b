import type { Command } from "../models/commands.ts";
import { tellContactWay } from "./aboutAgent.ts";
import type { Act } from "./act.ts";
import { askAgentAbout } from "./agentCommands.ts";
import { answerAside, tellOffice } from "./answerAsides.ts";
import type { Aside } from "./aside.ts";
import { raise, type Turn } from "./turn.ts";
import { replyTime } from "./whenData.ts";

type Sayable = NonNullable<Command["say"]>;

/** Carries out a `say` command: an answer about the chat, the agent or the moment. */
export function sayWhat(turn: Turn, { say }: Command): void {
  if (say === null) return;
  if (isAside(say)) answerAside(turn, say);
  else others[say](turn);
}

/** What can be said besides the asides. */
const others: Record<Exclude<Sayable, Aside>, (turn: Turn) => void> = {
  good_news: saying({ type: "react", to: "good_news" }),
  loss: saying({ type: "react", to: "loss" }),
  no_answer_yet: saying({ type: "react", to: "no_answer_yet" }),
  just_look: saying({ type: "aside", about: "just_look" }),
  movable: saying({ type: "aside", about: "movable" }),
  when_reply: (turn) => turn.acts.push({ type: "conduct", rule: "expected", data: replyTime(turn) }),
  contact_way: tellContactWay,
  no_houses: sayNoHouses,
  office: tellOffice,
};

function isAside(say: Sayable): say is Extract<Sayable, Aside> {
  return !(say in others);
}

function saying(act: Act): (turn: Turn) => void {
  return (turn) => turn.acts.push(act);
}

/** An address with a unit is an apartment's. If there is another, only the agent knows. */
const unit = /#|\b(?:apt|unit|ste|ph)\b/i;

function sayNoHouses(turn: Turn): void {
  if (!turn.context.properties.every(({ address }) => unit.test(address))) {
    askAgentAbout(turn, { topic: null, homes: [], quote: null, about: null });
    return;
  }
  raise(turn, "knowledge_gap", { topic: "availability", detail: "houses" });
  turn.acts.push({ type: "aside", about: "no_houses" });
}
