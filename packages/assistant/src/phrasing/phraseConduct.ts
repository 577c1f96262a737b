import type { Act } from "../dialogue/act.ts";
import type { WordingKey } from "./catalogs.ts";
import { catalogs } from "./catalogs.ts";
import type { PhraseContext, Say } from "./say.ts";
import { phone } from "./values.ts";
import { valuesOf } from "./valuesOf.ts";

type ConductAct = Extract<Act, { type: "conduct" }>;

/** Phrases a rule of conduct. Rules are catalog keys with the same name; some need data phrased first. */
export function phraseConduct(act: ConductAct, context: PhraseContext, say: Say): string {
  const data = act.data ?? {};
  switch (act.rule) {
    case "human":
    case "waits":
    case "agent_answers":
      return say(act.rule, { expected: expectedAnswer(data, context, say) });
    case "expected":
      return expectedAnswer(data, context, say);
    case "help":
      return phraseHelp(data, say);
    case "abuse":
      return say(data.again ? "abuse_again" : "abuse");
    default:
      return say(ruleKey(act.rule), data);
  }
}

function ruleKey(rule: string): WordingKey {
  if (rule in catalogs.en) return rule as WordingKey;
  throw new Error(`No wording for the rule of conduct "${rule}"`);
}

export function expectedAnswer(data: Record<string, string>, context: PhraseContext, say: Say): string {
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
