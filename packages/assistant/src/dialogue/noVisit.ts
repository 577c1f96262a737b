import type { Understanding } from "../types.ts";
import { asksToSee, inPictures, plainText } from "./asides.ts";
import { does, makesRequest } from "./stances.ts";
import type { Turn } from "./turn.ts";
import { isVague, wishSaid } from "./visitTime.ts";

/** Drops a showing request that isn't one: "Me gustaría ir andando al trabajo", "I'm abroad, can't visit". */
export function withoutUnmeantVisit(turn: Turn, heard: Understanding): Understanding {
  const { message, homesNamed, asides } = turn;
  if (!heard.intents.includes("book_showing") || heard.slots.showing_request !== undefined) return heard;
  const text = plainText(message);
  const isElsewhere = commutes.test(text) || asides.includes("away") || wantsNoVisit(turn);
  if (!isElsewhere || homesNamed.length > 0) return heard;
  return { ...heard, intents: heard.intents.filter((intent) => intent !== "book_showing") };
}

/** Drops a showing request that only asks for pictures: "¿Se puede ver en fotos?". */
export function withoutPictures({ message }: Turn, heard: Understanding): Understanding {
  const isShown = heard.intents.includes("book_showing") && heard.slots.showing_request === undefined;
  if (!isShown || !heard.topics.includes("photos") || !inPictures.test(plainText(message))) return heard;
  return { ...heard, intents: heard.intents.filter((intent) => intent !== "book_showing") };
}

/** Drops a cancel: "6:30 please, my husband comes, I won't be there" picks a time, unlike "cancel the 6:30 one". */
export function withoutUnmeantCancel(turn: Turn, heard: Understanding): Understanding {
  const picks = heard.slots.showing_request?.time !== undefined && !cancels.test(plainText(turn.message));
  if (!picks || !heard.intents.includes("cancel")) return heard;
  return { ...heard, intents: heard.intents.filter((intent) => intent !== "cancel") };
}

const cancels = /\b(?:cancel\w*|call (?:it|that) off|anul\w+)\b/;

/** True if going and looking aren't about a showing: "Leave it, I'm going to look elsewhere". */
function wantsNoVisit(turn: Turn): boolean {
  // "Hold on, let me see it first" waits for a visit.
  const waits = does(turn, "wait") && !asksToSee(turn.message);
  return (
    does(turn, "leaving") ||
    ((waits || does(turn, "reject_home", "declines_offer", "bye", "notify_me")) &&
      !does(turn, "wants_visit", "pick_time", "accepts") &&
      // "No, another day" wants other times.
      !makesRequest(turn))
  );
}

/** True if neither times nor a showing may be offered: "Why would I see it if my dog can't come?", "que no". */
export function declinesVisit(turn: Turn): boolean {
  const takes = turn.heard.slots.showing_request !== undefined || turn.heard.choice !== undefined;
  if (turn.context.showing || takes || namesOtherTimes(turn)) return false;
  return wantsNoVisit(turn) || noPoint.test(plainText(turn.message));
}

/** True if only the offered times are declined, not a showing: "None of those, I'm only free that weekend". */
export function namesOtherTimes(turn: Turn): boolean {
  const wish = turn.timesOffered.length > 0 ? wishSaid(turn) : null;
  return wish !== null && isVague(wish);
}

const noPoint =
  /\b(?:para|pa) que (?:l[oa]s? )?(?:(?:voy|vamos|quiero|iria) )?(?:a )?(?:ir|ver|visit|vea|vaya)\w*|\bwhy (?:would|should) (?:i|we) (?:go |come |even )*(?:see|visit|tour|look|go|come)\b|\b(?:no|whats the|what is the) (?:point|sense|use) (?:in |of )?(?:seeing|visiting|touring|going|coming)\b|^(?:y |pues |ay )?que no\b|\bno (?:quiero|queremos|voy a|vamos a) (?:ir a )?(?:ver|visitar)l?|\bno (?:me|nos) interesa\b|\bnot interested\b/;

const commutes =
  /\b(?:ir(?:me|nos|se)?|voy|vamos|va|llegar|moverme|andar|go|get|walk|bike|commute|travel) (?:\w+ ){0,3}?(?:andando|caminando|a pie|pie|pata|en (?:metro|bus|tren|bici\w*|carro|coche|guagua|colectivo|transporte|metrorail|metromover)|al? (?:mi |la |el )?(?:trabajo|chamba|laburo|oficina|uni\w*|escuela|clases?|colegio|gym|gimnasio|playa)|(?:to|into) (?:my |the )?(?:work|office|school|class|campus|downtown|gym|beach|uni\w*)|by (?:bus|train|foot|bike|car|metro))\b|\bwalk(?:ing)? to work\b/;

/** Words to hold a home, for the agent to promise: "Can I reserve it until March?", "¿se puede apartar desde acá?". */
export const asksToHold =
  /\b(?:reserv\w+|apart\w+|separ\w+|hold|book) (?:(?:it|that|this|one|the (?:unit|apartment|place|home)|algo|uno|l[oa]|el|la|depa\w*|apartamento|ya|now) )*(?:until|till?|from here|remotely|hasta|desde|con (?:un )?(?:deposito|adelanto)|with a deposit)\b/;
