import type { Topic } from "../types.ts";
import type { AskOp } from "./command.ts";

const highest =
  /\b(?:most|biggest|largest|bigger|larger|highest|max\w*|latest|longest|mas (?:grande|espacio\w*|ampli\w*|alto|car\w*|tarde|nuev\w*)|newest|furthest|mayor)\b/;
export const lowest =
  /\b(?:least|less|cheapest|cheaper|lowest|smallest|smaller|soonest|earliest|closest|nearest|shortest|first available|mas (?:barat\w*|economic\w*|pequen\w*|chi[qc]\w*|cerca\w*|pronto|temprano|baj\w*)|menos|menor)\b/;

/** What a superlative is about where no field was named: "the biggest" is a size, "the soonest" a date. */
export const extremeTopics: readonly (readonly [RegExp, Topic])[] = [
  [/\b(?:bigg|larg|small|space|square|roomi|grande|ampli|espaci|pequen|chi[qc]uit)/, "square_feet"],
  [
    /\b(?:soon|earli|first available|move in (?:first|soonest|fastest)|pronto|temprano|antes|disponible primero)/,
    "availability",
  ],
  [/\b(?:cheap|expensive|affordab|price|rent|barat|economic|car[oa]\b|precio|renta)/, "price"],
  [/\b(?:close|near|far|cerca|lejos|distanc)/, "distance"],
];

export function directionOf(text: string, topics: readonly Topic[]): "min" | "max" {
  if (lowest.test(text)) return "min";
  if (highest.test(text)) return "max";
  return topics[0] === "square_feet" || topics[0] === "bedrooms" ? "max" : "min";
}

/** What a superlative or a comparison is about, the field it ranks by first. */
export function withExtremeTopic(op: AskOp, text: string, topics: Topic[]): Topic[] {
  if (op === "compare" && topics.length === 0)
    return extremeTopics
      .filter(([pattern]) => pattern.test(text))
      .map(([, topic]) => topic)
      .slice(0, 1);
  if (op !== "superlative") return topics;
  // "Cheaper to move into" ranks by that cost.
  if (topics.includes("move_in_cost")) return ["move_in_cost", ...topics.filter((topic) => topic !== "move_in_cost")];
  const extreme =
    extremeTopics.find(([pattern]) => pattern.test(text))?.[1] ?? (topics.length === 0 ? "price" : undefined);
  return extreme ? [extreme, ...topics.filter((topic) => topic !== extreme)] : topics;
}
