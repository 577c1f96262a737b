import { expect, test } from "vitest";
import { captionIn } from "./words.ts";

test("shows the half of a caption that is in the reader's language, and any other caption whole", () => {
  expect(captionIn("The building · El edificio", "es")).toBe("El edificio");
  expect(captionIn("The building · El edificio", "en")).toBe("The building");
  expect(captionIn("The pool", "es")).toBe("The pool");
  expect(captionIn("Pool · gym · roof", "es")).toBe("Pool · gym · roof");
});
