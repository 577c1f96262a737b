import type { Act, SheetFact } from "../dialogue/act.ts";
import { answerOrAsk } from "../dialogue/ownAnswers.ts";
import { storedFact } from "../dialogue/storedFact.ts";
import { oldest } from "../dialogue/tellListings.ts";
import type { Turn } from "../dialogue/turn.ts";
import type { Property, Topic } from "../types.ts";
import { moveInTotal } from "./totals.ts";

/** The most homes in one answer, and the most facts about each. */
const mostHomes = 3;
const mostFacts = 6;

/** True for a question that is answered with several facts of several homes. */
export function isSheet(topics: readonly Topic[], homes: readonly Property[]): boolean {
  return topics.length > 1 && homes.length > 1 && homes.length <= mostHomes;
}

/** Answers several facts about several homes, home by home. The agent is asked for what a listing doesn't say. */
export function sheet(about: Turn, topics: readonly Topic[], homes: readonly Property[]): Act[] | null {
  const asked = topics.slice(0, mostFacts);
  const told = homes.map((home) => ({ home, facts: asked.flatMap((topic) => factOf(about, topic, home) ?? []) }));
  if (told.every(({ facts }) => facts.length === 0)) return null;
  const rows = told
    .filter(({ facts }) => facts.length > 0)
    .map(({ home: { id, address }, facts }) => ({ propertyId: id, address, facts }));
  const gaps = told.flatMap(({ home, facts }) =>
    asked
      .filter((topic) => !facts.some((fact) => fact.topic === topic))
      .map((topic) => answerOrAsk(about, topic, home)),
  );
  return [{ type: "answer_sheet", rows, updated: oldest(homes) }, ...gaps];
}

function factOf(about: Turn, topic: Topic, home: Property): SheetFact | null {
  if (topic === "move_in_cost") {
    const sum = moveInTotal(about, home);
    return sum && { topic, value: sum.total };
  }
  const fact = storedFact(home, topic, about.state.language);
  if (!fact) return null;
  return fact.value === undefined ? { topic, text: fact.text ?? "" } : { topic, value: fact.value };
}
