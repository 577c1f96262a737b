import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../testing/databases/database.ts";
import { copySections } from "./copySections.ts";

const page = readFileSync(join(import.meta.dirname, "../../../../docs/data-map.md"), "utf8");

/** The columns that docs/data-map.md lists for each table, personal or not. */
function mappedColumns(): Map<string, string[]> {
  const rows = [...page.matchAll(/^\| `(\w+)` \|(.*?)\|(.*?)\|(.+)\|$/gm)];
  return new Map(
    rows.map(([, table = "", personal = "", other = "", kept = ""]) => {
      expect([table, kept.trim()]).not.toEqual([table, ""]);
      return [table, [...`${personal} ${other}`.matchAll(/`(\w+)`/g)].map(([, column = ""]) => column).toSorted()];
    }),
  );
}

test("the data map lists every table, and every column that can hold something about a person", async () => {
  const { pool } = await openTestDatabase();
  // Numbers, times, switches and ids say nothing by themselves; a visitor's id is in their cookie.
  const { rows } = await pool.query<{ name: string; columns: string[] | null }>(
    `select t.table_name as name, array_agg(c.column_name::text order by c.column_name) filter (
       where c.data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY', 'inet')
         or c.column_name = 'visitor_id') as columns
     from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and t.table_schema = 'public' group by 1 order by 1`,
  );
  const stored = Object.fromEntries(rows.map(({ name, columns }) => [name, (columns ?? []).toSorted()]));
  expect(Object.fromEntries([...mappedColumns()].toSorted())).toEqual(stored);
});

const names = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);

describe("a renter's copy", () => {
  const renters = page.slice(page.indexOf("## Renters"), page.indexOf("## Agents"));
  const mapped = [...renters.matchAll(/^\| `(\w+)` \|(.*?)\|.*\|(.+?)\|$/gm)].map(([, table, personal, copy]) => {
    const [copied = "", left = ""] = (copy ?? "").trim().split(/;? ?\bnot[: ] ?/);
    return { table: table ?? "", personal: names(personal ?? ""), parts: names(copied), left: names(left), why: left };
  });

  test("has the section that the data map names for each table, or gives a reason", () => {
    const files = { name: "files", table: "channel_media" };
    const made = [...copySections, files].map(({ name, table }) => `${table}: ${name}`);
    expect(mapped.flatMap(({ table, parts }) => parts.map((name) => `${table}: ${name}`)).toSorted()).toEqual(
      made.toSorted(),
    );
    expect(mapped.filter(({ parts, why }) => parts.length === 0 && why === "").map(({ table }) => table)).toEqual([]);
  });

  test("has every personal column of its tables, except for those that the data map leaves out with a reason", () => {
    for (const { table, fields } of copySections) {
      const { personal, left, why } = mapped.find((one) => one.table === table) ?? { personal: [], left: [], why: "" };
      const copied = new Set(Object.values(fields).flatMap((from) => from.match(/\w+/g) ?? []));
      const missing = personal.filter((column) => !copied.has(column));
      expect([table, missing.toSorted()]).toEqual([table, left.toSorted()]);
      if (left.length > 0) expect(why).toMatch(/\(.+\)/);
    }
  });
});
