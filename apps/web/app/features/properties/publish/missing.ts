import { type requiredFields, savePropertyRequest } from "@llave/contract/properties";
import type { FormValues } from "../form/values.ts";
import { saveRequest } from "../form/values.ts";

export type RequiredField = (typeof requiredFields)[number];

/** What a listing still needs before renters can see it, in the form's order. */
export function missingToPublish(values: FormValues): RequiredField[] {
  const { error } = savePropertyRequest.safeParse({ ...saveRequest(values), status: "active" });
  const missing = error?.issues.filter(({ message }) => message === "required").map(({ path }) => path.join("."));
  return [...new Set(missing ?? [])] as RequiredField[];
}
