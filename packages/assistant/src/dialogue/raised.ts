import type { TaskKind } from "../types.ts";

declare const handedOver: unique symbol;
/**
 * Proof that the agent has a task. Only `raise` makes one, and acts that claim something was passed on need it,
 * so a reply can't promise what nobody was told.
 */
export type Raised = TaskKind & { [handedOver]: true };
