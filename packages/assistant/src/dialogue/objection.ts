import type { TurnContext } from "../turn.ts";
import type { Stretch } from "../understanding/questionMap.ts";
import { blanked } from "../understanding/stretches.ts";
import { understandMasked } from "../understanding/understand.ts";
import { withPronounForAgent } from "./agentNamed.ts";
import { plainPart } from "./asides.ts";
import { besideVisitIn } from "./besideVisit.ts";
import type { BesideVisitAsked } from "./besideVisitAsked.ts";
import { localTime } from "./calendar.ts";
import { withoutHomographs } from "./homographs.ts";
import type { Objection } from "./lastReply.ts";
import type { DialogueState } from "./state.ts";

/** Words that ask the same again: "I meant", "that's not what I asked", "te pregunté por". */
const askingAgain =
  /\b(?:not what (?:i|im|i was) (?:\w+ )?(?:ask\w*|mean\w*|meant|said)|what i (?:meant|mean|asked)|(?:i|im|i was|was) (?:just |only |actually )?(?:meant|mean (?:like|the|a|if|how|in)|asking (?:about|bout|abt|if|for)|asked (?:about|bout|abt|if|for|how|what|whether))|(?<!\b(?:no|si|que) )me refer(?:ia|o|i)\b|me refiero|(?:quise|queria|quiero) decir|(?:te |le |yo |os )(?:pregunt(?:e|o|aba)|decia)\b(?! a (?:mi|mis|el|ella|ellos|un|una|la|su)\b)|pregunto (?:que|q|si|por|x|cuanto|cual|como)|lo que (?:te |le )?(?:pregunt\w+|quier\w+ saber|digo)|no (?:te |le )?(?:pregunte|pregunto|hable|hablo) (?:de|por)|eso no (?:es|fue) lo que)\b/;

/** Words for what the reply passed over: "I said", "te dije", "you just said". */
const insisting =
  /\b(?:i (?:just |already |literally )?(?:said|told)|told (?:you|u|ya)|like i said|(?:didnt|did not|never) (?:ask|say)\w*|who said|(?:te|le|les|ya|yo) (?:te |le )?(?:dije|digo)|(?:yo |te |le )?(?:no|nunca) (?:te |le )?(?:dije|pedi)|quien dijo|(?:why|y) (?:are |r |do |did )?(?:you|u|ya) (?:asking|ask|showing|show|talking|telling|sending)|(?:por que|porque|pq|xq|para que) me (?:preguntas?|pregunta|muestr\w+|mostr\w+|mandas?|hablas?|ense\w+))\b/;

/** Words for a value the renter never gave: "I didn't say Doral", "yo no dije Doral". Numbers: hearContested.ts. */
const neverSaid =
  /\b(?:(?:didnt|did not|never) (?:say|said|ask(?:ed)?(?: for)?|mention\w*)|(?:no|nunca) (?:te |le )?(?:dije|pedi|mencione)|who said|quien dijo)\b/;

const negating = /\b(?:no|not|nah|dont|didnt|isnt|never|nunca|ni)\b/;
/** A noun that was not meant, recognized by its article: "Not the view", "no la casa". */
const negatedNoun =
  /^(?:(?:no|nah|oh|lol|wait|y|ay|pero|but) )*(?:not|no)(?: (?:about|for|in|de|por|en|sobre))? (?:the|el|la|los|las|lo de|lo del)(?: \w+){1,2}$/;

/** The ends of what is said in one breath; offsets stay. */
const partEnd =
  /[.,;!?¿¡\n]+|\s+(?=(?:but|pero|sino|i (?:just )?(?:meant?|asked|said)|im asking|(?:yo )?(?:te|ya te|le) (?:dije|pregunt\S+)|pregunto|me refer\S+|me refiero|quise decir|not (?:the|about)|no (?:el|la|los|las)|(?:y )?yo no)\b)/giu;

interface Part extends Stretch {
  plain: string;
  isAsked: boolean;
}

