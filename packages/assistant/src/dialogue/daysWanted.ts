import type { IsoDate, Slots } from "../types.ts";

/** The first and the last day of a wanted move-in; today for as soon as possible, undefined without a day. */
export function daysWanted(moveIn: Slots["move_in"], today: IsoDate): [IsoDate, IsoDate] | undefined {
  if (moveIn === undefined || moveIn === "flexible") return undefined;
  if (moveIn === "asap") return [today, today];
  return typeof moveIn === "string" ? [moveIn, moveIn] : [moveIn.from, moveIn.to];
}
