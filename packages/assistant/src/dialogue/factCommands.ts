import { answerDistance, spotsMeant } from "../answering/distances.ts";
import type { Command } from "../models/commands.ts";
import type { Language, Property, Topic } from "../types.ts";
import { askAgentAbout } from "./agentCommands.ts";
import { homesOf } from "./commandHomes.ts";
import { matchesOf, mostProposed, searching } from "./proposals/matches.ts";
import { answerTogether } from "./severalHomes.ts";
import { searchNear, spotsNamed } from "./spokenSpots.ts";
import { storedFact } from "./storedFact.ts";
import { isSummed } from "./summaryOf.ts";
import type { Turn } from "./turn.ts";

/** An `answer` with its topic. */
type Asked = Command & { topic: Topic };

/** The stored fact of one home, or of several; the agent is asked for what isn't stored. */
export function answerFrom(turn: Turn, command: Command): void {
  const { topic, homes: ids } = command;
  if (topic === null) return;
  const homes = ids.length > 0 ? homesOf(turn, ids) : turn.context.properties;
  const [home, ...others] = homes;
  const asked = { ...command, topic };
  if (topic === "distance") answerHowFar(turn, asked, homes);
  else if (others.length > 0) answerOfSeveral(turn, asked, homes);
  else answerOfOne(turn, asked, home);
}

function answerHowFar(turn: Turn, command: Asked, homes: readonly Property[]): void {
  const { about, quote } = command;
  const to = spotsNamed(`${about ?? ""} ${quote ?? ""}`, turn);
  // "Something near FIU" asks about no certain homes: it is where to look.
  if (command.homes.length === 0)
    searchNear(
      turn,
      to.flatMap((mention) => spotsMeant(turn, mention)),
    );
  const told = answerDistance(turn, { distance: { to, wish: "miles", areas: [] } }, homes);
  if (told) turn.acts.push(...told);
  else askAgentAbout(turn, { ...command, about: about && howFar[turn.state.language](about) });
}

/** A place that no map here has, as what the agent is asked. */
const howFar: Record<Language, (place: string) => string> = {
  en: (place) => (/^how\b/i.test(place) ? place : `how far ${place} is`),
  es: (place) => (/^(?:a )?(?:qué|cuánt)/i.test(place) ? place : `a qué distancia queda ${place}`),
};

function answerOfSeveral(turn: Turn, command: Asked, homes: readonly Property[]): void {
  const { topic, homes: ids } = command;
  // Six different answers are too many to read: those for the homes in view are enough.
  const together =
    answerTogether(turn, topic, homes) ?? (ids.length === 0 ? answerTogether(turn, topic, homesInView(turn)) : null);
  if (together) turn.acts.push(together);
  else askAgentAbout(turn, command);
}

/** The homes that were shown, else those that fit the search best. */
function homesInView(turn: Turn): Property[] {
  const shown = homesOf(turn, turn.state.shown ?? []);
  if (shown.length > 1) return shown;
  return matchesOf(searching(turn))
    .slice(0, mostProposed)
    .map(({ listing }) => listing);
}

function answerOfOne(turn: Turn, command: Asked, home: Property | undefined): void {
  const { topic, verdict } = command;
  if (home && isDescribed(turn, home, topic)) return;
  const fact = home && storedFact(home, topic, turn.state.language);
  if (!fact) {
    askAgentAbout(turn, command);
    return;
  }
  const isSameHome = turn.acts.some((act) => "propertyId" in act && act.propertyId === fact.propertyId);
  turn.state.answered = [...(turn.state.answered ?? []), topic];
  turn.acts.push({ ...fact, ...(isSameHome && { again: true as const }), ...(verdict !== null && { verdict }) });
}

/** True if the reply describes the home already, so that the same fact isn't told twice. */
function isDescribed({ acts }: Turn, { id }: Property, topic: Topic): boolean {
  return acts.some((act) => act.type === "describe_listing" && act.propertyId === id && isSummed(act, topic));
}
