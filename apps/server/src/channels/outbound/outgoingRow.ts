import type { Selectable } from "kysely";
import type { Database } from "../../db/schema.ts";

/** A message on its way out, as it is stored. */
export type OutgoingRow = Selectable<Database["outgoing_message"]>;
