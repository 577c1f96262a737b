import type { PointingClause } from "./clauseActs.ts";
import type { CommandOf } from "./command.ts";
import { plainText } from "./plainText.ts";

const others =
  /\b(?:others?|else|more|another|different|alternativ\w*|next|besides|instead|otr[oa]s?|mas|alternativa|diferentes?|siguientes?|ademas)\b/;
/** "Something cheaper", "anything sooner": better than the home in question in one way. */
const betters: readonly (readonly [RegExp, NonNullable<CommandOf<"showListings">["better"]>])[] = [
  [
    /\b(?:cheaper|less expensive|more affordable|lower (?:price|rent)|mas (?:barat|economic|comod)\w*|menos car[oa]s?)\b/,
    { topic: "price", direction: "min" },
  ],
  [
    /\b(?:sooner|earlier|available (?:before|now)|mas (?:pronto|temprano)|(?<!como |de |que )antes)\b/,
    { topic: "availability", direction: "min" },
  ],
  [/\b(?:bigger|larger|more space|mas (?:grande|ampli|espacios)\w*)\b/, { topic: "square_feet", direction: "max" }],
];

/** "What else do you have?", "something cheaper". */
export function readShowListings(clause: PointingClause): CommandOf<"showListings"> {
  const text = plainText(clause.text);
  const better = betters.find(([pattern]) => pattern.test(text))?.[1];
  return {
    type: "showListings",
    others: others.test(text),
    ...(better && { better }),
    start: clause.start,
    end: clause.end,
  };
}
