import type { Act } from "./act.ts";

/** The acts of a reply as they can be read: each said once, and the confirmed search ahead of the homes that answer it. */
export function inOrder(acts: readonly Act[]): Act[] {
  return confirmFirst(withoutRepeats(acts));
}

/** Orders a whole reply: its question or farewell comes last, and small talk only by itself. */
export function endingLast(acts: readonly Act[]): Act[] {
  return farewellLast(questionLast(withoutClosest(withoutSmallTalk(withoutRepeats(acts)))));
}

/** Says the same thing only once, even if two rules or commands ask for it, or a home's description has it. */
export function withoutRepeats(acts: readonly Act[]): Act[] {
  const seen = new Set<string>();
  return acts.filter((act) => {
    if (act.type === "describe_listing") for (const { text } of act.terms) seen.add(`${act.propertyId} ${text}`);
    // The reply gives a fact once, however many parts of the message ask for it.
    const key = act.type === "answer_fact" ? `${act.propertyId} ${act.text ?? act.topic}` : JSON.stringify(act);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Acts that show homes or say that none fits. */
export const offersHomes: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "near_misses",
  "none_fits",
  "offer_listings",
]);

/** Adds acts to a reply ahead of the first one of some types, or at its end. */
export function insertBefore(acts: Act[], types: ReadonlySet<Act["type"]>, added: readonly Act[]): void {
  const at = acts.findIndex(({ type }) => types.has(type));
  acts.splice(at < 0 ? acts.length : at, 0, ...added);
}

const ofHome: ReadonlySet<string> = new Set(["area", "bedrooms", "budget_max"]);

/** Values that only a question about a home names. */
function isOfQuestion({ slots, excluded }: Extract<Act, { type: "confirm" }>): boolean {
  return excluded.length === 0 && !Array.isArray(slots.area) && Object.keys(slots).every((slot) => ofHome.has(slot));
}

/** Mentions listings after confirming the search that they answer. */
function confirmFirst(acts: readonly Act[]): Act[] {
  const confirm = acts.findIndex(({ type }) => type === "confirm");
  const offer = acts.findIndex(({ type }) => offersHomes.has(type));
  const [said, offered] = [acts[confirm], acts[offer]];
  if (!said || offer < 0) return [...acts];
  // "Is there any studio under 1700?" gets its no first, and the reply doesn't repeat the search.
  if (offered?.type === "near_misses" && offered.missing && said.type === "confirm" && isOfQuestion(said))
    return acts.filter((act) => act !== said);
  if (offer > confirm) return [...acts];
  const first = acts.filter((act) => act === said || act.type === "near_landmark");
  return [...acts.slice(0, offer), ...first, ...acts.slice(offer).filter((act) => !first.includes(act))];
}

const beyondTalk: ReadonlySet<Act["type"]> = new Set<Act["type"]>(["ask", "greet", "invite_visit"]);

/** Drops small talk ("Ha, I hear you!"), unless the reply says nothing else. */
function withoutSmallTalk(acts: readonly Act[]): Act[] {
  const isTalk = (act: Act): boolean => act.type === "aside" && act.about === "small_talk";
  const says = acts.some((act) => !isTalk(act) && !beyondTalk.has(act.type));
  return says ? acts.filter((act) => !isTalk(act)) : [...acts];
}

/** Moves "I'll be right here" to the end of a reply, and drops it after "that's everything", where it adds nothing. */
function farewellLast(acts: readonly Act[]): Act[] {
  const isAwaited = (act: Act): boolean => act.type === "aside" && act.about === "awaits";
  const others = acts.filter((act) => !isAwaited(act));
  const isDone = others.some(({ type }) => type === "complete" || type === "goodbye" || type === "see_you");
  return isDone ? others : [...others, ...acts.filter(isAwaited)];
}

/** Homes that the reply shows say how far they are. */
function withoutClosest(acts: readonly Act[]): Act[] {
  if (!acts.some(({ type }) => offersHomes.has(type))) return [...acts];
  return acts.map((act) => (act.type === "near_landmark" ? { type: act.type, names: act.names } : act));
}

/** Which home to show is the reply's only question. */
function questionLast(acts: readonly Act[]): Act[] {
  const asks = acts.filter(({ type }) => type === "ask_home");
  return asks.length > 0 ? [...acts.filter(({ type }) => type !== "ask_home"), ...asks] : [...acts];
}