function partsOf(message: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  const add = (end: number, mark: string): void => {
    const plain = plainPart(message.slice(start, end));
    if (plain !== "") parts.push({ start, end: end + mark.trimEnd().length, plain, isAsked: mark.includes("?") });
    start = end + mark.length;
  };
  for (const { index, 0: mark } of message.matchAll(partEnd)) add(index, mark);
  add(message.length, "");
  return parts;
}

/** An echo is short: "the view?", "niños?". */
const longestEcho = 3;
/** True if a part denies the same noun: "Niños? No tengo niños". A statement about money or size is an answer. */
function repeats(echo: Part, other: Part): boolean {
  const noun = echo.plain.split(" ").at(-1) ?? "";
  return noun.length > 2 && ` ${other.plain} `.includes(` ${noun} `) && /\b(?:no|dont|never|nunca)\b/.test(other.plain);
}

/** Longer messages say more than an objection. */
const longest = 200;

/** What a message objects to in the last reply; null if it doesn't. */
export function readObjection(before: DialogueState, message: string, context: TurnContext): Objection | null {
  if (before.told === undefined || message.length > longest) return null;
  const whole = plainPart(message);
  const asksAgain = askingAgain.test(whole);
  const insists = insisting.test(whole);
  const parts = partsOf(message);
  if (!asksAgain && !insists && !(negating.test(whole) && parts.length > 1)) return null;
  const told = before.told.topics;
  const topicsIn = (part: Part) =>
    understandMasked(`${message.slice(part.start, part.end)}?`, {
      asked: null,
      referenceDate: localTime(context.now, context.market.timeZone).date,
      languageHint: before.language,
      market: context.market,
    }).topics.filter((topic) => topic !== "other");
  const isTold = (part: Part): boolean => topicsIn(part).some((topic) => told.includes(topic));
  const isEcho = (part: Part, at: number): boolean =>
    at === 0 &&
    part.isAsked &&
    parts.length > 1 &&
    part.plain.split(" ").length <= longestEcho &&
    !/\d/.test(part.plain);
  const isNegated = (part: Part): boolean => !part.isAsked && !/\d/.test(part.plain) && negating.test(part.plain);
  const isSure = asksAgain || insists;
  const echoes = parts.filter(
    (part, at) =>
      isEcho(part, at) &&
      (isTold(part) ||
        (isSure && topicsIn(part).length > 0) ||
        parts.some((other) => isNegated(other) && repeats(part, other))),
  );
  if (!isSure && echoes.length === 0) return null;
  const isDenied = (part: Part): boolean => {
    if (!isNegated(part)) return false;
    if (neverSaid.test(part.plain) || (isSure && negatedNoun.test(part.plain))) return true;
    // "No, I asked about the balcony" says what was meant.
    if (askingAgain.test(part.plain)) return false;
    return isTold(part) || echoes.some((echo) => repeats(echo, part));
  };
  const denied = parts.filter((part) => echoes.includes(part) || isDenied(part));
  if (!asksAgain && denied.length === 0) return null;
  return { denied, asksAgain };
}

/**
 * A message as it is meant: with a pronoun for the agent's name, without homographs, without what it says the last reply
 * took wrongly, and without questions about a showing that would read as a wish to move it. Every position stays.
 */
export function asMeant(before: DialogueState, said: string, context: TurnContext): Meant {
  const known = read.get(before);
  if (known?.said === said && known.context === context) return known.meant;
  const message = withoutHomographs(withPronounForAgent(said, context.agent.name));
  const objection = readObjection(before, message, context);
  const besideVisit = besideVisitIn(before, message, context);
  const text = blanked(message, [...(objection?.denied ?? []), ...besideVisit]);
  const meant = { text, objection, besideVisit };
  read.set(before, { said, context, meant });
  return meant;
}

interface Meant {
  text: string;
  objection: Objection | null;
  besideVisit: readonly BesideVisitAsked[];
}

/** The last message read from a state: hearing and deciding read the same one. */
const read = new WeakMap<DialogueState, { said: string; context: TurnContext; meant: Meant }>();
