/** Minutes after midnight in the format of a time field; midnight at the end of a day is its last minute. */
export function clockOf(minutes: number): string {
  const shown = Math.min(minutes, 1439);
  return `${String(Math.floor(shown / 60)).padStart(2, "0")}:${String(shown % 60).padStart(2, "0")}`;
}

/** Minutes after midnight from a time field's value; null if it is empty. */
export function minutesOf(clock: string): number | null {
  const [hours, minutes] = clock.split(":").map(Number);
  if (hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)) return null;
  return clock === "23:59" ? 1440 : hours * 60 + minutes;
}
