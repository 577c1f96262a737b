import { expect, test } from "vitest";
import { emptyForm } from "../form/values.ts";
import { missingToPublish, unsaidToRenters } from "./missing.ts";

test("names what a listing needs before renters can see it, in the form's order", () => {
  expect(missingToPublish(emptyForm)).toEqual(["address", "area", "price", "bedrooms", "bathrooms"]);
  const known = { ...emptyForm, address: "1 Main St", area: "Doral", bedrooms: "0", bathrooms: "1" };
  expect(missingToPublish(known)).toEqual(["price"]);
  expect(missingToPublish({ ...known, price: "$2,000" })).toEqual([]);
});

test("names what renters ask first when a listing doesn't say it", () => {
  expect(unsaidToRenters(emptyForm)).toEqual(["photos", "terms.fees.deposit", "terms.pets.allowed"]);
  const { terms } = emptyForm;
  const said = {
    ...emptyForm,
    photos: [{ id: "a", alt: "", url: "", large: "" }],
    terms: { ...terms, pets: { ...terms.pets, allowed: "none" as const }, fees: { ...terms.fees, firstMonth: true } },
  };
  expect(unsaidToRenters(said)).toEqual([]);
});
