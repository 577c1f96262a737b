import { missingFields, type RequiredField } from "@llave/contract/properties";
import type { FormValues } from "../form/values.ts";
import { saveRequest } from "../form/values.ts";

/** What a listing still needs before renters can see it, in the form's order. */
export function missingToPublish(values: FormValues): RequiredField[] {
  const request = saveRequest(values);
  return missingFields({ ...request, address: request.address.trim() }, "active");
}
