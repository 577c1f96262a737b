import type { TurnContext } from "../turn.ts";
import type { DialogueState } from "./state.ts";

/** A weekday: people name one for a showing more often than for moving in. */
export const dayOfWeek =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:mon|tues?|weds?|thurs?|thu|fri|sat)\b|\btomorrow\b|\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\b|\bmañana\b/i;
/** Words for a part of the day: nobody moves in "tomorrow morning". */
const dayPart =
  /\b(?:morning|afternoon|evening|noon|after work|lunch\w*)\b|\b(?:en|por|a|de) la (?:ma[ñn]ana|tarde|noche)\b|\bal? mediod[ií]a\b|\bdespu[eé]s del trabajo\b/i;
const moving = /\b(?:mov(?:e|ing)|lease|start|mud\w*|contrato|entrar|rent\w*)\b/i;
/** A longer message says more than a day. */
export const longestDay = 60;

/** A day to see a home, next to a showing or a complete search: "Make it Monday", "¿tienes algo el domingo?". */
export function namesVisitDay(message: string, state: DialogueState, { showing, freeTimes }: TurnContext): boolean {
  if (message.length > longestDay || !dayOfWeek.test(message)) return false;
  if (freeTimes !== undefined && dayPart.test(message) && !moving.test(message)) return true;
  // "No, this Saturday" right after a day for a showing was noted corrects that day.
  const corrects = state.noted?.includes("showing_request") && /^\W*(?:no+|nah|i mean|digo)\b/i.test(message);
  if (state.asked === "move_in" && showing === undefined && !corrects) return false;
  const isAboutHomes = state.slots.move_in !== undefined && (state.shown?.length ?? 0) > 0 && freeTimes !== undefined;
  const isSought = state.slots.showing_request !== undefined && freeTimes !== undefined;
  return (showing !== undefined || isAboutHomes || isSought) && !moving.test(message);
}

export const hourAlone =
  /^\W*(?:(?:ok|oh|no|(?:i|we) (?:said|meant|asked for|wanted)|(?:ya )?(?:te |le )?(?:dije|dec[ií]a)|quise decir|era|son|mejor|y|or|and|then|actually|maybe|wait|perd[oó]n|digo|make it|let'?s do|how about|can we do|que sea|puede ser|what about|ponme|p[oó]nla|can (?:u|you|we) (?:make it|do)|could (?:u|you|we) (?:make it|do))[\s,]+)*(?:a las?|at|around|como a las|to|for|para las?)?\s*\d{1,2}(?::?\d{2})?\s*(?:[ap]\.?m\.?)?(?:[\s,]+(?:works?|instead|then|better|please|is (?:fine|good|better|ok)|would be (?:better|great)|(?:the )?same day|(?:el )?mismo d[ií]a|mejor|est[aá] bien|me sirve|entonces|por ?fa\w*))*\W*$/i;
const hourSaid =
  /(?:\ba las?|\bat|@|\bto) \d{1,2}(?::\d{2})?\b|\b\d{1,2}:\d{2}\b|\b\d{1,2}(?::\d{2})? ?(?:[ap]\.?m\b)/i;
/** Hours of something other than the showing. */
const hourOfOther = /\b(?:call|llam\w*|work|trabaj\w*|bed|bath|cuarto|hab\w*|ba[ñn]o|people|personas|\$)/i;

/** The reason for another hour: "…, I work till 4". */
const reasonAfter =
  /[\s,]+(?:because|cause|bc|since|i (?:work|get off|finish)|im at work|trabajo|salgo|porque|xq|pq)\b.*$/i;

/** True for another hour of an arranged showing: "A las 3", "at 4 pm", "ok 11 works". */
export function movesHour(message: string, state: DialogueState, { showing, freeTimes }: TurnContext): boolean {
  const isSought = state.slots.showing_request !== undefined && freeTimes !== undefined;
  return (
    (showing !== undefined || isSought) &&
    message.length <= longestDay &&
    (hourAlone.test(message.replace(reasonAfter, "")) || (hourSaid.test(message) && !hourOfOther.test(message)))
  );
}
