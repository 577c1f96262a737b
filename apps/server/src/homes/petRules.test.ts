import { expect, test } from "vitest";
import { petRules } from "./petRules.ts";

const upTo30 = { allowed: ["cat", "dog"] as const, pounds: 30 };
const dog = { has: true, kind: "dog" };

test.each([
  [upTo30, dog, undefined, null, "Your dog is welcome up to 30 lb", "Aceptan a tu perro si pesa hasta 30 libras"],
  [upTo30, dog, 25, true, "Your dog is welcome", "Aceptan a tu perro"],
  [upTo30, dog, 70, false, "Your dog is over the 30 lb limit", "Tu perro pasa del límite de 30 libras"],
  [upTo30, { has: true, kind: "cat" }, undefined, true, "Your cat is welcome", "Aceptan a tu gato"],
  [upTo30, { has: true, kind: "bird" }, undefined, null, "Ask about your pet", "Pregunta por tu mascota"],
  [{ allowed: ["cat"] as const }, dog, undefined, false, "Doesn’t take your dog", "No aceptan a tu perro"],
  [upTo30, undefined, undefined, null, "Pets are welcome", "Aceptan mascotas"],
] as const)("%j for %j of %s lb", (policy, pets, pounds, fits, en, es) => {
  expect(petRules(policy, { pets, pounds }, "en")).toMatchObject({ fits, title: en });
  expect(petRules(policy, { pets, pounds }, "es")).toMatchObject({ fits, title: es });
});
