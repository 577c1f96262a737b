import { maskSensitive } from "../masking/maskSensitive.ts";
import { shortName } from "../phrasing/templates.ts";
import type { AgentProfile, Slots, UnderstandContext } from "../types.ts";
import { understand } from "../understanding/understand.ts";
import { keptFromModel, placeholders, redactedText } from "./redactedText.ts";

/** A message of a conversation as it is stored. */
export interface ThreadLine {
  role: "user" | "assistant";
  content: string;
}

/**
 * Earlier messages as a model may see them: without names, numbers and addresses of people, and without what touches a
 * private rule of conduct or the reply to it.
 */
export function redactedThread(
  lines: readonly ThreadLine[],
  known: Slots,
  agent: Pick<AgentProfile, "name">,
  context: UnderstandContext,
): ThreadLine[] {
  const names = [agent.name, shortName(agent.name), ...agent.name.split(/\s+/)].filter((part) => part.length > 2);
  let isHidden = false;
  return lines.map(({ role, content }) => {
    if (role === "user") {
      const heard = understand(content, context);
      const kept = keptFromModel(content, heard, (part) => understand(part, context));
      isHidden = kept === null || kept.length > 0;
      return { role, content: kept === null ? hidden : redactedText(content, heard, known, kept).text };
    }
    const { text } = redactedText(content, { evidence: [] }, known);
    const shown = names.reduce((left, name) => left.replaceAll(name, placeholders.agent), text);
    return { role, content: isHidden || maskSensitive(shown).text !== shown ? hidden : shown };
  });
}

const hidden = "[NOT SHOWN]";
