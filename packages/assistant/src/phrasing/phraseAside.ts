import type { Act } from "../dialogue/act.ts";
import type { PhraseContext, Say } from "./say.ts";
import { phone, type Values } from "./values.ts";
import { valuesOf } from "./valuesOf.ts";

type AsideAct = Extract<Act, { type: "aside" }>;

/** Phrases the answer to a message about anything but the search. */
export function phraseAside({ about, open = [], data = {} }: AsideAct, context: PhraseContext, say: Say): string {
  const values = valuesOf(context.language);
  const missing = values.all(open.map(values.missing));
  switch (about) {
    case "needed":
      return missing ? say("aside_needed", { open: missing }) : say("aside_needed_nothing");
    case "next":
      return missing ? say("aside_next", { open: missing }) : say("aside_next_done");
    case "number":
      return phraseNumber(data, values, say);
    case "hours":
      return say(data.visits === undefined ? "aside_hours" : "aside_hours_visits", {
        days: values.weekdays((data.days ?? "").split(",").map(Number)),
        from: values.hour(Number(data.from)),
        to: values.hour(Number(data.to)),
      });
    case "company":
      return say(data.instead === undefined ? "aside_company" : "aside_company_instead");
    case "leaves":
      if (data.cheaper === undefined) return say("aside_leaves");
      return say(data.cheaper === "known" ? "aside_leaves_cheaper_told" : "aside_leaves_cheaper");
    case "ironic":
      return say("aside_small_talk");
    case "genuine":
      return say("aside_genuine", data);
    case "how":
    case "free":
    case "think":
    case "there":
    case "how_are_you":
    case "small_talk":
    case "complains":
    case "dislikes_bots":
    case "apology":
    case "late":
    case "found":
    case "other_search":
    case "too_dear":
    case "all_dear":
    case "rejects":
    case "notify":
    case "video":
    case "channel":
    case "never_mind":
    case "rethinks":
    case "room":
    case "awaits":
    case "unanswered":
    case "missed":
    case "slip":
    case "listens":
    case "away":
    case "browses":
    case "right_place":
    case "no_visit":
    case "link":
      return say(`aside_${about}`);
    default:
      return "";
  }
}

function phraseNumber(data: Record<string, string>, values: Values, say: Say): string {
  const contact = values.either([data.phone ? phone(data.phone) : "", data.email ?? ""].filter((way) => way !== ""));
  return contact ? say("aside_number", { contact }) : say("aside_number_none");
}
