import { expect, it } from "vitest";
import { readVisitQuestion } from "./visitQuestion.ts";

it.each([
  ["can i bring the dog to the showing lol", "bring_pet"],
  ["puedo llevar a mi perrito a la visita", "bring_pet"],
  ["where should she park saturday", "visit_parking"],
  ["donde me estaciono el sabado", "visit_parking"],
  ["how do we get in", "visit_entry"],
  ["como entro al edificio", "visit_entry"],
  ["how long does the tour take", "visit_length"],
  ["cuanto dura la visita", "visit_length"],
  ["who will meet me there", "visit_host"],
  ["quien me recibe", "visit_host"],
  ["n whats the adress again", "visit_address"],
  ["me mandas la direccion otra vez", "visit_address"],
  ["how will she contact me", "contact_way"],
  ["por donde me escribe ella", "contact_way"],
  // The home's own policy, and other matters.
  ["do they allow dogs", undefined],
  ["can i bring my dog when i move in", undefined],
  ["is there parking", undefined],
  ["where do guests park", undefined],
  ["how long does the application take", undefined],
  ["cuanto demora la solicitud", undefined],
  ["how do i get a copy of the lease", undefined],
  ["whats your email address", undefined],
  ["what floor is it on", undefined],
])("%j asks about %s", (text, subject) => {
  expect(readVisitQuestion(text, false)).toBe(subject);
});

it.each([
  ["can we bring the dog", "bring_pet"],
  ["can he come", "bring_pet"],
  ["where do we park", "visit_parking"],
  ["will somebody meet us downstairs", "visit_entry"],
  ["how long does it take", "visit_length"],
  ["will you be there", "visit_host"],
])("next to a showing, %j asks about %s", (text, subject) => {
  expect(readVisitQuestion(text, true)).toBe(subject);
  expect(readVisitQuestion(text, false)).toBeUndefined();
});

it("leaves a pet that moves in to the home's policy", () => {
  expect(readVisitQuestion("can i bring my dog when i move in", true)).toBeUndefined();
  expect(readVisitQuestion("puedo llevar a mi perro cuando me mude", true)).toBeUndefined();
});
