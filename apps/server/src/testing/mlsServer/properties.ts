import type { MlsProperty } from "./server.ts";

/** A rental of agent A100 as an MLS sends it. */
export function mlsProperty(changes: Partial<MlsProperty> = {}): MlsProperty {
  return {
    ListingKey: "key-1",
    ListingId: "A11700001",
    ListAgentMlsId: "A100",
    ModificationTimestamp: "2026-03-10T14:00:00Z",
    StandardStatus: "Active",
    PropertyType: "Residential Lease",
    UnparsedAddress: "1800 N Bayshore Dr #1412, Miami, FL 33132",
    StreetNumber: "1800",
    StreetDirPrefix: "N",
    StreetName: "Bayshore",
    StreetSuffix: "Dr",
    UnitNumber: "1412",
    City: "Miami",
    SubdivisionName: "EDGEWATER TOWERS",
    MLSAreaMajor: "Edgewater",
    ListPrice: 2950,
    LeaseAmountFrequency: "Monthly",
    BedroomsTotal: 1,
    BathroomsFull: 1,
    BathroomsHalf: 1,
    BathroomsTotalInteger: 2,
    LivingArea: 782,
    LivingAreaUnits: "Square Feet",
    AvailabilityDate: "2026-04-01",
    PublicRemarks: "Corner unit with a balcony over the bay.",
    PetsAllowed: ["Cats OK", "Size Limit"],
    ParkingTotal: 1,
    Furnished: "Unfurnished",
    RentIncludes: ["Water", "Trash Collection"],
    ...changes,
  };
}
