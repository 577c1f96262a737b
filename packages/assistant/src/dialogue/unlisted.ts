import type { Property, Topic, Understanding } from "../types.ts";
import { type AgentSubject, readAgentSubject } from "../understanding/agentSubject.ts";
import { type AskedSubject, readAskedSubject } from "../understanding/askedSubject.ts";
import { overlaps, stretchOf } from "../understanding/stretches.ts";
import type { Act } from "./act.ts";
import { plainPart } from "./asides.ts";
import { homeInQuestion } from "./listings.ts";
import { storedFact } from "./storedFact.ts";
import type { Asked, Turn } from "./turn.ts";

type Unlisted = AgentSubject | Extract<AskedSubject, "transit">;

/** What no listing stores, whatever facts its words name, with the stored fact that belongs in front of the hand-over. */
const unlisted: Partial<Record<Unlisted, Topic | null>> = {
  association: null,
  rent_trend: null,
  agent_fee: null,
  building_kind: null,
  holding: "availability",
  transit: null,
  occupied: "availability",
  large_vehicle: "parking",
};

/** The subject of a question that no stored fact answers: "are rents going up?", "would my truck fit?". */
export function unlistedSubject(text: string): Unlisted | undefined {
  const plain = plainPart(text);
  const subject = readAgentSubject(plain) ?? readAskedSubject(plain);
  return subject !== undefined && subject in unlisted ? (subject as Unlisted) : undefined;
}

/** True for a question that isn't a search: "How would I get from there to Brickell?" looks for no home in Brickell. */
export function asksUnlisted({ asks }: Turn): boolean {
  return asks.some(({ text, mayAsk }) => mayAsk && unlistedSubject(text) !== undefined);
}

/** Adds "2 parking spaces included" to "I'll ask about the truck", unless the home is unknown or the reply has it. */
export function factBeside(turn: Turn, part: Asked): Act[] {
  const subject = unlistedSubject(part.text);
  const topic = subject && unlisted[subject];
  const home = homeOf(turn, part);
  if (!topic || !home) return [];
  turn.state.focus = home.id;
  const fact = storedFact(home, topic, turn.state.language);
  // The home is named for this question, so nothing else describes it.
  turn.isQueried = true;
  return fact && !turn.acts.some((act) => tells(act, topic)) ? [fact] : [];
}

function tells(act: Act, topic: Topic): boolean {
  return (
    (act.type === "answer_fact" && act.topic === topic) || (act.type === "later_start" && topic === "availability")
  );
}

/** Drops the question who answers here, which "Is anybody living there right now?" doesn't ask. */
export function withoutPersonAsked({ asks }: Turn, heard: Understanding): Understanding {
  if (!heard.intents.includes("ask_if_bot") || !asks.some(({ text }) => unlistedSubject(text) === "occupied"))
    return heard;
  return { ...heard, intents: heard.intents.filter((intent) => intent !== "ask_if_bot") };
}

function homeOf({ queries, homesNamed, state, context }: Turn, part: Asked): Property | undefined {
  const read = queries.find((query) => overlaps(query, stretchOf(part)) && query.named.length === 1)?.named;
  const named = read ?? (part.homesNamed.length > 0 ? part.homesNamed : homesNamed);
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  return homeInQuestion(state, context.properties);
}
