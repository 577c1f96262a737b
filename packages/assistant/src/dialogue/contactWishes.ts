import { margins } from "../learned/judge.ts";
import type { Shares } from "../learned/model.ts";
import type { Understanding } from "../types.ts";
import { readContactWish } from "../understanding/contactWish.ts";
import { plainPart, plainText } from "./asides.ts";
import { notePerson } from "./contactPerson.ts";
import type { DialogueState } from "./state.ts";
import { raise, type Turn } from "./turn.ts";
import { replyTime } from "./whenData.ts";

/** True if the agent was asked not to call, and nothing since then allows it. */
export function isCallRuledOut({ raised }: DialogueState): boolean {
  const wishes = raised.filter((key) => key.startsWith("contact_wish:"));
  return wishes.at(-1)?.includes('"not":["call"') ?? false;
}

/** True if bare hours are for a call: the message says how to reach the renter, and isn't about a showing. */
export function givesContact(
  { asked, offeredTimes = [], raised }: DialogueState,
  { slots, intents }: Understanding,
): boolean {
  if (offeredTimes.length > 0 || slots.showing_request?.date !== undefined) return false;
  // "I want to see it, after 5 is better".
  if (intents.includes("book_showing")) return false;
  // "No, I said after 8" corrects an earlier wish.
  const wishedBefore = raised.some((key) => key.startsWith("contact_wish:"));
  return asked === "phone" || slots.phone !== undefined || slots.email !== undefined || wishedBefore;
}

/** A question with more words asks for more than how the renter will be reached. */
const longestOfContact = 8;

/** True if the way to reach the renter is the answer: "Is WhatsApp ok?", "can she text me instead?". */
export function asksOfContact({ contactWish, local }: Pick<Turn, "contactWish" | "local">, text: string): boolean {
  if (!contactWish) return false;
  const own = readContactWish(text, { today: local.date });
  return own !== null && (own.asks === true || text.trim().split(/\s+/).length <= longestOfContact);
}

/** Acknowledges and passes on "Email me, don't call", "text after 4", which don't ask for a person. */
export function noteContactWish(turn: Turn): void {
  const { contactWish: wish, heard } = turn;
  if (!wish) {
    passOnWay(turn);
    notePerson(turn);
    return;
  }
  notePerson(turn);
  raise(turn, "contact_wish", { detail: JSON.stringify(wish) });
  // "Text me if something comes up" waits for news, not for an answer.
  const isForNews = ifNews.test(plainText(turn.message));
  const asksForAgent = heard.intents.includes("ask_human") && turn.state.owner === "assistant" && !isForNews;
  turn.acts.push({
    type: "contact_wish",
    wish,
    ...(wish.asks && wish.by && turn.context.agent.renterContact?.includes(wish.by) && { agreed: true }),
    ...(asksForAgent && { expected: replyTime(turn) }),
  });
}

const ifNews =
  /\b(?:if|when|once|si|cuando|apenas) (?:\w+ ){0,2}?(?:something|anything|one|another|more|new|algo|alguno|alguna|otro|otra|sale|salga|hay|haya|aparece|aparezca|entra|entre|se desocup\w+|se libera)\b/;

/** Passes on how to reach the renter, where no rule reads it: "Best is when my shift is over". */
function passOnWay(turn: Turn): void {
  const { clauses, message } = turn;
  // "Text me if something comes up" was just promised.
  if (turn.state.turns === 1 || turn.asides.includes("notify")) return;
  const ways = clauses.filter(({ stance, shares }) => stance === "contact_how" && !asks(shares));
  const words = ways.map(({ start, end }) => plainPart(message.slice(start, end)).replace(onlyGives, " ")).join(" ");
  if (!tellsWay.test(words)) return;
  passOnReach(turn, String(turn.state.turns));
}

/** Tells the agent what the message says about reaching the renter, where the reply can't name it. */
export function passOnReach(turn: Turn, detail: string): void {
  raise(turn, "contact_wish", { detail });
  turn.acts.push({ type: "will_ask_agent", topic: "other", subject: "reach", tells: true });
}

/** Words that give a contact and don't say how to use it: "My number is". */
const onlyGives =
  /\b(?:my|mi) (?:number|phone|cell|email|mail|correo|numero|cel|celular|telefono)(?: (?:is|es))?\b|\bte dejo\b|\b(?:thanks|thank you|gracias)\b/g;

/** Words for how to reach the renter; bare hours may be those of a showing. */
const tellsWay =
  /\b(?:call\w*|text\w*|write|message|reach|phone|llam\w+|escrib\w+|contact\w+|contest\w+|mensajes?|answer|pick up|whats\w*|wsp|sms|(?:by|via|por) (?:e?mail|correo))\b/;

function asks({ question }: Shares): boolean {
  return question >= margins.asks;
}

/** True for "Ok thanks, around what time?" while the agent is expected to call and no showing is in question. */
export function asksHourOfCall({ message, timesOffered, context, state }: Turn): boolean {
  if (context.showing || timesOffered.length > 0 || state.slots.showing_request) return false;
  return hourOfCall.test(plainText(message));
}

const hourOfCall =
  /^(?:(?:ok|okay|thanks|thank you|thx|cool|and|so|gracias|dale|bueno|y|osea|o sea|pero|como) )*(?:(?:about |around |at )?what time(?: (?:about|more or less|roughly))?|(?:como )?a (?:que|q) hora(?: mas o menos| aprox\w*)?)$/;
