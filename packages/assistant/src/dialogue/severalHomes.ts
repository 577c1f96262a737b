import type { Property, Topic } from "../types.ts";
import type { Act } from "./act.ts";
import { plainText } from "./asides.ts";
import { storedFact } from "./storedFact.ts";
import { raise, type Turn } from "./turn.ts";

/** The most different answers that anyone would read. */
const mostRows = 4;

/** The agent looks up one fact for at most this many homes at once. */
const mostTasks = 2;
/** Facts that only identify homes don't answer a question about them. */
const naming: ReadonlySet<Topic> = new Set<Topic>(["address", "area"]);

/** Words that may follow a reference to several homes: a word for homes, or the question's subject. "Los dos perros" has none. */
const after =
  "(?= (?:apartments?|places?|units?|listings?|homes?|condos?|options?|apartamentos?|aptos?|propiedades?|opciones|and|or|have|has|are|is|do|take|allow|accept|come|include|y|o|que|tienen|tiene|son|es|aceptan|permiten|incluyen|cual|cuanto|cuantos)\\b|$)";
/** Words by which a question means several homes at once: "which one has …", "those two", "cuál de los tres". */
const together = new RegExp(
  [
    "which (?:ones?|of|has|have|is|are|takes?|allows?|accepts?|includes?|comes?)",
    "(?:do|does|are|is|have) (?:both|either|neither)(?! (?:bed|bath|room|of us|our|my|we|the|pet|dog|cat)\\w*)",
    "(?:any|all|each|both|either) of (?:them|those|these)",
    `(?:those|these|the|other) (?:two|three|2|3)${after}`,
    "do they (?:all|both)",
    "cual(?:es)? (?:de|tienen?|aceptan?|trae|viene|incluyen?|permiten?)",
    `(?:ambos|ambas|cada uno|cada una)${after}`,
    `(?:l[oa]s|es[oa]s|est[oa]s|otr[oa]s) (?:dos|tres|2|3|otr[oa]s)${after}`,
  ]
    .map((words) => `\\b${words}\\b`)
    .join("|"),
);

/** The homes that one question is about, if there are several: those it names, otherwise those that were shown. */
export function homesAskedTogether(turn: Turn): readonly Property[] {
  const { message, state, context, timesOffered, homesNamed: named } = turn;
  if (named.length > 1) return named;
  if (named.length === 1 || timesOffered.length > 0 || !together.test(plainText(message))) return [];
  const ids = state.shown?.length ? state.shown : state.shownSoFar;
  const shown = context.properties.filter(({ id }) => ids?.includes(id));
  const homes = shown.length > 1 ? shown : context.properties;
  return homes.length > 1 ? homes : [];
}

/** The stored facts of several homes about one topic; the agent is asked about the rest. */
export function answerTogether(
  turn: Turn,
  topic: Topic,
  homes: readonly Property[],
  most = mostRows,
): Extract<Act, { type: "answer_homes" }> | null {
  if (naming.has(topic)) return null;
  const rows = new Map<string, Extract<Act, { type: "answer_homes" }>["rows"][number]>();
  const silent: Property[] = [];
  const confirmed: string[] = [];
  for (const home of homes) {
    const fact = storedFact(home, topic, turn.state.language);
    if (!fact) {
      silent.push(home);
      continue;
    }
    const { value, text, updated } = fact;
    const key = String(value ?? text);
    const row = rows.get(key) ?? { addresses: [], ...(value === undefined ? { text } : { value }) };
    row.addresses.push(home.address);
    rows.set(key, row);
    confirmed.push(updated);
  }
  const [oldest] = confirmed.sort();
  if (oldest === undefined || rows.size > most) return null;
  if (silent.length > mostTasks) raise(turn, "knowledge_gap", { topic });
  else for (const { id } of silent) raise(turn, "knowledge_gap", { topic, propertyId: id });
  return {
    type: "answer_homes",
    topic,
    rows: [...rows.values()],
    silent: silent.map(({ address }) => address),
    updated: oldest,
  };
}
