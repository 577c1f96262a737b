import { readAnimals } from "../understanding/animals.ts";
import { plainText } from "./asides.ts";
import { partOf } from "./partTurn.ts";
import { raise, type Turn } from "./turn.ts";

const comes =
  /\b(?:bring\w*|take|come|comes|tag|go|join|llev\w+|tra(?:er|igo|erlo|erla|iga)\w*|ir|va|vaya|venir|viene|venga|vayamos|vamos|acompan\w+)\b/;
const visit =
  /\b(?:showings?|viewings?|(?:the|our|my|a) visit|tours?|walkthrough|appointment|see (?:it|the place)|(?:la|mi|una) visita|cita|recorrido|verl[oa])\b/;
/** "Can he come": the pet that was spoken of. */
const ofKnown =
  /\b(?:can|could|may|is it ok (?:if|for)) (?:he|she|they|him|her|it)\b|\b(?:llevarl[oa]s?|traerl[oa]s?|puede (?:ir|venir))\b/;
/** "Can I bring my dog when I move in?" asks for the rules. */
const moves = /\b(?:mov(?:e|ing)|live|living|mud\w+|vivir|allowed|acept\w+|permit\w+)\b/;
const severalSentences = /[.?!]\s/;
/** For this many messages after the pet was mentioned, "he" may still be the pet. */
const spokenOf = 4;

/** "Can I bring the dog to the showing?": about the visit, not about the pets that a home takes. */
export function asksPetVisit(turn: Turn): boolean {
  const { state, context, timesOffered } = turn;
  const text = plainText(turn.message);
  if (!comes.test(text) || moves.test(text)) return false;
  const isKnown =
    state.slots.pets?.has === true && state.petsTurn !== undefined && state.turns - state.petsTurn <= spokenOf;
  if (readAnimals(turn.message, context.market).length === 0 && !(isKnown && ofKnown.test(text))) return false;
  const isArranging =
    context.showing !== undefined || timesOffered.length > 0 || state.slots.showing_request !== undefined;
  return visit.test(text) || isArranging;
}

/** The agent, who will be at the door, is asked whether the pet may come. */
export function answerPetVisit(turn: Turn): void {
  const parts = turn.asks.length > 0 ? turn.asks.map((part) => partOf(turn, part)) : [turn];
  // What is joined with another question is passed on in the renter's words.
  if (!parts.some((part) => asksPetVisit(part) && (part === turn || !severalSentences.test(part.message)))) return;
  const { showing, properties } = turn.context;
  const home = properties.find(({ id }) => id === (showing?.propertyId ?? turn.state.focus));
  raise(turn, "showing", { ...(home && { propertyId: home.id }), detail: "pet" });
  turn.acts.push({ type: "will_ask_agent", topic: "other", subject: "pet_visit" });
  turn.state.petsTurn = turn.state.turns;
}
