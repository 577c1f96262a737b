import { expect, test } from "vitest";
import { csvText } from "./csvFile.ts";

test("a table becomes a file that a spreadsheet reads and never runs", () => {
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
