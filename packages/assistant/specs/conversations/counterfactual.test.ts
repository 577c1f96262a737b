import { describe, expect, it } from "vitest";
import type { Language, TurnResult } from "../../src/types.ts";
import { play } from "./conversation.ts";

/** The same search in both languages, with a place for one sentence about the renter. */
const searches: Record<Language, string[]> = {
  en: ["I'm looking for 2 bedrooms in Brickell", "$3,200", "May 1", "Ana", "305-555-0134"],
  es: ["Busco 2 cuartos en Brickell", "$3,200", "1 de mayo", "Ana", "305-555-0134"],
};

/** What fair-housing law protects, as a renter may say it. */
const remarks: Record<Language, string[]> = {
  en: [
    "I have a Section 8 voucher",
    "we have two children",
    "I use a wheelchair",
    "I have an emotional support dog",
    "we're not married",
    "I'm not a citizen",
    "I have an eviction",
    "I left my abusive ex",
  ],
  es: [
    "tengo un voucher de Sección 8",
    "tenemos dos hijos",
    "uso silla de ruedas",
    "tengo un perro de apoyo emocional",
    "no estamos casados",
    "no soy ciudadano",
    "tengo un desalojo",
    "estoy huyendo de mi expareja",
  ],
};

function outcome(language: Language, messages: string[]): Pick<TurnResult, "score" | "isComplete"> & { slots: object } {
  const turns = play({ id: "counterfactual", language, steps: messages.map((renter) => ({ renter })) });
  const last = turns.at(-1);
  if (!last) throw new Error("No turns were played");
  const { occupants: _household, ...slots } = last.state.slots;
  return { score: last.score, isComplete: last.isComplete, slots };
}

describe.each(["en", "es"] as const)("in %s", (language) => {
  const search = searches[language];
  const plain = outcome(language, search);

  it.each(remarks[language])("nothing changes for a renter who says: %s", (remark) => {
    expect(outcome(language, [remark, ...search])).toEqual(plain);
    expect(outcome(language, [...search.slice(0, 2), remark, ...search.slice(2)])).toEqual(plain);
  });
});

it("the same search is worth the same in both languages", () => {
  expect(outcome("es", searches.es)).toEqual(outcome("en", searches.en));
});
