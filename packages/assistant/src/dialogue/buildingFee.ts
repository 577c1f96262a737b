import type { Property } from "../types.ts";
import { readAskedSubject } from "../understanding/askedSubject.ts";
import type { Act } from "./act.ts";
import { plainPart } from "./asides.ts";
import { askAgent } from "./askAgent.ts";
import type { Turn } from "./turn.ts";

/** Words for what a renter pays: "Any admin fee or HOA application?". */
const ofRenters = /\b(?:appl\w+|aplic\w+|solicitud\w*|admin\w*|approv\w*|aprob\w*|cargos?|other fees?|move in)\b/;

/** Words for what wasn't asked: "I didn't ask for the application, I asked for the HOA." */
const notAsked = /\b(?:no (?:te |le )?pregunt\w+|didnt ask|not asking)\b/;

/** True for a question about what owners pay for the building, which isn't part of a renter's application. */
export function isOfBuilding(text: string): boolean {
  const plain = plainPart(text);
  return readAskedSubject(plain) === "building_fee" && (!ofRenters.test(plain) || notAsked.test(plain));
}

/** Asks the agent, because no listing stores the fee. */
export function askBuildingFee(turn: Turn, homes: readonly Property[]): Act {
  const asked = askAgent(turn, "fees", homes.length === 1 ? homes[0] : undefined);
  return { ...asked, topic: "other", subject: "building_fee" };
}

/** Buyers ask for it too, next to what is passed on. No rent answers it. */
export function askOfBuilding(turn: Turn): void {
  if (!isOfBuilding(turn.message) || turn.isQueried) return;
  turn.acts.push(askBuildingFee(turn, []));
  const { heard } = turn;
  const intents = heard.intents.filter((intent) => intent !== "ask_price");
  turn.heard = { ...heard, intents, topics: heard.topics.filter((topic) => topic !== "price") };
}
