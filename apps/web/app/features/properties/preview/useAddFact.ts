import { factTopics } from "@llave/contract/properties";
import { type FieldPath, useFormContext } from "react-hook-form";
import type { FormValues } from "../form/values.ts";

/** The fields that answer a topic better than free text. */
const fields: Partial<Record<string, FieldPath<FormValues>>> = {
  pets: "terms.pets.allowed",
  parking: "terms.parkingSpaces",
  furnished: "terms.furnished",
  deposit: "terms.fees.deposit",
  move_in_cost: "terms.fees.deposit",
  fees: "terms.fees.application",
  lease_term: "terms.lease.min",
  square_feet: "squareFeet",
  availability: "availableFrom",
  bedrooms: "bedrooms",
  bathrooms: "bathrooms",
  price: "price",
};

/** Scrolls to where the form accepts a fact about a topic; a topic without its own field gets a new text field. */
export function useAddFact(): (topic: string) => void {
  const { getValues, setValue, setFocus } = useFormContext<FormValues>();
  return (topic) => {
    const field = fields[topic];
    if (field) return setFocus(field);
    const known = factTopics.find((name) => name === topic) ?? "other";
    const facts = getValues("facts");
    if (!facts[known]) setValue("facts", { ...facts, [known]: { en: "", es: "" } }, { shouldDirty: true });
    // Its inputs are rendered first.
    setTimeout(() => setFocus(`facts.${known}.en`));
  };
}
