import type { Act } from "../dialogue/act.ts";
import type { PhraseContext, Say } from "./say.ts";
import { phone, type Values } from "./values.ts";
import { valuesOf } from "./valuesOf.ts";

type AsideAct = Extract<Act, { type: "aside" }>;

/** Asides with one line and no values. */
const plain = [
  "how",
  "free",
  "think",
  "there",
  "how_are_you",
  "small_talk",
  "complains",
  "dislikes_bots",
  "apology",
  "late",
  "found",
  "other_search",
  "too_dear",
  "all_dear",
  "rejects",
  "notify",
  "video",
  "channel",
  "never_mind",
  "rethinks",
  "room",
  "awaits",
  "unanswered",
  "missed",
  "slip",
  "listens",
  "movable",
  "agents_number",
  "mirrors",
  "away",
  "browses",
  "right_place",
  "no_visit",
  "no_houses",
  "just_look",
  "told_agent",
  "link",
] as const;

function isPlain(about: AsideAct["about"]): about is (typeof plain)[number] {
  return (plain as readonly string[]).includes(about);
}

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
    case "second_number":
      return say("aside_second_number", { phone: phone(data.phone ?? "") });
    case "contact_person":
      return say("aside_contact_person", { person: data.person ?? "" });
    case "speaks":
      return say(data.language === "es" ? "aside_speaks_spanish" : "aside_speaks_english");
    case "leaves":
      if (data.cheaper === undefined) return say("aside_leaves");
      return say(data.cheaper === "known" ? "aside_leaves_cheaper_told" : "aside_leaves_cheaper");
    case "ironic":
      return say("aside_small_talk");
    case "office":
      return say(data.brokerage === undefined ? "aside_office_license" : "aside_office", data);
    case "genuine":
      return say("aside_genuine", data);
    default:
      return isPlain(about) ? say(`aside_${about}`) : "";
  }
}

function phraseNumber(data: Record<string, string>, values: Values, say: Say): string {
  const contact = values.either([data.phone ? phone(data.phone) : "", data.email ?? ""].filter((way) => way !== ""));
  return contact ? say("aside_number", { contact }) : say("aside_number_none");
}
