import { scoreReasonIds as ofTheAssistant } from "@llave/assistant";
import { scoreReasonIds } from "@llave/contract/understood";
import { expect, test } from "vitest";

test("every reason of a score has the one name that the pages word it by", () => {
  expect(scoreReasonIds).toEqual(ofTheAssistant);
});
