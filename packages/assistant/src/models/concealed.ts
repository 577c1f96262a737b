import type { Rewording } from "../grounding/reword.ts";
import { shortName } from "../phrasing/templates.ts";
import { phone } from "../phrasing/values.ts";
import { placeholders } from "./redactedText.ts";

/** A built-in wording as a model may see it, and a function to restore the model's. */
export interface Concealed {
  /** With a placeholder for each name, phone and email address in it. */
  draft: string;
  /** A model's wording with the placeholders filled; an invented placeholder stays, and fails the check. */
  reveal(text: string): string;
}

/** Removes from a draft whom it is about, because the model phrases sentences and needs no personal data. */
export function concealed({ acts, draft, context }: Rewording): Concealed {
  const told: [string, string][] = acts.flatMap((act) => (act.type === "confirm" ? contactIn(act.slots, draft) : []));
  told.push([placeholders.agent, context.agent.name], [placeholders.agent, shortName(context.agent.name)]);
  const shown = told.reduce((text, [mark, value]) => text.replace(wholeWord(value), mark), draft);
  const meant = new Map(told.filter(([, value]) => wholeWord(value).test(draft)).map(([mark, value]) => [mark, value]));
  return { draft: shown, reveal: (text) => text.replace(/\[[A-Z]+\]/g, (mark) => meant.get(mark) ?? mark) };
}

function contactIn(slots: { name?: string; phone?: string; email?: string }, draft: string): [string, string][] {
  const { name, email } = slots;
  const number = slots.phone === undefined ? undefined : phone(slots.phone);
  const first = name?.split(" ")[0];
  const said = name !== undefined && wholeWord(name).test(draft) ? name : first;
  return [
    ...(said ? ([[placeholders.name, said]] as [string, string][]) : []),
    ...(number ? ([[placeholders.phone, number]] as [string, string][]) : []),
    ...(email ? ([[placeholders.email, email]] as [string, string][]) : []),
  ];
}

function wholeWord(text: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}(?![\\p{L}\\d])`, "gu");
}
