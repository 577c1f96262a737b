import type { SgdMemory } from "./turn.ts";

/** How far a search has come: no home yet, one offered that is not taken yet, or one taken. */
export type Stage = "searching" | "offered" | "taken";

/** The stage of a dialogue before a turn is read. */
export function stageOf({ offered, known }: SgdMemory): Stage {
  if (offered !== undefined) return "offered";
  return known.property_name === undefined ? "searching" : "taken";
}
