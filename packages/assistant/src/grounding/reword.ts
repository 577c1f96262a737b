import { localTime } from "../dialogue/calendar.ts";
import type { TurnContext, TurnResult } from "../turn.ts";
import { type Claim, checkWording, type Ungrounded } from "./check.ts";
import { type GroundingContext, isWordable, type WordableAct } from "./facts.ts";

/** The part of a reply that a model may phrase, and the fixed text around it. */
export interface Rewording extends Claim {
  before: string;
  after: string;
  context: GroundingContext;
}

/**
 * The longest run of acts in a reply that a model may phrase; null if there is none. Rules of conduct, hand-offs
 * and acts that arrange a showing are never included: they keep their place and their words.
 */
export function rewordingOf(result: TurnResult, { agent, now, market }: TurnContext): Rewording | null {
  const { said, replyLanguage: language } = result;
  let [start, end] = [0, 0];
  for (let from = 0; from < said.length; from++) {
    let to = from;
    while (to < said.length && isWordable(said[to]?.act ?? { type: "offer_human" })) to++;
    if (to - from > end - start) [start, end] = [from, to];
  }
  const run = said.slice(start, end);
  const acts = run.map(({ act }) => act as WordableAct);
  const draft = joined(run);
  if (draft === "") return null;
  return {
    acts,
    draft,
    before: joined(said.slice(0, start)),
    after: joined(said.slice(end)),
    context: { language, agent, today: localTime(now, market.timeZone).date },
  };
}

function joined(said: readonly { text: string }[]): string {
  return said
    .map(({ text }) => text)
    .filter((text) => text !== "")
    .join(" ");
}

/** Whether a model's wording of the part may be said: null, or why not. */
export function checkRewording(rewording: Rewording, text: string): Ungrounded | null {
  return checkWording(text, rewording, rewording.context);
}

/** The turn with a checked wording in place of the built-in one. */
export function withRewording(result: TurnResult, { before, after }: Rewording, text: string): TurnResult {
  const reply = [before, text.trim(), after].filter((part) => part !== "").join(" ");
  return { ...result, reply };
}
