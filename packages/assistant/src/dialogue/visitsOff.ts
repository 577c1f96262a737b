import { asksOf, margins } from "../learned/judge.ts";
import { namesDays } from "../showings/visitWish.ts";
import type { Understanding } from "../types.ts";
import type { Aside } from "./aside.ts";
import { asksToSee, plainText } from "./asides.ts";
import { namesDayToCome } from "./daysOfVisit.ts";
import { saysNotInPerson } from "./laterVisit.ts";
import { does } from "./stances.ts";
import { knowsHomes } from "./state.ts";
import type { Turn } from "./turn.ts";
import { wishSaid } from "./visitTime.ts";

/** Words that make seeing something a showing request, even if no home was mentioned yet. */
const visitWords =
  /\b(?:visit\w*|tours?|touring|showings?|viewings?|appointments?|walk ?through|in person|schedul\w+|cit[ao]s?|recorridos?|agend\w+|en persona|presencial\w*|coordin\w+|verl[oa]|see (?:it|that))\b/;

/** Reads a showing request as a search if no home was mentioned yet: "I'd like to see what you have in Brickell". */
export function withoutVisitOfNothing(turn: Turn, heard: Understanding): Understanding {
  const { intents, slots } = heard;
  if (!intents.includes("book_showing") || slots.showing_request !== undefined || turn.context.showing) return heard;
  const { homesNamed, context, state, message } = turn;
  const isOfHome = knowsHomes(state) || homesNamed.length > 0 || context.properties.length === 1;
  if (isOfHome || turn.timesOffered.length > 0 || visitWords.test(plainText(message))) return heard;
  return { ...heard, intents: [...intents.filter((intent) => intent !== "book_showing"), "ask_availability"] };
}

/**
 * Remembers that the renter can't come or doesn't want to yet, until they name a day or an hour, or ask to see a home:
 * nobody is asked twice to come to a place they are far away from.
 */
export function noteVisitsOff(turn: Turn): void {
  const { state, context } = turn;
  if (context.showing || comes(turn)) state.visitsOff = undefined;
  else if (isAway(turn) || putsOff(turn)) state.visitsOff = true;
}

function comes(turn: Turn): boolean {
  const { heard, homeAsked } = turn;
  if (heard.slots.showing_request?.time ?? heard.choice) return true;
  const wish = wishSaid(turn);
  const namesDay = heard.slots.showing_request?.date !== undefined || (wish !== null && namesDays(wish));
  if (namesDay && (!isAway(turn) || namesDayToCome(turn))) return true;
  return (does(turn, "wants_visit", "pick_time") || homeAsked) && !isAway(turn) && !does(turn, "declines_offer");
}

function isAway(turn: Turn): boolean {
  const isAbroad = turn.heard.slots.phone?.startsWith("+1") === false;
  // "Do you do video tours?" doesn't say where they are.
  const isFar = turn.clauses.some((clause) => clause.stance === "remote" && asksOf(clause) < margins.mayAsk);
  return isAbroad || turn.asides.includes("away") || isFar || saysNotInPerson(turn);
}

/** True if the renter puts off times or an offered showing: "Not yet, just send me what you have". */
function putsOff(turn: Turn): boolean {
  if (answersLater.test(plainText(turn.message))) return true;
  const isToSee = asksToSee(turn.message);
  if (
    does(turn, "browsing") ||
    (does(turn, "wait") && !isToSee) ||
    turn.asides.includes("browses") ||
    (turn.asides.includes("think") && !isToSee)
  )
    return true;
  const isOffered = turn.timesOffered.length > 0 || turn.visitOffered;
  return isOffered && does(turn, "declines_offer") && !does(turn, "pick_time");
}

/** Words for answering later: "I'll let you know", "déjame hablarlo y te aviso". */
const answersLater =
  /\b(?:let|lmk|tell) (?:you|u|ya|yall) (?:know|kno|no)\b|\bget back (?:to|2) (?:you|u)\b|\b(?:te|le|les) (?:aviso|avisamos|avisare|confirmo|confirmamos|confirmare)\b/;

/** True if "My daughter's number is …" asks for no number, or "hold on, let me see it first" wants a showing first. */
export function isMeantOtherwise({ secondNumber, message }: Turn, aside: Aside): boolean {
  return (aside === "number" && secondNumber !== undefined) || (aside === "think" && asksToSee(message));
}
