import { expect, test } from "vitest";
import { emptyForm, formSchema, formValues, saveRequest } from "./values.ts";

const filled = {
  ...emptyForm,
  status: "active" as const,
  address: "77 SW 9th St",
  area: "Brickell",
  price: "$2,500",
  bedrooms: "0",
  bathrooms: "1.5",
  terms: {
    ...emptyForm.terms,
    pets: { allowed: "cat" as const, most: "2", pounds: "", fee: "250" },
    furnished: "no" as const,
    noUtilities: true,
  },
};

test("typed values become a listing, and empty ones stay unknown", () => {
  const request = saveRequest(filled);
  expect(request).toMatchObject({ price: 2500, bedrooms: 0, bathrooms: 1.5, squareFeet: null, externalId: null });
  expect(request.terms).toMatchObject({
    pets: { allowed: ["cat"], most: 2, fee: 250 },
    furnished: false,
    utilities: [],
  });
  expect(request.terms).not.toHaveProperty("lease");
});

test("errors have the names of the form's fields", () => {
  const wrong = { ...filled, address: " ", price: "a lot", terms: { ...filled.terms, lease: { min: "12", max: "6" } } };
  const { error } = formSchema.safeParse(wrong);
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(expect.arrayContaining(["price", "terms.lease.max"]));
  expect(formSchema.safeParse({ ...filled, area: "" }).error?.issues[0]).toMatchObject({
    path: ["area"],
    message: "required",
  });
  expect(formSchema.safeParse(filled).success).toBe(true);
});

test("a stored listing opens in the form as it was typed", () => {
  const request = saveRequest(filled);
  const stored = {
    ...request,
    id: "x",
    images: [],
    imageAlt: "",
    statusSince: "2026-01-01T00:00:00.000Z",
    unanswered: 0,
    chats: 0,
    abilities: { share: true, confirm: true },
    updatedAt: "2026-01-01T00:00:00.000Z",
    moveInCost: null,
    photos: [],
  };
  expect(saveRequest(formValues(stored))).toEqual(request);
});
