import { expect, test } from "vitest";
import { saysSomething } from "./saysSomething.ts";

test.each([
  "ok",
  "OK, thank you so much!",
  "gracias",
  "¡Muchas gracias! 🙏",
  "👍",
  "Hola, buenas tardes",
  "perfecto, dale",
  "jajaja ok",
  "you’re welcome",
  "...",
])("nothing in %s", (text) => expect(saysSomething(text)).toBe(false));

test.each([
  "ok, but is the deposit refundable?",
  "Gracias, ¿aceptan perros?",
  "yes",
  "no",
  "$3,000",
  "5pm",
  "Okeechobee",
  "vale la pena?",
])("something in %s", (text) => expect(saysSomething(text)).toBe(true));
