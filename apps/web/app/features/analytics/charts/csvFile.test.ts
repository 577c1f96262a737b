import { expect, test } from "vitest";
import { csvText } from "./csvFile.ts";

test("exports a table as a file that a spreadsheet never runs as formulas", () => {
  expect(
    csvText(
      ["Source", "Leads"],
      [
        ["=cmd()", 3],
        ['A "b", c', -1],
        ["+13055550100", "-2+3"],
      ],
    ),
  ).toBe('\ufeffSource,Leads\r\n"\'=cmd()",3\r\n"A ""b"", c",-1\r\n+13055550100,"\'-2+3"\r\n');
});
