import type { ListingTerms, SavePropertyRequest } from "@llave/contract/properties";
import type { ImportColumn } from "./columns.ts";
import {
  readBedrooms,
  readDate,
  readMoney,
  readNumber,
  readPets,
  readStatus,
  readUtilities,
  readYesNo,
} from "./values.ts";

type Listing = Omit<SavePropertyRequest, "photos" | "facts">;

/** A row's values for a listing; an empty cell changes nothing. */
export type RowChange = Partial<Omit<Listing, "terms">> & { terms: ListingTerms };

export interface ReadRow {
  change: RowChange;
  /** Cells that can't be read. */
  wrong: ImportColumn[];
}

type Cells = Partial<Record<ImportColumn, string>>;

/** Reads the cells of a row. */
export function readRow(cells: Cells, today: string): ReadRow {
  const wrong: ImportColumn[] = [];
  const read = <Value>(column: ImportColumn, reader: (text: string) => Value | undefined): Value | undefined => {
    const text = cells[column]?.trim() ?? "";
    if (text === "") return undefined;
    const value = reader(text);
    if (value === undefined) wrong.push(column);
    return value;
  };
  const text = (column: ImportColumn) => read(column, (value) => value);
  const change: RowChange = {
    ...given("address", text("address")),
    ...given("area", text("area")),
    ...given("price", read("price", readMoney)),
    ...given("bedrooms", read("bedrooms", readBedrooms)),
    ...given("bathrooms", read("bathrooms", readNumber)),
    ...given("squareFeet", read("squareFeet", readMoney)),
    ...given("status", read("status", readStatus)),
    ...given(
      "availableFrom",
      read("availableFrom", (value) => readDate(value, today)),
    ),
    ...given("externalId", text("externalId")),
    ...given("description", text("description")),
    ...given("sourceUrl", text("sourceUrl")),
    terms: readTerms(read),
  };
  return { change, wrong };
}

type Reader = <Value>(column: ImportColumn, reader: (text: string) => Value | undefined) => Value | undefined;

function readTerms(read: Reader): ListingTerms {
  const fees = compact({
    application: read("application", readMoney),
    firstMonth: read("firstMonth", readYesNo),
    lastMonth: read("lastMonth", readYesNo),
    deposit: read("deposit", readMoney),
    other: read("otherFees", readMoney),
  });
  const allowed = read("pets", readPets);
  const petFee = read("petFee", readMoney);
  const min = read("leaseMin", readNumber);
  const max = read("leaseMax", readNumber);
  return compact({
    pets: allowed && { allowed, ...(allowed.length > 0 && given("fee", petFee)) },
    fees: Object.keys(fees).length > 0 ? fees : undefined,
    parkingSpaces: read("parkingSpaces", readNumber),
    furnished: read("furnished", readYesNo),
    lease: min === undefined ? undefined : { min, ...given("max", max) },
    utilities: read("utilities", readUtilities),
  });
}

/** A field with a value. */
function given<Key extends string, Value>(key: Key, value: Value | undefined) {
  return (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, Value>>;
}

function compact<Fields extends object>(fields: Fields): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
