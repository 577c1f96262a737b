import type { Understanding } from "../types.ts";
import type { Reading } from "../understanding/reading.ts";
import type { PointingClause } from "./clauseActs.ts";
import type { Command, Span } from "./command.ts";
import { foreignParts } from "./foreign.ts";
import type { TimeMention } from "./mentions/time/mention.ts";
import { overlaps } from "./spans.ts";

const isDenied =
  /\b(?:not|no|ni|sin|other|these|those|the|both|first|last|otr[oa]s|l[oa]s|es[oa]s|primer[oa]s|section|secci[oó]n|unit|unidad|apt|suite)\s*$/i;
const hasNoun =
  /^\s*(?:bed|bath|br\b|bd\b|cuart|hab|rec[aá]m|ba[ñn]o|people|person|child|bab(?:y|ies)|beb[eé]|sons?\b|daughter|adult|toddler|teen|roommate|friend|amig|niet|cars?\b|carro|auto|month|mes|dog|cat|perr|gat|kid|hij|ni[nñ]|lb|pound|min|hour|hora|days?\b|d[ií]as?\b|week|semana|year|a[ñn]o|am\b|pm\b|:)/i;
/** Longer clauses with a number in them say what it counts. */
const maxNumberWords = 6;
const maxWordsBesideWord = 3;

/** A number that no value, hour or reference uses: which open question it answers depends on the conversation. */
export function bareNumbers(
  clauses: readonly PointingClause[],
  { reading, understanding }: { reading: Reading; understanding: Understanding },
  times: readonly TimeMention[],
  commands: readonly Command[],
): Command[] {
  // "3k is comfortable, could stretch to 3300": the budget is said, and the other figure with it.
  if (commands.some((command) => command.type === "setSlot" && command.slot === "budget_max")) return [];
  const foreign = foreignParts(understanding.maskedText);
  return clauses.flatMap((clause): Command[] => {
    if (clause.words > maxNumberWords || clause.isMarked || clause.refs.some(({ by }) => by === "id" || by === "rent"))
      return [];
    const isUsed = (span: Span) =>
      [...understanding.evidence, ...times, ...foreign].some((item) => overlaps(item, span)) ||
      commands.some((command) => command.type === "setSlot" && overlaps(command, span));
    for (let i = 0; i < reading.words.length; i++) {
      const [number, word] = [reading.numbers[i], reading.words[i]];
      if (
        !number ||
        !word ||
        word.start < clause.start ||
        word.start >= clause.end ||
        number.isOrdinal ||
        number.isArticle
      )
        continue;
      const last = reading.words[number.end - 1] ?? word;
      const span = { start: word.start, end: last.end };
      const text = understanding.maskedText;
      if (clause.refs.length > 0 && /^(?:ones?|una?|uno)$/i.test(text.slice(span.start, span.end))) continue;
      if (isDenied.test(text.slice(0, span.start)) || hasNoun.test(text.slice(span.end))) continue;
      // "The Brickell one" is a home, and "I only need 6" behind "12 months" a length of time.
      if (!number.inDigits && clause.words > maxWordsBesideWord) continue;
      if (times.some(({ kind, end }) => kind === "duration" && end <= clause.start)) continue;
      if (!isUsed(span)) return [{ type: "bareNumber", value: number.value, ...span }];
    }
    return [];
  });
}
