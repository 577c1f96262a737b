import { factTopics } from "@llave/contract/listings/properties";
import { useEffect, useRef } from "react";
import { type FieldPath, useFormContext } from "react-hook-form";
import { useSearchParams } from "react-router";
import { revealFields } from "../form/sections/OptionalSection.tsx";
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
    if (field) {
      revealFields([field]);
      return setFocus(field);
    }
    const known = factTopics.find((name) => name === topic) ?? "other";
    const facts = getValues("facts");
    if (!facts[known]) setValue("facts", { ...facts, [known]: { en: "", es: "" } }, { shouldDirty: true });
    // Its inputs are rendered first.
    setTimeout(() => {
      revealFields([`facts.${known}.en`]);
      setFocus(`facts.${known}.en`);
    });
  };
}

/** Opens the field for the topic in the address (`?fact=balcony`), as links from Analytics ask for. */
export function useFactInAddress(addFact: (topic: string) => void): void {
  const topic = useSearchParams()[0].get("fact");
  const atOpening = useRef(() => topic !== null && addFact(topic));
  useEffect(() => void atOpening.current(), []);
}
