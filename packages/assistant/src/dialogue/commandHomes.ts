import type { Command } from "../models/commands.ts";
import type { Property } from "../types.ts";
import type { Turn } from "./turn.ts";

/** One command as part of a turn. */
export type CarryOut = (turn: Turn, command: Command) => void;

/** The homes with these ids, in their order. */
export function homesOf({ context }: Turn, ids: readonly string[]): Property[] {
  return ids.flatMap((id) => context.properties.find((listing) => listing.id === id) ?? []);
}

/** The homes of a command, otherwise the one in focus. */
export function inQuestion({ state }: Turn, ids: readonly string[]): readonly string[] {
  return ids.length > 0 || state.focus === null ? ids : [state.focus];
}
