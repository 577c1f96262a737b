import type { Draft } from "../src/understanding/draft.ts";
import { isAsked, sentenceOf } from "../src/understanding/questions.ts";
import type { SignalHit } from "../src/understanding/reading.ts";
import { isDenied } from "./features.ts";
import { homeOf, isHome, isPointedAt } from "./homes.ts";
import type { Stage } from "./stage.ts";
import type { SgdAct } from "./turn.ts";

type Tenure = "rent" | "buy";

/** Signals for each tenure: those that count anywhere, before there is a home too, and only as an answer. */
const told: Record<Tenure, { anywhere: string; searching: string; answering: string }> = {
  buy: { anywhere: "toBuy", searching: "toBuy", answering: "owns" },
  rent: { anywhere: "toRent", searching: "rents", answering: "staysAWhile" },
};
const tenures = ["buy", "rent"] as const;
const other: Record<Tenure, Tenure> = { buy: "rent", rent: "buy" };

/**
 * Whether the user wants to rent or to buy: "a place to buy", "for rent".
 * If one of two is refused, the other one remains ("tired of renting").
 * A mention about the offered home says nothing about the search.
 */
export function rentOrBuy(draft: Draft, acts: readonly SgdAct[], stage: Stage): Tenure | undefined {
  const isRequested = acts.some((act) => act.act === "REQUEST" && act.slot === "intent");
  const isOpen = isRequested || stage === "searching";
  const said = settled(draft, (tenure) => {
    const { anywhere, searching } = told[tenure];
    const mentions = mentionsOf(draft, isOpen ? [anywhere, searching] : [anywhere]);
    return stage === "searching" ? mentions : mentions.filter((mention) => !isOfOffer(draft, mention));
  });
  return said ?? (isRequested ? settled(draft, (tenure) => mentionsOf(draft, [told[tenure].answering])) : undefined);
}

/** The tenure that is mentioned and not refused, else the alternative to the refused one. */
function settled(draft: Draft, mentions: (tenure: Tenure) => readonly SignalHit[]): Tenure | undefined {
  const wanted = tenures.find((tenure) => mentions(tenure).some((mention) => !isRefused(draft, mention)));
  const refused = tenures.find((tenure) => mentions(tenure).length > 0);
  return wanted ?? (refused && other[refused]);
}

function mentionsOf(draft: Draft, signals: readonly string[]): SignalHit[] {
  const { reading } = draft;
  return signals
    .flatMap((signal) => reading.all(signal))
    .filter(({ start, end }) => !["notHome", "payment"].some((other) => reading.within(other, start, end)));
}

/** "Rather than rent", "I don't want to buy", "buying is out of reach". */
function isRefused(draft: Draft, { start, end }: SignalHit): boolean {
  return draft.reading.within("notChosen", start, end) || isDenied(draft, start, end);
}

/** "Is it for rent or for sale?", "is the rental furnished?", "I'll rent this one". */
function isOfOffer(draft: Draft, { start, end }: SignalHit): boolean {
  const { reading } = draft;
  if (reading.within("takesIt", start, end)) return true;
  if (!isAsked(draft, start, end)) return false;
  if (isHome(reading, start)) return isPointedAt(reading, start, sentenceOf(draft, start).start);
  return homeOf(draft, start) === "offered";
}
