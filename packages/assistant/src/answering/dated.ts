import type { IsoDate } from "../types.ts";
import type { Answer } from "./answerTypes.ts";
import { isOld } from "./fact.ts";

/** The oldest day of what is told of each home. */
export function toldDays({ rows, totals = [], fits = [], best, topics, overview = [] }: Answer): Map<string, string> {
  const days = new Map<string, string>();
  const note = (id: string, day: string) => days.set(id, [days.get(id) ?? day, day].sort()[0] ?? day);
  for (const { propertyId, amount, updated } of totals) if (amount > 0) note(propertyId, updated);
  if (topics.length === 0) for (const { propertyId, updated } of fits) note(propertyId, updated);
  if (fits.length === 0) for (const { propertyId, updated } of overview) note(propertyId, updated);
  if (totals.length > 0) return days;
  for (const { propertyId, fact } of rows) {
    if (fact && (!best || best.ids.includes(propertyId))) note(propertyId, fact.updated);
  }
  return days;
}

/** The homes whose day an answer says, as what it tells of them is old. */
export function datedHomes(answer: Answer, today: IsoDate): string[] {
  return [...toldDays(answer)].filter(([, day]) => isOld(day, today)).map(([id]) => id);
}
