/** A showing as a calendar entry. */
export interface CalendarEntry {
  id: string;
  startsAt: Date;
  endsAt: Date;
  /** When it was last changed, and how often its time or state was. */
  changedAt: Date;
  revision: number;
  state: "requested" | "confirmed" | "canceled";
  summary: string;
  description: string;
  location: string;
  /** Page of the showing. */
  url: string | null;
  organizer: { name: string; address: string };
  /** The invited person; absent in a file that people download themselves. */
  attendee?: { address: string };
}

export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

const statuses = { requested: "TENTATIVE", confirmed: "CONFIRMED", canceled: "CANCELLED" } as const;

/**
 * Writes a calendar file with one entry (RFC 5545, iTIP methods of RFC 5546). Times are UTC, so every calendar shows
 * them in its own time and no time-zone rules are needed.
 */
export function calendarFile(entry: CalendarEntry, method: CalendarMethod): string {
  return written([`METHOD:${method}`, ...eventLines(entry)]);
}

/** Writes a calendar that an app subscribes to, and asks it to refresh every quarter of an hour. */
export function calendarSubscription(name: string, entries: readonly CalendarEntry[]): string {
  return written([
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${text(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
    "X-PUBLISHED-TTL:PT15M",
    ...entries.flatMap(eventLines),
  ]);
}

function written(contents: readonly string[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Llave//Showings//EN",
    "CALSCALE:GREGORIAN",
    ...contents,
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

function eventLines(entry: CalendarEntry): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${entry.id}@llave`,
    `SEQUENCE:${entry.revision}`,
    `DTSTAMP:${utc(entry.changedAt)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${text(entry.summary)}`,
    `DESCRIPTION:${text(entry.description)}`,
    ...(entry.location ? [`LOCATION:${text(entry.location)}`] : []),
    ...(entry.url ? [`URL:${entry.url}`] : []),
    `STATUS:${statuses[entry.state]}`,
    `ORGANIZER;CN=${quoted(entry.organizer.name)}:mailto:${entry.organizer.address}`,
    ...(entry.attendee
      ? [`ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${entry.attendee.address.replace(/[\r\n]/g, "")}`]
      : []),
    "END:VEVENT",
  ];
}

function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, "");
}

/** A TEXT value: special characters are escaped, other control characters are removed. */
function text(value: string): string {
  return value
    .replace(/\r\n?/g, "\n")
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** A quoted parameter value, which can contain neither quotes nor control characters. */
function quoted(value: string): string {
  return `"${value.replace(/["\p{Cc}]/gu, "")}"`;
}

const maxLineLength = 75;

/** A line longer than 75 octets continues in the next one after a space; no character is cut in two. */
function folded(line: string): string {
  const out: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > maxLineLength) {
      out.push(part);
      part = " ";
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...out, part].join("\r\n");
}
