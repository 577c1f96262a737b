import type { Act } from "../types.ts";
import type { WordingKey } from "./catalogues.ts";
import { catalogues } from "./catalogues.ts";
import type { PhraseContext, Say } from "./phrase.ts";
import { phone } from "./values.ts";
import { valuesOf } from "./valuesOf.ts";

type ConductAct = Extract<Act, { type: "conduct" }>;

/** Words a rule of conduct. Rules are catalogue keys of the same name; a few need data worded first. */
export function phraseConduct(act: ConductAct, context: PhraseContext, say: Say): string {
  const data = act.data ?? {};
  switch (act.rule) {
    case "human":
    case "agent_answers":
      return say(act.rule, { expected: expectedAnswer(data, context, say) });
    case "help":
      return phraseHelp(data, say);
    case "abuse":
      return say(data.again ? "abuse_again" : "abuse");
    default:
      return say(ruleKey(act.rule), data);
  }
}

/** Words what somebody who waits for the agent is told. */
export function phraseWaiting(act: Extract<Act, { type: "waiting" }>, context: PhraseContext, say: Say): string {
  if (act.about === "when") return say("waiting_when", { expected: expectedAnswer(act.data ?? {}, context, say) });
  if (act.about === "no_word" || !act.contact) return say("waiting_no_word");
  return say("waiting_contact", {
    contact: act.contact.kind === "phone" ? phone(act.contact.value) : act.contact.value,
  });
}

function ruleKey(rule: string): WordingKey {
  if (rule in catalogues.en) return rule as WordingKey;
  throw new Error(`No wording for the rule of conduct "${rule}"`);
}

function expectedAnswer(data: Record<string, string>, context: PhraseContext, say: Say): string {
  const values = valuesOf(context.language);
  const hour = data.hour === undefined ? "" : values.hour(Number(data.hour));
  switch (data.when) {
    case "now":
      return say("expected_now", { hour });
    case "today":
      return say("expected_today", { hour });
    case "tomorrow":
      return say("expected_tomorrow", { hour });
    case "weekday":
      return say("expected_weekday", { hour, weekday: values.weekday(Number(data.weekday)) });
    default:
      return say("expected_soon");
  }
}

function phraseHelp(data: Record<string, string>, say: Say): string {
  const who = [data.name, data.brokerage].filter(Boolean).join(", ");
  const contact = [data.phone && phone(data.phone), data.email].filter(Boolean).join(", ");
  return say("help", { who, reach: contact ? say("help_reach", { contact }) : say("help_reach_here") });
}
