import type { Act } from "../dialogue/act.ts";
import type { Say } from "./say.ts";
import { capitalized, type NoteableNeed, type Values } from "./values.ts";

/** "Near FIU, got it. I don't have anything on noise, so I've noted a quiet place for Marisol." */
export function phraseNeed(
  { needs, place, homes = [] }: Extract<Act, { type: "need" }>,
  values: Values,
  say: Say,
): string {
  const noted = needs.filter((need): need is NoteableNeed => need !== "near");
  const wants = noted.map((need) => values.need(need).want);
  const sentences = place ? [say("need_near", { place })] : [];
  const isStated = homes.length > 0 || noted.length > 1;
  // "A ground floor or an elevator" is one wish.
  const isEither = noted.length === 2 && noted.includes("low_floor") && noted.includes("elevator");
  const said = isEither ? values.either(wants) : values.all(wants);
  const [first] = noted;
  if (first && isStated) sentences.push(say("need", { Needs: capitalized(said) }));
  else if (first) sentences.push(say("need_unstated", { about: values.need(first).about, needs: said }));
  if (homes.length > 0) sentences.push(say("need_elevator", { homes: values.all(homes) }));
  return sentences.join(" ");
}
