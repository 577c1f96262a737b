import { describe, expect, it } from "vitest";
import { heard } from "../../specs/heard.ts";
import { maskSensitive } from "./maskSensitive.ts";
import { redact, storable } from "./redaction.ts";

function stored(message: string): string {
  return redact(maskSensitive(message), heard({ maskedText: message, topics: ["immigration"] })).text;
}

describe("immigration status", () => {
  it.each([
    ["I don't have papers, is that ok? I need 2 bedrooms in Hialeah", "[…], is that ok? I need 2 bedrooms in Hialeah"],
    ["no tengo papeles y busco 2 cuartos", "[…] y busco 2 cuartos"],
    ["2 cuartos en Doral, soy indocumentado", "2 cuartos en Doral, […]"],
    ["My budget is $2,500 but I'm on a student visa", "My budget is $2,500 […]"],
    ["no soy ciudadana", "[…]"],
  ])("%s", (message, text) => {
    expect(stored(message)).toBe(text);
  });

  it("is taken out with the whole message when it is said in other words", () => {
    expect(stored("cruzamos el río hace un mes")).toBe("[…]");
  });

  it("leaves no trace in what may be kept", () => {
    const said = heard({ maskedText: "sin papeles, 2 cuartos", topics: ["pets", "immigration"] });
    const redaction = redact(maskSensitive("sin papeles, 2 cuartos"), said);
    expect(redaction.what).toEqual(["personal_status"]);
    expect(storable(said, redaction)).toMatchObject({ maskedText: "[…], 2 cuartos", topics: ["pets"] });
  });
});

it("tells what was masked, and keeps everything else as it was written", () => {
  const masked = maskSensitive("ssn 123-45-6789");
  expect(redact(masked, heard())).toEqual({ text: "ssn •••", what: ["ssn"] });
  const message = "2 bedrooms, call 305-555-0134";
  expect(redact(maskSensitive(message), heard())).toEqual({ text: message, what: [] });
});
