import type { Act } from "../dialogue/act.ts";
import { expectedAnswer } from "./phraseConduct.ts";
import type { PhraseContext, Say } from "./say.ts";
import { valuesOf } from "./valuesOf.ts";

/** Phrases what a message leaves for the agent. */
export function phraseForAgent(
  act: Extract<Act, { type: "contact_wish" | "added_for_agent" }>,
  context: PhraseContext,
  say: Say,
): string {
  const values = valuesOf(context.language);
  if (act.type === "contact_wish") {
    const wish = say(act.agreed ? "contact_agreed" : "contact_wish", { wish: values.reach(act.wish) });
    return act.expected ? `${wish} ${expectedAnswer(act.expected, context, say)}` : wish;
  }
  const what = act.about.map((topic) => (topic === "showing" ? values.theShowing : values.topic(topic)));
  return what.length > 0 ? say("added_for_agent_about", { what: values.all(what) }) : say("added_for_agent");
}
