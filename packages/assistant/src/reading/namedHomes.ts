import type { DialogueState } from "../dialogue/state.ts";
import type { Property, Understanding } from "../types.ts";
import type { PointingClause } from "./clauseActs.ts";
import type { Command, ListingRef, Span } from "./command.ts";
import { plainText } from "./plainText.ts";
import { saysOfHome } from "./references.ts";
import { isSizeOfSeveral } from "./slotCommands.ts";
import { overlaps } from "./spans.ts";
import { wanting } from "./valueRoles.ts";

/** Ways of pointing that mean a home rather than a kind of home. */
export const namesHome: ReadonlySet<ListingRef["by"]> = new Set<ListingRef["by"]>([
  "id",
  "place",
  "area",
  "rent",
  "feature",
]);

/** True for words that mean one home or a few: a size does where only one home has it. */
export function singlesOut(ref: ListingRef, properties: readonly Property[]): boolean {
  return namesHome.has(ref.by) || ref.by === "extreme" || (ref.by === "size" && !isSizeOfSeveral(ref, properties));
}

/** What a home named in passing is read against. */
interface NamingScene {
  state: DialogueState;
  understanding: Understanding;
  properties: readonly Property[];
  /** A choice of times was offered. */
  choosesTime: boolean;
}

/** "I saw the Doral one": a home is named and nothing asked of it, so it is described; beside a question, "it" is that home. */
export function namedInPassing(
  clauses: readonly PointingClause[],
  commands: readonly Command[],
  { state, choosesTime, understanding, properties }: NamingScene,
): Command[] {
  const isUndone = commands.some(
    (command) => command.type === "correct" || (command.type === "meta" && command.intent === "rethinks"),
  );
  return clauses.flatMap((clause): Command[] => {
    const { start, end } = clause;
    const refs = clause.refs.filter(
      (ref) => singlesOut(ref, properties) && ref.by !== "feature" && ref.by !== "extreme",
    );
    const isRead = commands.some((command) => overlaps(command, clause) && readsHome.has(command.type));
    if (refs.length === 0 || isRead || clause.acts.includes("reject")) return [];
    const text = plainText(clause.text);
    // "I asked about the Brickell Bay one": the question before was of that home.
    if (meansHome.test(text) && !commands.some(({ type }) => readsHome.has(type)))
      return [askAgain(refs, state, { start, end })];
    if ((isUndone && !meansHome.test(text)) || changesMind.test(text))
      return [{ type: "reject", refs, tooExpensive: false, start, end }];
    const wanted = likeNamed(clause, refs, understanding);
    if (wanted) return wanted;
    // "I saw the one for 3,150" wants to hear of it.
    const isSeen = sawHome.test(text);
    const isChoice = !isSeen && (choosesTime || state.offer?.type === "whichHome" || state.offer?.type === "see");
    if (isChoice || saysOfHome(text) || commands.some(({ type }) => readsHome.has(type)))
      return [{ type: "pick", refs, start, end }];
    return [{ type: "ask", op: "describe", topics: [], refs, against: {}, constraints: {}, start, end }];
  });
}

const meansHome =
  /\b(?:i mean|i meant|i (?:was )?(?:asked|asking|talking) (?:about|for)|im (?:asking|talking) about|hablo del?|hablaba del?|me refiero al?|me referia al?|pregunt(?:e|o|aba) (?:por|del?|sobre)|digo (?:el|la))\b/;

/** The question before, of the home that was meant. */
function askAgain(refs: readonly ListingRef[], { answered }: DialogueState, span: Span): Command {
  if (!answered || answered.topics.length === 0) return { type: "pick", refs: [...refs], ...span };
  return { type: "ask", op: "value", topics: [], refs: [...refs], against: {}, constraints: {}, ...span };
}

const sawHome = /\b(?:saw|seen|found|looking at|interested in|curious about|vi|encontre|me interesa|estoy viendo)\b/;

const changesMind = /\bchanged (?:my|our) minds? (?:about|on)\b|\bcambi\w+ de (?:opinion|idea) (?:sobre|con|de)\b/;

/** "I want the Doral one but with two bedrooms" wishes for such a home, in that area. */
function likeNamed(
  { start, end, sentence, text }: PointingClause,
  refs: readonly ListingRef[],
  { evidence, slots }: Understanding,
): Command[] | null {
  const isOther = evidence.some(
    (item) => (item.slot === "bedrooms" || item.slot === "budget_max") && overlaps(item, sentence ?? { start, end }),
  );
  const areas = refs.flatMap((ref) => (ref.by === "area" ? [ref.area] : []));
  if (!isOther || areas.length !== refs.length || !wanting.test(plainText(text))) return null;
  const [area = ""] = areas;
  return [
    {
      type: "setSlot",
      slot: "area",
      value: slots.area ?? (areas.length > 1 ? areas : area),
      how: "stated",
      start,
      end,
    },
  ];
}

const readsHome: ReadonlySet<Command["type"]> = new Set<Command["type"]>([
  "ask",
  "pick",
  "reject",
  "requestShowing",
  "changeShowing",
  "cancelShowing",
  "askShowing",
  "showListings",
  "conduct",
]);
