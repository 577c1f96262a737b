import { money } from "../phrasing/values.ts";
import type { Total } from "./answerTypes.ts";
import { listed, type Sentences } from "./sentences.ts";

/** Words the sums of a question. */
export function phraseTotals(sentences: Sentences): string[] {
  const totals = (sentences.answer.totals ?? []).filter(({ amount }) => amount > 0);
  const [first] = totals;
  if (!first) return [];
  if (totals.length === 1) return phraseTotal(first, sentences);
  return phraseSeveral(totals, first, sentences);
}

function phraseTotal(total: Total, { words, say, state, name }: Sentences): string[] {
  const home = name(total.propertyId);
  const data = { at: words.at(home), total: money(total.amount), rent: money(total.rent) };
  const lacks = total.lacks.length > 0 ? [say("answer_total_lacks", { nouns: words.nouns(total.lacks) })] : [];
  switch (total.type) {
    case "move_in":
      return [say("answer_move_in", { ...data, parts: words.parts(total.parts) }), ...lacks];
    case "rent_months":
      return [say("answer_rent_months", { ...data, months: String(total.months) })];
    case "monthly":
      return [state(words.monthly(home, total.rent, total.includes)), ...lacks];
  }
}

function phraseSeveral(
  totals: readonly Total[],
  { type, months }: Total,
  { words, say, state, name }: Sentences,
): string[] {
  const { named, more } = listed(totals);
  const facts = words.joined(
    named.map(({ propertyId, amount }) => `${money(amount)}${words.at(name(propertyId))}`),
    more,
  );
  if (type === "move_in") return [say("answer_move_in_several", { facts })];
  if (type === "rent_months") return [say("answer_rent_months_several", { facts, months: String(months) })];
  return [state(facts)];
}
