import type { SgdMemory } from "./turn.ts";

/** How far a search is: no home yet, one offered, or one accepted. */
export type Stage = "searching" | "offered" | "taken";

/** The stage of a dialogue before a turn. */
export function stageOf({ offered, known }: SgdMemory): Stage {
  if (offered !== undefined) return "offered";
  return known.property_name === undefined ? "searching" : "taken";
}
