import type { Act } from "../dialogue/act.ts";
import type { PhraseContext, Say } from "./say.ts";
import { capitalized, phone, type Values } from "./values.ts";
import { valuesOf } from "./valuesOf.ts";

const visitActs = [
  "note_showing",
  "offer_times",
  "no_times",
  "off_days",
  "also_free",
  "visit_host",
  "contact_way",
  "set_showing",
  "unset_showing",
  "also_show",
  "home_dropped",
  "later_visit",
  "video_wish",
  "ask_home",
  "visit_kept",
  "offer_cancel",
  "standing_visit",
  "see_you",
] as const;
type VisitAct = Extract<Act, { type: (typeof visitActs)[number] }>;

const isOfVisit: ReadonlySet<Act["type"]> = new Set<Act["type"]>(visitActs);

/** True for an act about a showing. */
export function isVisitAct(act: Act): act is VisitAct {
  return isOfVisit.has(act.type);
}

/** Phrases what is arranged about a showing. */
export function phraseVisit(act: VisitAct, context: PhraseContext, say: Say): string {
  const values = valuesOf(context.language);
  switch (act.type) {
    case "note_showing":
      return phraseNoted(act, context, say);
    case "offer_times": {
      const times = values.visits(act.times, context.today);
      if (act.gone) {
        const when = values.visit(act.gone.date, act.gone.time, context.today, true);
        return say("offer_instead_of_taken", { when, times });
      }
      if (act.again) return say("offer_times_again", { times });
      if (act.missed) return say(act.day ? "offer_other_days" : "offer_other_times", { times });
      const address = act.address && inTurn([act.address, ...(act.also ?? [])], values, say);
      if (act.times.length === 1 && !act.change)
        return address ? say("offer_time_of", { times, address }) : say("offer_time", { times });
      if (address && !act.change) return say("offer_times_of", { times, address });
      return say(act.change ? "offer_new_times" : act.several ? "offer_times_any" : "offer_times", { times });
    }
    case "visit_host":
      return say("visit_host");
    case "contact_way": {
      const contact = values.either([act.phone ? phone(act.phone) : "", act.email ?? ""].filter((way) => way !== ""));
      return contact ? say("contact_way", { contact }) : say("contact_way_here");
    }
    case "no_times": {
      const when = values.stretch(act, context.today);
      return say(act.weekdays && !act.date ? "no_times_ever" : "no_times", { when, When: capitalized(when) });
    }
    case "off_days":
      return phraseOffDays(act, context, say);
    case "also_free":
      return say("also_free", { times: values.visits(act.times, context.today) });
    case "offer_cancel":
      return say("offer_cancel", { when: values.visit(act.date, act.time, context.today, true) });
    case "visit_kept":
      return say("visit_kept", { when: values.visit(act.date, act.time, context.today, true) });
    case "ask_home":
      return say("ask_home", { listings: values.either(act.addresses) });
    case "standing_visit":
    case "see_you":
      return phraseStanding(act, context, say);
    case "also_show": {
      const listings = values.all(act.addresses);
      if (!act.at || !act.first) return say("also_show", { listings });
      const at = values.visit(act.at.date, act.at.time, context.today, true);
      const first = values.visit(act.first.date, act.first.time, context.today, true);
      return say("also_show_at", { listings, at, first });
    }
    case "later_visit": {
      const when = values.stretch(act.when, context.today);
      const last = values.date(act.last, context.today);
      return act.address
        ? say("later_visit_of", { when, last, address: act.address })
        : say("later_visit", { when, last });
    }
    case "video_wish":
      return phraseVideo(act, context, say);
    case "home_dropped":
      return say("home_dropped", { listings: values.all(act.addresses) });
    case "unset_showing":
      return say("showing_cancelled", { when: values.visit(act.date, act.time, context.today, true) });
    case "set_showing":
      return phraseSet(act, context, say);
  }
}

function phraseStanding(
  act: Extract<Act, { type: "standing_visit" | "see_you" }>,
  context: PhraseContext,
  say: Say,
): string {
  const values = valuesOf(context.language);
  const when = values.visit(act.date, act.time, context.today, true);
  const isConfirmed = act.status === "confirmed";
  const told = isConfirmed ? "showing_stands" : "showing_waits";
  const key = act.type === "see_you" ? (isConfirmed ? "see_you" : "see_you_waits") : told;
  return act.addresses.length > 0 ? say(`${key}_at`, { when, address: values.all(act.addresses) }) : say(key, { when });
}

/** The homes of one showing, in the order in which they are seen. */
function inTurn([first = "", ...others]: readonly string[], values: Values, say: Say): string {
  return others.length === 0 ? first : say("homes_in_turn", { first, others: values.all(others) });
}

function phraseNoted(act: Extract<Act, { type: "note_showing" }>, context: PhraseContext, say: Say): string {
  if (act.change === "cancel") return say("cancel_showing");
  // Not confirmed yet, and the agent may read it later: the date instead of "tomorrow".
  const when = valuesOf(context.language).visit(act.date, act.time, context.today);
  if (act.change === "reschedule") return when ? say("reschedule_showing_at", { when }) : say("reschedule_showing");
  const { addresses = [] } = act;
  if (when && addresses.length > 0)
    return say("note_showing_of", { when, homes: inTurn(addresses, valuesOf(context.language), say) });
  return when ? say("note_showing_at", { when }) : say("note_showing");
}

function phraseOffDays(act: Extract<Act, { type: "off_days" }>, context: PhraseContext, say: Say): string {
  const when = valuesOf(context.language).stretch(act, context.today);
  return say("off_days", { when, When: capitalized(when) });
}

function phraseVideo(act: Extract<Act, { type: "video_wish" }>, context: PhraseContext, say: Say): string {
  const when = valuesOf(context.language).stretch(act.when, context.today);
  const asked = act.clock
    ? act.clock === "theirs"
      ? say("video_wish_theirs", { when })
      : say("video_wish_here", { when, city: act.city ?? "" })
    : say("video_wish", { when });
  return act.late ? `${asked} ${say("video_late")}` : asked;
}

function phraseSet(act: Extract<Act, { type: "set_showing" }>, context: PhraseContext, say: Say): string {
  const values = valuesOf(context.language);
  const when = values.visit(act.date, act.time, context.today, true);
  if (act.off !== undefined) {
    const off = act.off === "hour" ? say("at_that_hour") : values.stretch({ weekdays: [act.off] }, context.today);
    const asked = act.status === "held" ? "showing_askable" : "showing_asked";
    return act.address ? say(`${asked}_at`, { when, off, address: act.address }) : say(asked, { when, off });
  }
  const key =
    act.change && act.status !== "held" ? (`showing_moved_${act.status}` as const) : (`showing_${act.status}` as const);
  return act.address ? say(`${key}_at`, { when, address: act.address }) : say(key, { when });
}
