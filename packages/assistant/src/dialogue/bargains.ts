import { asksToCompare } from "../answering/comparing.ts";
import { chooses } from "../answering/ranking.ts";
import type { Topic, Understanding } from "../types.ts";
import { overlaps, stretchOf } from "../understanding/stretches.ts";
import { plainPart } from "./asides.ts";
import type { Asked, Turn } from "./turn.ts";

/** Words for less rent; next to a question that only the agent can answer, they bargain. */
const lower =
  /\b(?:lower\w*|come down(?! (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|on|in|to (?:see|visit|miami)|for|from|next|this|by)\w*)|go down|knock\w*|discount\w*|cheaper|mas barat\w*|break on|rebaj\w*|baj(?:a|an|ar|as|en|arian?)|descuento\w*|mejor precio)\b/;
/** What the renter offers for it: a long stay. */
const longStay =
  /\b(?:long ?(?:er)? ?(?:term|stay|lease)|years?|yrs?|stay|sign|firm\w+|qued\w+|largo|anos?|inquilin\w+)\b/;
/** Words that deny bargaining: "No quiero negociar", "I'm not trying to negotiate". */
const deniesBargaining =
  /\b(?:not?|don ?t|isn ?t|sin)\b(?: \w+){0,3}? (?:negoti\w*|bargain\w*|haggl\w*|negoci\w*|regate\w*)\b/;

/**
 * Whether the message bargains. "Could it come a bit lower for a long-term tenant?" does, though it names a lease; "which is the
 * better deal, that or the Doral one?" compares homes.
 */
export function readBargain(turn: Turn): Understanding {
  const { heard, asides, message } = turn;
  const bargains = turn.asks.filter(isBargain);
  const isElse = asides.includes("best") || compares(plainPart(message)) || deniesBargaining.test(plainPart(message));
  if (bargains.length > 0) {
    // The rule of conduct answers them as a whole.
    turn.queries = turn.queries.filter((query) => !bargains.some((part) => overlaps(query, stretchOf(part))));
    const settled = bargains.flatMap((part) => part.heard.topics);
    const left = turn.asks.filter((part) => !bargains.includes(part)).flatMap((part) => part.heard.topics);
    const topics = heard.topics.filter((topic) => left.includes(topic) || !settled.includes(topic));
    return { ...heard, topics: [...topics.filter(isOther), "negotiation"] };
  }
  return isElse ? { ...heard, topics: heard.topics.filter(isOther) } : heard;
}

function isOther(topic: Topic): boolean {
  return topic !== "negotiation";
}

function compares(plain: string): boolean {
  return asksToCompare.test(plain) || chooses.test(plain);
}

/** Words that offer a rent of the renter's own: "Any chance they do 3200?", "¿a cuánto me lo dejan?". */
const offers =
  /\b(?:chance|would|could|can|will|do|does) (?:they|she|he|you|u|the (?:owner|landlord)) (?:\w+ )?(?:do|take|accept|go|let it go) (?:it )?(?:for |down to |at )?(?:\d ?\d{3}|\d{4})\b|\b(?:me|nos) (?:lo|la) (?:dejan?|dejari\w+|darian?|bajan?)\b(?! por)/;

/** True for a question for less rent, which only the agent may talk about. */
export function isBargain({ answerable, heard, text, mayAsk }: Asked): boolean {
  const plain = plainPart(text);
  if (!mayAsk || compares(plain)) return false;
  if (offers.test(plain)) return true;
  if (answerable === "agent" && heard.topics.includes("negotiation")) return true;
  return lower.test(plain) && (answerable === "agent" || longStay.test(plain));
}
