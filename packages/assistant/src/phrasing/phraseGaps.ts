import type { Act, ActOf } from "../dialogue/act.ts";
import type { Around, PhraseContext, Say } from "./say.ts";
import { money } from "./values.ts";
import { valuesOf } from "./valuesOf.ts";

type GapAct = ActOf<"none_fits" | "no_others" | "will_ask_agent">;

/** Words where the stored listings end and the agent is asked. */
export function phraseGap(act: GapAct, { language }: PhraseContext, say: Say, around: Around): string {
  switch (act.type) {
    case "none_fits":
      return act.area
        ? say("none_fits_in", { price: money(act.from), area: act.area })
        : say(act.single ? "none_fits_single" : "none_fits", { price: money(act.from) });
    case "no_others":
      return say(act.count === 1 ? "no_other" : "no_others", { count: String(act.count) });
    case "will_ask_agent":
      return phraseAsked(act, valuesOf(language).topic(act.topic), say, around);
  }
}

/** True when the sentence before was about the same listing, so that its address need not be repeated. */
function isSameListing({ propertyId }: ActOf<"will_ask_agent">, other: Act | undefined): boolean {
  if (propertyId === undefined || !other) return false;
  if (other.type === "answer")
    return other.answer.homes.length === 1 && other.answer.homes[0]?.propertyId === propertyId;
  return "propertyId" in other && other.propertyId === propertyId;
}

function phraseAsked(act: ActOf<"will_ask_agent">, topic: string, say: Say, { previous }: Around): string {
  if (act.quote !== undefined) {
    const isNext =
      previous?.type === "will_ask_agent" || (previous?.type === "answer" && previous.answer.missing.length > 0);
    return say(isNext ? "will_ask_quoted_also" : "will_ask_quoted", { quote: act.quote });
  }
  if (previous?.type === "will_ask_agent") {
    // Of another listing the same is asked.
    const other = previous.topic === act.topic ? act.address : undefined;
    if (other === undefined && act.topic === "other") return say("will_ask_rest");
    return say("will_ask_also", { topic: other ?? topic });
  }
  if (act.nothing) return say("nothing_listed");
  if (act.topic === "photos") return say("will_ask_photos");
  if (act.topic === "other") return say("will_ask_other");
  if (!act.address || isSameListing(act, previous)) return say("will_ask_agent", { topic });
  return say("will_ask_agent_listing", { topic, address: act.address });
}
