import type { WordingAnswer } from "@llave/contract/listings/properties";
import { request } from "../../data/request.ts";

/** The parts of a listing's texts that fair-housing law forbids, by field. */
export async function checkWording(texts: Record<string, string>): Promise<WordingAnswer> {
  return (await request("POST", "/api/properties/wording", { texts })).json();
}
