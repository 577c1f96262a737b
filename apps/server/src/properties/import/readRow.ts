import type { ImportColumn, ListingTerms, SavePropertyRequest } from "@llave/contract/listings/properties";
import { readMoney, readNumber } from "@llave/contract/text/typedNumbers";
import { compact } from "../../csv/compact.ts";
import { CellReader, rowTexts, type WrongCell } from "../../csv/rows.ts";
import { readBedrooms, readDate } from "../../csv/values.ts";
import { withUnit } from "./unit.ts";
import { readPets, readStatus, readUtilities, readYesNo } from "./values.ts";

type Listing = Omit<SavePropertyRequest, "photos" | "facts">;

/** A row's values for a listing; an empty cell changes nothing. */
export type RowChange = Partial<Omit<Listing, "terms">> & { terms: ListingTerms };

export interface ReadRow {
  change: RowChange;
  wrong: readonly WrongCell<ImportColumn>[];
}

type Cells = Partial<Record<ImportColumn, string>>;

/** Reads the cells of a row. */
export function readRow(cells: Cells, today: string): ReadRow {
  const row = new CellReader(cells);
  const change: RowChange = {
    ...given("address", withUnit(row.text("address"), row.text("unit"))),
    ...given("area", row.text("area")),
    ...given("price", row.number("price", readMoney)),
    ...given("bedrooms", row.number("bedrooms", readBedrooms)),
    ...given("bathrooms", row.number("bathrooms", readNumber)),
    ...given("squareFeet", row.number("squareFeet", readMoney)),
    ...given("status", row.read("status", readStatus)),
    ...given(
      "availableFrom",
      row.read("availableFrom", (value) => readDate(value, today), rowTexts.date),
    ),
    ...given("externalId", row.text("externalId")),
    ...given("description", row.text("description")),
    ...given("sourceUrl", row.text("sourceUrl")),
    terms: readTerms(row),
  };
  return { change, wrong: row.wrong };
}

function readTerms(row: CellReader<ImportColumn>): ListingTerms {
  const fees = compact({
    application: row.number("application", readMoney),
    firstMonth: row.read("firstMonth", readYesNo, rowTexts.yesNo),
    lastMonth: row.read("lastMonth", readYesNo, rowTexts.yesNo),
    deposit: row.number("deposit", readMoney),
    other: row.number("otherFees", readMoney),
  });
  const allowed = row.read("pets", readPets);
  const petFee = row.number("petFee", readMoney);
  const min = row.number("leaseMin", readNumber);
  const max = row.number("leaseMax", readNumber);
  return compact({
    pets: allowed && { allowed, ...(allowed.length > 0 && given("fee", petFee)) },
    fees: Object.keys(fees).length > 0 ? fees : undefined,
    parkingSpaces: row.number("parkingSpaces", readNumber),
    furnished: row.read("furnished", readYesNo, rowTexts.yesNo),
    lease: min === undefined ? undefined : { min, ...given("max", max) },
    utilities: row.read("utilities", readUtilities),
  });
}

/** A field with a value. */
function given<Key extends string, Value>(key: Key, value: Value | undefined) {
  return (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, Value>>;
}
