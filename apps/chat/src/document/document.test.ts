import { escapeHtml } from "@llave/contract/text/escapeHtml";
import fc from "fast-check";
import { expect, test } from "vitest";
import { brandColors } from "./brandColors.ts";
import { escapeJson } from "./escapeJson.ts";

test("embedded data cannot leave its element and reads back as it was", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const embedded = escapeJson(value);
      expect(embedded).not.toMatch(/[<>\u2028\u2029]/);
      expect(JSON.parse(embedded)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(escapeJson("</script><!--")).toBe('"\\u003c/script\\u003e\\u003c!--"');
});

test("a name cannot leave its attribute", () => {
  expect(escapeHtml(`"><img src=x onerror='1'>&`)).toBe("&quot;&gt;&lt;img src=x onerror=&#39;1&#39;&gt;&amp;");
});

test("the brand color is written only if it is a color", () => {
  expect(brandColors("#C4FFE5")).toContain("--brand:#c4ffe5;--on-brand:#1c2238;");
  expect(brandColors("red}body{display:none")).toContain("--brand:#FFA56B;");
});
