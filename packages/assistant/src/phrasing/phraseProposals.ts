import type { Act, MissingNeed } from "../dialogue/act.ts";
import type { PhraseContext, Say } from "./say.ts";
import { money, type Values } from "./values.ts";
import { valuesOf } from "./valuesOf.ts";

type ProposalAct = Extract<Act, { type: "offer_listings" | "near_misses" }>;

/** Phrases proposed listings, each with its rent and its differences from the search. */
export function phraseProposals(act: ProposalAct, context: PhraseContext, say: Say): string {
  const values = valuesOf(context.language);
  const told = act.type === "near_misses" ? act.missing?.cheapest?.propertyId : undefined;
  const named = [...act.listings]
    .filter(({ propertyId }) => propertyId !== told)
    .map((listing) => {
      const reasons = "reasons" in listing ? listing.reasons : (listing.differs ?? []);
      const remarks = reasons.map((reason) => values.difference(reason, context.today));
      return `${listing.address} (${[money(listing.price), ...remarks].join(", ")})`;
    });
  if (act.type === "near_misses" && act.missing) {
    const lead = phraseMissing(act.missing, values, say);
    const { cheaper, size } = act.missing;
    const isBeside = cheaper === undefined && size === undefined;
    const beside = isBeside ? "near_misses_beside" : cheaper === "some" ? "cheaper_listings" : "near_closest";
    return named.length > 0 ? `${lead} ${say(beside, { listings: values.all(named) })}` : lead;
  }
  if (act.type === "near_misses" && named.length === 0) return say("near_misses_same");
  if (act.type === "near_misses")
    return say(act.single ? "near_misses_single" : "near_misses", { listings: values.all(named) });
  if (act.type === "offer_listings" && act.cheaper) return say("cheaper_fits", { listings: values.all(named) });
  if (act.noneOf !== undefined) {
    const lead = say("none_of_size", { kinds: values.kinds(act.noneOf) });
    return `${lead} ${say("near_closest", { listings: values.all(named) })}`;
  }
  if (act.noneBy !== undefined) {
    const { noneBy: by } = act;
    const { today } = context;
    const none = by <= today ? say("none_now") : say("none_by", { date: values.date(by, today) });
    return `${none} ${say("soonest_listings", { listings: values.all(named) })}`;
  }
  if (act.notNear)
    return say("offer_away", { by: values.either(act.notNear.map(values.by)), listings: values.all(named) });
  if (act.notIn) return say("offer_elsewhere", { areas: values.either(act.notIn), listings: values.all(named) });
  return phraseFitting(act, named, values, say);
}

/** The homes that are just what was asked for, then those that only come close. */
function phraseFitting(
  { exact, left }: Extract<Act, { type: "offer_listings" }>,
  named: readonly string[],
  values: Values,
  say: Say,
): string {
  const fitting = named.slice(0, exact);
  const close = named.slice(fitting.length);
  const also = (key: "close_listings" | "close_also") => say(key, { listings: values.all(close) });
  if (fitting.length === 0) return also("close_listings");
  const one = fitting.length === 1;
  const listings = values.all(fitting);
  const lead = left
    ? say(one ? "offer_left" : "offer_left_all", { listings })
    : one
      ? say("offer_listing", { listing: listings })
      : say("offer_listings", { count: String(fitting.length), listings });
  return close.length > 0 ? `${lead} ${also("close_also")}` : lead;
}

/** "No, the lowest rent for a studio is …", "No, the homes have up to 2 bedrooms." */
function phraseMissing({ size, most, asked, cheapest, cheaper }: MissingNeed, values: Values, say: Say): string {
  if (size !== undefined) return say("none_of_size", { kinds: values.kinds(size) });
  if (cheaper === "some") return say("cheaper_differs");
  if (cheaper) return cheaper.than === null ? say("none_cheaper") : say("none_at_rent", { price: money(cheaper.than) });
  if (cheapest)
    return say("none_that_cheap", {
      home: values.bedrooms(cheapest.bedrooms),
      address: cheapest.address,
      price: money(cheapest.value),
    });
  const fact = say("none_that_big", { bedrooms: values.bedrooms(most ?? 0) });
  return asked ? say("verdict_no", { fact }) : fact;
}
