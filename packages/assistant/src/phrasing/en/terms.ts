import type { PetKind, Utility } from "../../listings/listingTerms.ts";
import type { MoveInPart } from "../../listings/moveInCost.ts";
import type { TermWords } from "../../listings/termWords.ts";
import { capitalized, joined, money } from "../values.ts";

const petNames: Record<PetKind, string> = { cat: "cats", dog: "dogs" };
const utilityNames: Record<Utility, string> = {
  water: "water",
  electricity: "electricity",
  gas: "gas",
  internet: "internet",
  trash: "trash pickup",
};
const partNames: Record<MoveInPart | "pet", string> = {
  firstMonth: "first month",
  lastMonth: "last month",
  deposit: "deposit",
  application: "application",
  other: "other fees",
  pet: "pet fee",
};
const months = (count: number) => (count === 1 ? "1 month" : `${count} months`);

/** What a listing costs and allows, in English. */
export const termWords: TermWords = {
  inOtherLanguage: (text) => `the agent’s note, in Spanish: “${text}”`,
  pets({ allowed, most, pounds }) {
    if (allowed.length === 0) return "No pets (assistance animals are not pets)";
    const kinds = capitalized(
      joined(
        allowed.map((kind) => petNames[kind]),
        "and",
      ),
    );
    const only = allowed.length === 1 ? " only" : "";
    return [
      `${kinds} welcome${only}`,
      most && `${most} at most`,
      pounds && `up to ${pounds} lb${most === 1 ? "" : " each"}`,
    ]
      .filter(Boolean)
      .join(", ");
  },
  petFee: (fee) => `${money(fee)} once for each pet; none for assistance animals`,
  noPetFee: () => "No pet fee",
  parking(spaces) {
    if (spaces === 0) return "No parking space included";
    return spaces === 1 ? "1 parking space included" : `${spaces} parking spaces included`;
  },
  furnished: (furnished) => (furnished ? "Furnished" : "Unfurnished"),
  lease({ min, max }) {
    if (max === undefined) return `Minimum lease of ${months(min)}`;
    return max === min ? `Lease of ${months(min)}` : `Lease of ${min} to ${months(max)}`;
  },
  utilities: (included) =>
    included.length === 0
      ? "No utilities included in the rent"
      : `${capitalized(
          joined(
            included.map((name) => utilityNames[name]),
            "and",
          ),
        )} included in the rent`,
  named: (utilities) => utilities.map((name) => utilityNames[name]),
  deposit: (amount) => (amount === 0 ? "No security deposit" : `Security deposit of ${money(amount)}`),
  application: (amount) => (amount === 0 ? "No application fee" : `Application fee of ${money(amount)}`),
  other: (amount) => `Other fees of ${money(amount)}`,
  part: (part) => partNames[part],
  months,
  days: (count) =>
    count === 1 ? "1 day" : count % 7 === 0 ? (count === 7 ? "a week" : `${count / 7} weeks`) : `${count} days`,
  spaces: (count) => (count === 1 ? "1 parking space" : `${count} parking spaces`),
  pounds: (count) => `${count} lb`,
  moveIn: ({ total, parts }) =>
    `${money(total)} to move in: ${parts.map(({ part, amount }) => `${partNames[part]} ${money(amount)}`).join(", ")}`,
};
