import type { Draft } from "../understanding/draft.ts";
import { isAsked, sentenceOf } from "../understanding/questions.ts";
import type { SignalHit } from "../understanding/reading.ts";
import { isDenied, type Stage } from "./features.ts";
import { homeOf, isHome, isPointedAt } from "./homes.ts";
import type { SgdAct } from "./turn.ts";

type Tenure = "rent" | "buy";

/** Signals that say each tenure anywhere, before there is a home too, and where it was asked for too. */
const told: Record<Tenure, { anywhere: string; searching?: string; requested: string }> = {
  buy: { anywhere: "toBuy", requested: "owns" },
  rent: { anywhere: "toRent", searching: "rents", requested: "rents" },
};
const other: Record<Tenure, Tenure> = { buy: "rent", rent: "buy" };

/**
 * Whether homes to rent or to buy are looked for: "a place to buy", "for rent".
 * Of two there is one left where the other is refused ("tired of renting").
 * Asked about a home at hand it says nothing.
 */
export function rentOrBuy(draft: Draft, acts: readonly SgdAct[], stage: Stage): Tenure | undefined {
  const isRequested = acts.some((act) => act.act === "REQUEST" && act.slot === "intent");
  const wanted: Tenure[] = [];
  const refused: Tenure[] = [];
  for (const tenure of ["buy", "rent"] as const) {
    const { anywhere, searching, requested } = told[tenure];
    const more = isRequested ? requested : stage === "searching" ? searching : undefined;
    for (const hit of mentionsOf(draft, more === undefined ? [anywhere] : [anywhere, more]))
      (isRefused(draft, hit) ? refused : wanted).push(tenure);
  }
  return wanted[0] ?? (refused[0] && other[refused[0]]);
}

function mentionsOf(draft: Draft, signals: readonly string[]): SignalHit[] {
  const { reading } = draft;
  return signals
    .flatMap((signal) => reading.all(signal))
    .filter(({ start, end }) => !["notHome", "payment"].some((other) => reading.within(other, start, end)))
    .filter(({ start, end }) => !asksOfOffer(draft, start, end));
}

/** "Rather than rent", "I don't want to buy", "buying is out of reach". */
function isRefused(draft: Draft, { start, end }: SignalHit): boolean {
  return draft.reading.within("notChosen", start, end) || isDenied(draft, start, end);
}

/** "Is it for rent or for sale?", "is the rental furnished?" */
function asksOfOffer(draft: Draft, start: number, end: number): boolean {
  if (!isAsked(draft, start, end)) return false;
  if (isHome(draft.reading, start)) return isPointedAt(draft.reading, start, sentenceOf(draft, start).start);
  return homeOf(draft, start) === "offered";
}
