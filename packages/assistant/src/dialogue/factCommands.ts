import { answerDistance, spotsMeant } from "../answering/distances.ts";
import type { Command } from "../models/commands.ts";
import type { Language, Property, Topic } from "../types.ts";
import { askAgentAbout } from "./agentCommands.ts";
import { homesOf } from "./commandHomes.ts";
import { isIn } from "./listings.ts";
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

/**
 * Reads "Anything near FIU?" as a search near a place, whose homes come with their miles: leaves out the command for
 * the distances of all homes, if we know the place.
 */
export function searchNearby(turn: Turn, commands: readonly Command[]): readonly Command[] {
  if (!commands.some((command) => command.do === "show")) return commands;
  return commands.flatMap((command) => {
    if (command.do !== "answer" || command.topic !== "distance" || command.homes.length > 0) return [command];
    const spots = placesNamed(turn, command).flatMap((mention) => spotsMeant(turn, mention));
    searchNear(turn, spots);
    const wanted = [turn.state.slots.area ?? []].flat();
    // The homes of a search come with their miles from it.
    if (spots.some(({ name }) => turn.state.near?.includes(name) || wanted.includes(name))) return [];
    if (spots.length === 1 && wanted.length > 0) return [];
    // A kind of place ("the beach") says nothing of where to search, but how far the best homes are.
    return [{ ...command, homes: homesInView(turn).map(({ id }) => id) }];
  });
}

function placesNamed(turn: Turn, { about, quote }: Command): ReturnType<typeof spotsNamed> {
  // "Jackson" or "UM" alone is a place only after such a word.
  const named = about === null ? [] : spotsNamed(`near ${about}`, turn);
  const all = named.length > 0 ? named : spotsNamed(quote ?? "", turn);
  // "Jackson Hospital" names it twice.
  return all.filter(({ name }, n) => name === undefined || all.findIndex((other) => other.name === name) === n);
}

function answerHowFar(turn: Turn, command: Asked, homes: readonly Property[]): void {
  const { about } = command;
  const told = answerDistance(turn, { distance: { to: placesNamed(turn, command), wish: "miles", areas: [] } }, homes);
  if (told) turn.acts.push(...told);
  else askAgentAbout(turn, { ...command, about: about && howFar[turn.state.language](about) });
}

/** How the agent is asked about a place that isn't on our map. */
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

/** The homes that were shown and not turned down, otherwise the best matches. */
function homesInView(turn: Turn): Property[] {
  const { state, context } = turn;
  const isOpen = ({ id, area }: Property): boolean =>
    !state.turnedDown?.includes(id) && !isIn(area, state.excludedAreas, context.market);
  const shown = homesOf(turn, state.shown ?? []).filter(isOpen);
  if (shown.length > 1) return shown;
  const best = matchesOf(searching(turn)).map(({ listing }) => listing);
  // Without a wish nothing can be matched.
  const open = best.length > 0 ? best : context.properties.filter(isOpen).toSorted((a, b) => a.price - b.price);
  return open.slice(0, mostProposed);
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
