import type { Act } from "../dialogue/act.ts";
import type { PhraseContext, Say } from "./say.ts";
import { money } from "./values.ts";
import { valuesOf } from "./valuesOf.ts";

type ProposalAct = Extract<Act, { type: "offer_listings" | "near_misses" }>;

/** Words listings that are proposed, each with its rent and in what it differs from what was asked. */
export function phraseProposals(act: ProposalAct, context: PhraseContext, say: Say): string {
  const values = valuesOf(context.language);
  const named = act.listings.map((listing) => {
    const reasons = "reasons" in listing ? listing.reasons : (listing.differs ?? []);
    const remarks = reasons.map((reason) => values.difference(reason, context.today));
    return `${listing.address} (${[money(listing.price), ...remarks].join(", ")})`;
  });
  if (act.type === "near_misses")
    return say(act.single ? "near_misses_single" : "near_misses", { listings: values.all(named) });
  if (act.notIn) return say("offer_elsewhere", { areas: values.either(act.notIn), listings: values.all(named) });
  const [only = ""] = named;
  if (named.length === 1) return say("offer_listing", { listing: only });
  return say("offer_listings", { count: String(named.length), listings: values.all(named) });
}
