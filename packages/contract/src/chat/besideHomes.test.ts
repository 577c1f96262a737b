import { expect, test } from "vitest";
import { besideHomes } from "./besideHomes.ts";

const [first, second] = ["600 NE 27th St, #1403", "55 SE 6th St, #2804"];

test.each([
  [
    `Perfect: 2 bedrooms. I have 2 for you: ${first} ($2,900) and ${second} ($3,090).`,
    "Perfect: 2 bedrooms. I have 2 for you.",
  ],
  [`Tengo 2 para ti: ${first} ($2,900, a 3 millas) y ${second} ($3,090). Dime.`, "Tengo 2 para ti. Dime."],
])("the cards take the list's place", (text, shown) => {
  expect(besideHomes(text, [first, second])).toBe(shown);
});

test("a home that is gone leaves no half of the list", () => {
  const text = `I have 2 for you: ${first} ($2,900) and ${second} ($3,090).`;
  expect(besideHomes(text, [first])).toBe("I have 2 for you.");
  expect(besideHomes(text, [second])).toBe("I have 2 for you.");
});

test("what isn't a list stays", () => {
  for (const text of [`Perfect: ${first} fits.`, `${first} ($2,900) fits.`, "Nothing new."])
    expect(besideHomes(text, [first, second])).toBe(text);
});
