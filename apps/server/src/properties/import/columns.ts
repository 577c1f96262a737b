import { type ImportColumn, importColumns } from "@llave/contract/properties";
import { ApiError } from "../../http/errors.ts";
import type { PageLanguage } from "../../http/language.ts";

/** The columns an import reads, with their names in the template: English, Spanish, then other names. */
const heads = {
  address: ["Address", "Dirección", "street address", "property address", "domicilio", "direccion de la propiedad"],
  area: ["Area", "Zona", "neighborhood", "neighbourhood", "barrio", "vecindario", "sector"],
  price: [
    "Rent",
    "Renta",
    "price",
    "monthly rent",
    "rent per month",
    "monthly price",
    "precio",
    "alquiler",
    "renta mensual",
  ],
  bedrooms: ["Bedrooms", "Habitaciones", "beds", "bd", "br", "bedroom", "cuartos", "dormitorios", "recamaras"],
  bathrooms: ["Bathrooms", "Baños", "baths", "ba", "bath"],
  squareFeet: ["Square feet", "Pies cuadrados", "sqft", "sq ft", "size", "living area", "pies2", "ft2", "area sqft"],
  status: ["Status", "Estado", "estatus", "listing status"],
  availableFrom: [
    "Available from",
    "Disponible desde",
    "available",
    "availability",
    "available date",
    "date available",
    "disponible",
    "disponibilidad",
  ],
  externalId: [
    "Reference",
    "Referencia",
    "id",
    "mls",
    "mls number",
    "mls id",
    "external id",
    "listing id",
    "ref",
    "codigo",
  ],
  description: ["Description", "Descripción", "remarks", "public remarks", "texto", "comentarios"],
  pets: ["Pets", "Mascotas", "pet policy", "pets allowed", "politica de mascotas"],
  petFee: ["Pet fee", "Cargo por mascota", "pet deposit"],
  parkingSpaces: ["Parking spaces", "Parqueos", "parking", "puestos de parqueo", "estacionamientos", "garage spaces"],
  furnished: ["Furnished", "Amueblado"],
  application: ["Application fee", "Costo de solicitud", "solicitud"],
  firstMonth: ["First month due", "Primer mes", "first month"],
  lastMonth: ["Last month due", "Último mes", "last month"],
  deposit: ["Deposit", "Depósito", "security deposit", "deposito de seguridad"],
  otherFees: ["Other fees", "Otros cargos"],
  leaseMin: [
    "Lease months",
    "Meses de contrato",
    "lease term",
    "minimum lease",
    "min lease",
    "contrato minimo",
    "lease",
  ],
  leaseMax: ["Longest lease", "Contrato máximo", "max lease"],
  utilities: ["Utilities included", "Servicios incluidos", "utilities", "servicios"],
  sourceUrl: ["Link", "Enlace", "url", "listing url"],
} as const satisfies Record<ImportColumn, readonly string[]>;

export type { ImportColumn };

const columns = importColumns;

const byName = new Map(columns.flatMap((column) => heads[column].map((name) => [folded(name), column] as const)));

export interface Head {
  /** The field for each column of a row; null if no field matches. */
  columns: (ImportColumn | null)[];
  /** The column names in the file. */
  names: string[];
  ignored: string[];
}

/**
 * Reads the header row of a file, in either language and any order.
 * @param mapping the fields the agent assigned; without it the names decide
 * @throws ApiError `csv_no_address` for a single column that isn't the address
 */
export function readHead(fields: readonly string[], mapping?: readonly (ImportColumn | null)[]): Head {
  const names = fields.map((name) => name.trim());
  const taken = new Set<ImportColumn>();
  const known = names.map((name, at) => {
    const column = (mapping ? mapping[at] : byName.get(folded(name))) ?? null;
    if (column === null || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
  if (!taken.has("address") && names.length < 2) throw new ApiError("csv_no_address");
  return { columns: known, names, ignored: names.filter((name, at) => known[at] === null && name !== "") };
}

const examples: Record<PageLanguage, Partial<Record<ImportColumn, string>>> = {
  en: {
    address: "100 SW 10th St, #4",
    area: "Brickell",
    price: "2,800",
    bedrooms: "2",
    bathrooms: "2",
    squareFeet: "1,050",
    status: "Active",
    availableFrom: "2027-01-15",
    externalId: "A-1001",
    description: "Corner unit with a balcony over the park.",
    pets: "Cats and dogs",
    petFee: "300",
    parkingSpaces: "1",
    furnished: "No",
    application: "75",
    firstMonth: "Yes",
    lastMonth: "No",
    deposit: "2,800",
    leaseMin: "12",
    utilities: "Water, trash",
  },
  es: {
    address: "100 SW 10th St, #4",
    area: "Brickell",
    price: "2,800",
    bedrooms: "2",
    bathrooms: "2",
    squareFeet: "1,050",
    status: "Activa",
    availableFrom: "2027-01-15",
    externalId: "A-1001",
    description: "Apartamento esquinero con balcón sobre el parque.",
    pets: "Gatos y perros",
    petFee: "300",
    parkingSpaces: "1",
    furnished: "No",
    application: "75",
    firstMonth: "Sí",
    lastMonth: "No",
    deposit: "2,800",
    leaseMin: "12",
    utilities: "Agua, basura",
  },
};

/** The template's header and its only example, which an import accepts as is. */
export function templateLines(language: PageLanguage): [head: string[], example: string[]] {
  const names = columns.map((column) => heads[column][language === "es" ? 1 : 0]);
  return [names, columns.map((column) => examples[language][column] ?? "")];
}

/** Lower case without accents and punctuation. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
