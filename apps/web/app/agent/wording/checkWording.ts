import type { WordingAnswer } from "@llave/contract/properties";
import { request } from "../../data/request.ts";

/** What of a listing's texts fair-housing law does not allow, by the field each stands in. */
export async function checkWording(texts: Record<string, string>): Promise<WordingAnswer> {
  return (await request("POST", "/api/properties/wording", { texts })).json();
}
