import { hourMs } from "@llave/contract/calendar";
import { hourIn } from "../../../time/markets.ts";
import { isFloridian, zonesOf } from "./areaCodes.ts";

const opens = 8;
/** Florida's law ends the day an hour earlier than the federal one (s. 501.616). */
const closes = { florida: 20, elsewhere: 21 };

/**
 * When an automated message may be sent: now, or when the recipient's morning starts. The recipient's local time
 * counts, by area code; if the code spans two zones, both must allow it. Florida's hours apply if either side is in
 * Florida.
 * @param address the recipient, E.164
 * @param agentInFlorida where the sender is
 */
export function allowedFrom(address: string, now: Date, agentInFlorida: boolean): Date {
  return daytimeFrom(zonesOf(address), now, agentInFlorida || isFloridian(address));
}

/** The same for known time zones. */
export function daytimeFrom(zones: readonly string[], now: Date, inFlorida: boolean): Date {
  const end = inFlorida ? closes.florida : closes.elsewhere;
  const isOpen = (at: Date) => zones.every((zone) => hourIn(at, zone) >= opens && hourIn(at, zone) < end);
  if (isOpen(now)) return now;
  let at = Math.floor(now.getTime() / hourMs + 1) * hourMs;
  while (!isOpen(new Date(at))) at += hourMs;
  return new Date(at);
}
