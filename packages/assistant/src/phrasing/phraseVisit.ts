import type { HomeName } from "../answering/answerTypes.ts";
import type { Act, ShowingTime } from "../dialogue/act.ts";
import type { PhraseContext, Say } from "./say.ts";
import { valuesOf } from "./valuesOf.ts";

type VisitAct = Extract<
  Act,
  {
    type:
      | "note_showing"
      | "offer_times"
      | "set_showing"
      | "unset_showing"
      | "also_show"
      | "ask_home"
      | "visit_kept"
      | "offer_cancel"
      | "standing_visit"
      | "ask_time";
  }
>;

/** Phrases what is arranged about a showing. */
export function phraseVisit(act: VisitAct, context: PhraseContext, say: Say): string {
  const values = valuesOf(context.language);
  switch (act.type) {
    case "note_showing":
      return phraseNoted(act, context, say);
    case "offer_times": {
      const times = values.visits(act.times, context.today);
      const home = values.named(act.home ?? unnamed);
      if (act.gone) {
        const when = values.visit(act.gone.date, act.gone.time, context.today, true);
        return say("offer_instead_of_taken", { when, times });
      }
      if (act.again) return say("offer_times_again", { times, home });
      if (act.missed) return phraseMissed(act, { times, home }, context, say);
      return say(act.change ? "offer_new_times" : act.several ? "offer_times_any" : "offer_times", { times, home });
    }
    case "ask_time": {
      const home = values.named(act.home ?? unnamed);
      if (!act.stays) return say("ask_time", { home });
      const when = values.visit(act.stays.date, act.stays.time, context.today, true);
      return say("ask_other_time", { home, when });
    }
    case "offer_cancel":
      return say("offer_cancel", { when: values.visit(act.date, act.time, context.today, true) });
    case "visit_kept":
      return say("visit_kept", { when: values.visit(act.date, act.time, context.today, true) });
    case "ask_home":
      return say("ask_home", { listings: values.either(act.addresses) });
    case "standing_visit": {
      const when = values.visit(act.date, act.time, context.today, true);
      const address = values.all(act.addresses);
      if (act.kept && address) return say("visit_kept_as_it_was", { when, address });
      if (act.checked && address) {
        const said = say(act.checked === "yes" ? "showing_is_so" : "showing_is_not", { when, address });
        return act.status === "confirmed" ? said : `${said} ${say("awaits_agent")}`;
      }
      const key = act.status === "confirmed" ? "showing_stands" : "showing_waits";
      return address ? say(`${key}_at`, { when, address }) : say(key, { when });
    }
    case "also_show":
      return act.time
        ? say("also_show_then", {
            listings: values.all(act.addresses),
            time: values.visit(undefined, act.time, context.today),
          })
        : say("also_show", { listings: values.all(act.addresses) });
    case "unset_showing":
      return phraseUnset(act, context, say);
    case "set_showing":
      return phraseSet(act, context, say);
  }
}

const unnamed: HomeName = { propertyId: "", by: "known", text: "" };

/** The time that was asked for isn't free: what is, and that the showing stands meanwhile. */
function phraseMissed(
  act: Extract<Act, { type: "offer_times" }>,
  data: { times: string; home: string },
  context: PhraseContext,
  say: Say,
): string {
  const { asked, stays } = act;
  const when = valuesOf(context.language).visit(asked?.date, asked?.time, context.today, true);
  const offer = when
    ? say("offer_near", { ...data, when })
    : say(act.day ? "offer_other_days" : "offer_other_times", data);
  return stays ? `${offer} ${sayStays(stays, context, say)}` : offer;
}

function sayStays({ date, time }: ShowingTime, context: PhraseContext, say: Say): string {
  return say("visit_stays", { when: valuesOf(context.language).visit(date, time, context.today, true) });
}

function phraseUnset(act: Extract<Act, { type: "unset_showing" }>, context: PhraseContext, say: Say): string {
  const when = valuesOf(context.language).visit(act.date, act.time, context.today, true);
  if (!act.address) return say("showing_cancelled", { when });
  return say(act.found ? "showing_cancelled_found" : "showing_cancelled_at", { when, address: act.address });
}

function phraseNoted(act: Extract<Act, { type: "note_showing" }>, context: PhraseContext, say: Say): string {
  if (act.change === "cancel") return say("cancel_showing");
  // Not confirmed yet, and the agent may read it later: the date instead of "tomorrow".
  const when = valuesOf(context.language).visit(act.date, act.time, context.today);
  if (act.until) {
    const values = valuesOf(context.language);
    return say("note_showing_beyond", {
      until: values.date(act.until, context.today),
      home: values.named(act.home ?? unnamed),
      when,
    });
  }
  if (act.change === "reschedule") return when ? say("reschedule_showing_at", { when }) : say("reschedule_showing");
  return when ? say("note_showing_at", { when }) : say("note_showing");
}

function phraseSet(act: Extract<Act, { type: "set_showing" }>, context: PhraseContext, say: Say): string {
  const when = valuesOf(context.language).visit(act.date, act.time, context.today, true);
  const key =
    act.change && act.status !== "held" ? (`showing_moved_${act.status}` as const) : (`showing_${act.status}` as const);
  return act.address ? say(`${key}_at`, { when, address: act.address }) : say(key, { when });
}
