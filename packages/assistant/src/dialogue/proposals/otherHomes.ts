import type { Topic } from "../../types.ts";
import type { Act } from "../act.ts";
import { asksCheaper, plainPart, plainText, seeksOthers } from "../asides.ts";
import { hasCriteria } from "../asksForHomes.ts";
import { noneOfSize } from "../missingNeed.ts";
import { hasChanges, raise, type Turn } from "../turn.ts";
import { offerCheaper } from "./cheaper.ts";
import { bestMatches, matchesOf, mostNear, searching } from "./matches.ts";
import { pushNear, tellNearMisses } from "./nearMisses.ts";
import { homesRead, inOrderOfDays, offer, show } from "./offer.ts";
import { offOf } from "./searched.ts";

/** Offers fitting listings not proposed yet, else the closest ones: "What else do you have?", "nothing at all?". */
export function offerAlternatives(turn: Turn): void {
  const { state, context } = turn;
  // "Which is the cheapest in Brickell?" was answered.
  if (turn.acts.some(({ type }) => answered.has(type))) return;
  // "So none of them is furnished?", "which others do?" ask of the homes.
  if (turn.isQueried && (turn.acts.some(tellsOfSet) || turn.queries.some(({ isOn }) => isOn))) return;
  // "And if it were just 6 months?" was answered from the leases.
  if (turn.askedEarlier !== undefined || (turn.isQueried && turn.acts.some(tellsLease))) return;
  const isBesides = asksBesides(turn) || asksSooner(turn);
  if (!(isBesides || seeksOthers(turn)) || context.contactOnly) return;
  // Also next to a showing: the question is about other homes, and silence is no answer.
  if (asksCheaper(turn.message)) {
    offerCheaper(turn);
    return;
  }
  if (context.showing) return;
  if (isBesides) turn.heard = { ...turn.heard, intents: turn.heard.intents.filter((one) => one !== "book_showing") };
  // If the message changes the search, its listings are proposed after the change is confirmed.
  const { slots } = state;
  const isSearch = hasCriteria(slots) || slots.move_in !== undefined || slots.pets !== undefined;
  if (context.properties.length === 0 || !isSearch || hasChanges(turn)) return;
  if (offerSooner(turn)) return;
  const best = bestMatches(searching(turn));
  const known = homesRead(turn);
  const others = best.filter(({ listing }) => !known.has(listing.id));
  if (others.length > 0) {
    offer(turn, others);
    return;
  }
  // "So nothing?" after homes that were shown for want of the right size.
  if (best.length > 0 && noneOfSize(turn)) {
    tellNearMisses(turn, { again: true });
    return;
  }
  if (best.length > 0) {
    raise(turn, "knowledge_gap", { topic: "availability" });
    turn.acts.push({ type: "no_others", count: best.length });
    return;
  }
  tellNearMisses(turn, { again: true });
}

function tellsLease(act: Act): boolean {
  return (act.type === "answer_fact" || act.type === "answer_homes") && act.topic === "lease_term";
}

function tellsOfSet(act: Act): boolean {
  return act.type === "answer_none" || (act.type === "answer_homes" && act.verdict !== undefined);
}

/** Acts that showed homes, or said that none is there. */
const answered: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "answer_best",
  "answer_distance",
  "answer_soonest",
  "offer_listings",
  "near_misses",
  "none_fits",
]);

const sooner = /\b(?:sooner|earlier|before (?:that|then)|antes|mas pronto)\b/;
const anyHome =
  /\b(?:any\w*|something|another|others?|else|one|algo|alguno?|otr[ao]s?|que (?:mas|hay|tienes?|tienen))\b/;

/** True for a request for sooner homes, after some were shown: "Anything available sooner?". */
function asksSooner({ message, timesOffered, context, state, heard }: Turn): boolean {
  if (timesOffered.length > 0 || context.showing || heard.slots.showing_request) return false;
  const text = plainText(message);
  return (
    sooner.test(text) && anyHome.test(text) && (state.focus !== null || (state.shown ?? state.shownSoFar) !== undefined)
  );
}

/** The closest homes that are free before those the renter knows. */
function offerSooner(turn: Turn): boolean {
  if (!asksSooner(turn)) return false;
  const { context } = turn;
  const known = homesRead(turn);
  // Sooner than what the message turns down for its day, if it does; then what was shown beside it counts, too.
  const { refusedHomes } = turn;
  const isLate = (id: string): boolean => (refusedHomes.length > 0 ? refusedHomes.includes(id) : known.has(id));
  const days = context.properties.flatMap(({ id, availableFrom }) => (isLate(id) ? (availableFrom ?? []) : []));
  const first = days.sort()[0];
  if (first === undefined) return false;
  const earlier = matchesOf(searching(turn)).filter(
    ({ listing: { id, availableFrom } }) => !isLate(id) && availableFrom !== undefined && availableFrom < first,
  );
  if (earlier.length === 0) return false;
  const closest = inOrderOfDays(earlier)
    .sort((a, b) => offOf(a.match).length - offOf(b.match).length)
    .slice(0, mostNear);
  turn.acts = turn.acts.filter(({ type }) => type !== "offer_listings");
  show(turn, closest);
  pushNear(turn, closest);
  return true;
}

const others = /\b(?:else|others?|another|besides|aside from|apart from|otr[ao]s?|aparte|ademas)\b/;
/** What a question for other homes may name besides. */
const ofOthers: ReadonlySet<Topic> = new Set<Topic>(["distance", "area", "availability", "price", "other"]);

/** True for a choice among homes that weren't shown: "What other places could you show me around there?". */
function asksBesides({ queries, isQueried, message, heard }: Turn): boolean {
  if (isQueried || heard.slots.showing_request !== undefined) return false;
  return queries.some(
    ({ op, named, topics, start, end }) =>
      op === "list" &&
      named.length === 0 &&
      topics.every((topic) => ofOthers.has(topic)) &&
      others.test(plainPart(message.slice(start, end))),
  );
}
