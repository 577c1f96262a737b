import type { DialogueState } from "../dialogue/state.ts";
import type { Understanding } from "../types.ts";
import type { Command, ListingRef, Span } from "./command.ts";
import { plainText } from "./plainText.ts";
import { type PointingClause, wanting } from "./slotCommands.ts";

/** Ways of pointing that mean a home rather than a kind of home. */
export const namesHome: ReadonlySet<ListingRef["by"]> = new Set<ListingRef["by"]>([
  "id",
  "place",
  "area",
  "rent",
  "feature",
]);

/** What a home named in passing is read against. */
interface NamingScene {
  state: DialogueState;
  understanding: Understanding;
  /** A choice of times was offered. */
  choosesTime: boolean;
}

/** "I saw the Doral one": a home is named and nothing asked of it, so it is described; beside a question, "it" is that home. */
export function namedInPassing(
  clauses: readonly PointingClause[],
  commands: readonly Command[],
  { state, choosesTime, understanding }: NamingScene,
): Command[] {
  const isUndone = commands.some(
    (command) => command.type === "correct" || (command.type === "meta" && command.intent === "rethinks"),
  );
  return clauses.flatMap((clause): Command[] => {
    const { start, end } = clause;
    const refs = clause.refs.filter(({ by }) => namesHome.has(by) && by !== "feature");
    const isRead = commands.some((command) => overlaps(command, clause) && readsHome.has(command.type));
    if (refs.length === 0 || isRead || clause.acts.includes("reject")) return [];
    if (isUndone || changesMind.test(plainText(clause.text)))
      return [{ type: "reject", refs, tooExpensive: false, start, end }];
    const wanted = likeNamed(clause, refs, understanding);
    if (wanted) return wanted;
    // "I saw the one for 3,150" wants to hear of it.
    const isSeen = sawHome.test(plainText(clause.text));
    const isChoice = !isSeen && (choosesTime || state.offer?.type === "whichHome" || state.offer?.type === "see");
    if (isChoice || commands.some(({ type }) => readsHome.has(type))) return [{ type: "pick", refs, start, end }];
    return [{ type: "ask", op: "describe", topics: [], refs, against: {}, constraints: {}, start, end }];
  });
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

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && a.end > b.start;
}
