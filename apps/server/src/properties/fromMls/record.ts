import { z } from "zod";

const text = z.string().nullish().catch(null);
const number = z.coerce.number().nullish().catch(null);
/** Several values are a list, or one text with commas on older servers. */
const list = z
  .union([z.array(z.string()), z.string().transform((value) => value.split(","))])
  .nullish()
  .catch(null)
  .transform((values) => (values ?? []).map((value) => value.trim()).filter(Boolean));

const media = z.object({
  MediaURL: z.string(),
  MediaCategory: text,
  Order: number,
  ShortDescription: text,
});

/**
 * A `Property` of the RESO Data Dictionary, with the fields a rental listing needs. Only what identifies it has to be
 * there: an MLS leaves out what it doesn't use.
 */
export const mlsRecord = z.object({
  ListingKey: z.coerce.string().min(1).max(100),
  ListAgentMlsId: z.coerce.string(),
  ModificationTimestamp: z.iso.datetime({ offset: true }),
  StandardStatus: z.string(),
  ListingId: z.coerce.string().nullish().catch(null),
  PropertyType: text,
  UnparsedAddress: text,
  StreetNumber: z.coerce.string().nullish().catch(null),
  StreetDirPrefix: text,
  StreetName: text,
  StreetSuffix: text,
  StreetDirSuffix: text,
  UnitNumber: z.coerce.string().nullish().catch(null),
  City: text,
  SubdivisionName: text,
  MLSAreaMajor: text,
  ListPrice: number,
  LeaseAmountFrequency: text,
  BedroomsTotal: number,
  BathroomsFull: number,
  BathroomsHalf: number,
  BathroomsTotalInteger: number,
  LivingArea: number,
  LivingAreaUnits: text,
  AvailabilityDate: text,
  PublicRemarks: text,
  PetsAllowed: list,
  ParkingTotal: number,
  Furnished: text,
  RentIncludes: list,
  Media: z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((items) => (items ?? []).flatMap((item) => media.safeParse(item).data ?? [])),
});
export type MlsRecord = z.infer<typeof mlsRecord>;

/** The fields to ask for; `Media` is another resource and expanded instead. */
export const recordFields = Object.keys(mlsRecord.shape).filter((field) => field !== "Media");
