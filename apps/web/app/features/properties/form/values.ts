import {
  type FactTopic,
  type ListingTerms,
  type PropertyDetail,
  type PropertyStatus,
  type SavePropertyRequest,
  savePropertyRequest,
} from "@llave/contract/listings/properties";
import { readNumber } from "@llave/contract/text/typedNumbers";
import type { Language } from "@llave/ui/language";
import { z } from "zod";

export type PetPolicy = "" | "none" | "cat" | "dog" | "both";
export type YesNo = "" | "yes" | "no";

export interface FormPhoto {
  id: string;
  alt: string;
  /** Addresses of a small and of the largest version. */
  url: string;
  large: string;
}

/** The form as people type it: every number is text until it is sent, so no typed text is lost. */
export interface FormValues {
  address: string;
  area: string;
  price: string;
  bedrooms: string;
  bathrooms: string;
  squareFeet: string;
  status: PropertyStatus;
  availableFrom: string;
  sourceUrl: string;
  externalId: string;
  description: string;
  terms: {
    pets: { allowed: PetPolicy; most: string; pounds: string; fee: string };
    fees: { application: string; firstMonth: boolean; lastMonth: boolean; deposit: string; other: string };
    parkingSpaces: string;
    furnished: YesNo;
    lease: { min: string; max: string };
    utilities: NonNullable<ListingTerms["utilities"]>;
    /** True if nothing is included, which is different from not knowing. */
    noUtilities: boolean;
  };
  facts: Partial<Record<FactTopic, Record<Language, string>>>;
  photos: FormPhoto[];
}

export const emptyForm: FormValues = {
  address: "",
  area: "",
  price: "",
  bedrooms: "",
  bathrooms: "",
  squareFeet: "",
  status: "draft",
  availableFrom: "",
  sourceUrl: "",
  externalId: "",
  description: "",
  terms: {
    pets: { allowed: "", most: "", pounds: "", fee: "" },
    fees: { application: "", firstMonth: false, lastMonth: false, deposit: "", other: "" },
    parkingSpaces: "",
    furnished: "",
    lease: { min: "", max: "" },
    utilities: [],
    noUtilities: false,
  },
  facts: {},
  photos: [],
};

const text = (value: number | string | null | undefined) =>
  value === null || value === undefined ? "" : String(value);

/** A stored listing in the form's format. */
export function formValues(property: PropertyDetail): FormValues {
  const { pets, fees, lease, utilities, furnished } = property.terms;
  return {
    address: property.address,
    area: text(property.area),
    price: text(property.price),
    bedrooms: text(property.bedrooms),
    bathrooms: text(property.bathrooms),
    squareFeet: text(property.squareFeet),
    status: property.status,
    availableFrom: text(property.availableFrom),
    sourceUrl: text(property.sourceUrl),
    externalId: text(property.externalId),
    description: property.description,
    terms: {
      pets: {
        allowed: policyOf(pets?.allowed),
        most: text(pets?.most),
        pounds: text(pets?.pounds),
        fee: text(pets?.fee),
      },
      fees: {
        application: text(fees?.application),
        firstMonth: fees?.firstMonth ?? false,
        lastMonth: fees?.lastMonth ?? false,
        deposit: text(fees?.deposit),
        other: text(fees?.other),
      },
      parkingSpaces: text(property.terms.parkingSpaces),
      furnished: furnished === undefined ? "" : furnished ? "yes" : "no",
      lease: { min: text(lease?.min), max: text(lease?.max) },
      utilities: utilities ?? [],
      noUtilities: utilities?.length === 0,
    },
    facts: Object.fromEntries(
      Object.entries(property.facts).map(([topic, fact]) => [topic, { en: fact?.en ?? "", es: fact?.es ?? "" }]),
    ),
    photos: property.photos.map(({ id, alt, urls }) => ({ id, alt, url: urls.small, large: urls.large })),
  };
}

function policyOf(allowed: readonly string[] | undefined): PetPolicy {
  if (!allowed) return "";
  if (allowed.length > 1) return "both";
  return allowed[0] === "cat" ? "cat" : allowed[0] === "dog" ? "dog" : "none";
}

const allowedBy = { none: [], cat: ["cat"], dog: ["dog"], both: ["cat", "dog"] } as const;

/** What the form sends. An invalid number becomes NaN, which the contract's check refuses by field. */
export function saveRequest(values: FormValues): SavePropertyRequest {
  return {
    address: values.address,
    area: values.area.trim() || null,
    price: numberOf(values.price) ?? null,
    bedrooms: numberOf(values.bedrooms) ?? null,
    bathrooms: numberOf(values.bathrooms) ?? null,
    squareFeet: numberOf(values.squareFeet) ?? null,
    status: values.status,
    availableFrom: values.availableFrom || null,
    sourceUrl: values.sourceUrl.trim() || null,
    externalId: values.externalId.trim() || null,
    description: values.description,
    terms: termsOf(values.terms),
    facts: values.facts,
    photos: values.photos.map(({ id, alt }) => ({ id, alt })),
  };
}

function termsOf({ pets, fees, lease, ...terms }: FormValues["terms"]): ListingTerms {
  const spaces = numberOf(terms.parkingSpaces);
  const min = numberOf(lease.min);
  return {
    ...(pets.allowed !== "" && {
      pets: {
        allowed: [...allowedBy[pets.allowed]],
        ...(pets.allowed !== "none" && {
          most: numberOf(pets.most),
          pounds: numberOf(pets.pounds),
          fee: numberOf(pets.fee),
        }),
      },
    }),
    fees: {
      application: numberOf(fees.application),
      firstMonth: fees.firstMonth,
      lastMonth: fees.lastMonth,
      deposit: numberOf(fees.deposit),
      other: numberOf(fees.other),
    },
    ...(spaces !== undefined && { parkingSpaces: spaces }),
    ...(terms.furnished !== "" && { furnished: terms.furnished === "yes" }),
    ...(min !== undefined && { lease: { min, max: numberOf(lease.max) } }),
    ...((terms.utilities.length > 0 || terms.noUtilities) && { utilities: terms.utilities }),
  };
}

/** "$3,150" and "3150" are the same number; empty text is none. */
function numberOf(written: string): number | undefined {
  const bare = written.replace(/[$\s]/g, "");
  return bare === "" ? undefined : (readNumber(bare) ?? Number(bare));
}

/** Checks the form the way the server will: the errors have the form's own field names. */
export const formSchema = z.custom<FormValues>().transform(saveRequest).pipe(savePropertyRequest);
