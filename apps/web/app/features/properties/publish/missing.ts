import { missingFields, type RequiredField } from "@llave/contract/listings/properties";
import type { FormValues } from "../form/values.ts";
import { saveRequest } from "../form/values.ts";

/** What renters ask about first, by the field that answers it. */
const askedFirst = ["photos", "terms.fees.deposit", "terms.pets.allowed"] as const;
export type AskedField = (typeof askedFirst)[number];

/** What renters ask about first and the listing doesn't say. It can be published anyway. */
export function unsaidToRenters({ photos, terms }: FormValues): AskedField[] {
  const { application, firstMonth, lastMonth, deposit, other } = terms.fees;
  const said: Record<AskedField, boolean> = {
    photos: photos.length > 0,
    "terms.fees.deposit": firstMonth || lastMonth || [application, deposit, other].some((fee) => fee.trim() !== ""),
    "terms.pets.allowed": terms.pets.allowed !== "",
  };
  return askedFirst.filter((field) => !said[field]);
}

/** What a listing still needs before renters can see it, in the form's order. */
export function missingToPublish(values: FormValues): RequiredField[] {
  const request = saveRequest(values);
  return missingFields({ ...request, address: request.address.trim() }, "active");
}
