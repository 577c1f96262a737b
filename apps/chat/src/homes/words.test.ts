import { expect, test } from "vitest";
import { captionIn } from "./words.ts";

test("shows only the reader's half of a caption in two languages", () => {
  expect(captionIn("The building · El edificio", "es")).toBe("El edificio");
  expect(captionIn("The building · El edificio", "en")).toBe("The building");
  expect(captionIn("The pool", "es")).toBe("The pool");
  expect(captionIn("Pool · gym · roof", "es")).toBe("Pool · gym · roof");
});
