import { scoreReasonIds as ofTheAssistant } from "@llave/assistant";
import { scoreReasonIds } from "@llave/contract/conversations/understood";
import { expect, test } from "vitest";

test("every score reason has a text on the pages", () => {
  expect(scoreReasonIds).toEqual(ofTheAssistant);
});
