import { addDays, daysBetween } from "@llave/contract/calendar";
import { formatDate } from "@llave/ui/translate";
import { marketClock, marketMoment } from "../../wording/marketClock.ts";
import type { Recording } from "./recordingType.ts";

const isoDay = /\b\d{4}-\d{2}-\d{2}\b/g;

/**
 * A recording as if it were from this week, since old dates make the product look abandoned. All its dates move by the
 * same number of whole weeks, the fewest after which its showing is in the future: weekdays and the days in between
 * stay true.
 */
export function asOf(recording: Recording, now: Date): Recording {
  const showing = recording.turns.findLast((turn) => turn.showing)?.showing;
  if (!showing) return recording;
  const passed = daysBetween(showing.date, marketClock(now.getTime()).day);
  const weeks = Math.floor(passed / 7) + 1;
  const moved: Recording = JSON.parse(movedDates(JSON.stringify(recording), weeks * 7));
  for (const turn of moved.turns) if (turn.showing) turn.showing.at = momentOf(turn.showing);
  return moved;
}

/** Clocks may have changed in the weeks between: the hour stays, so its moment follows from it. */
function momentOf({ date, time }: { date: string; time: string }): string {
  const [hours, minutes] = time.split(":").map(Number);
  return marketMoment(date, (hours ?? 0) * 60 + (minutes ?? 0));
}

/** Moves the dates in a text, whether ISO dates or dates in words. */
function movedDates(text: string, days: number): string {
  const words = new Map<string, string>();
  for (const [day] of text.matchAll(isoDay)) {
    const later = namesOf(addDays(day, days));
    for (const [at, name] of namesOf(day).entries()) words.set(name, later[at] ?? name);
  }
  const known = new RegExp(`\\b(?:${[...words.keys()].join("|")})\\b`, "g");
  return text.replace(known, (name) => words.get(name) ?? name);
}

/** A date as recordings write it: "2026-03-24", "March 24", "Mar 24", "24 de marzo", "24 mar". */
function namesOf(day: string): string[] {
  const names = (["en", "es"] as const).flatMap((language) =>
    (["long", "short"] as const).map((month) =>
      formatDate(language, `${day}T12:00:00Z`, { month, day: "numeric", timeZone: "UTC" }),
    ),
  );
  return [day, ...names];
}
