import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type CalendarEntry, calendarFile } from "./calendar.ts";

const entry: CalendarEntry = {
  id: "0190d5c2-0000-7000-8000-000000000001",
  startsAt: new Date("2026-11-01T15:00:00Z"),
  endsAt: new Date("2026-11-01T15:30:00Z"),
  changedAt: new Date("2026-10-20T12:00:00Z"),
  revision: 0,
  state: "confirmed",
  summary: "Visita con Núñez, Ana; \\ agente",
  description: `Línea uno\nLínea dos ${"á".repeat(80)} 🔑`,
  location: "100 SW 10th St, #4, Miami",
  url: "https://llave.example/visit/abc",
  organizer: { name: 'Ana "La llave" Núñez', address: "no-reply@llave.example" },
  attendee: { address: "renter@renters.example" },
};

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("no event");
  return { method: calendar.getFirstPropertyValue("method"), event: new ICAL.Event(component), component };
}

test("a calendar program can read the file, in lines of 75 octets", () => {
  const text = calendarFile(entry, "REQUEST");
  const { method, event, component } = read(text);
  expect(method).toBe("REQUEST");
  expect(event.summary).toBe(entry.summary);
  expect(event.description).toBe(entry.description);
  expect(event.location).toBe(entry.location);
  expect(event.startDate.toJSDate()).toEqual(entry.startsAt);
  expect(event.endDate.toJSDate()).toEqual(entry.endsAt);
  expect(event.attendees.map((attendee) => attendee.getFirstValue())).toEqual(["mailto:renter@renters.example"]);
  expect(component.getFirstProperty("organizer")?.getParameter("cn")).toBe("Ana La llave Núñez");
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test("a change is the same entry with a higher sequence, and a canceled one says so", () => {
  const [first, later] = [
    read(calendarFile(entry, "REQUEST")),
    read(calendarFile({ ...entry, revision: 2, state: "canceled" }, "CANCEL")),
  ];
  expect(later.event.uid).toBe(first.event.uid);
  expect([first.event.sequence, later.event.sequence]).toEqual([0, 2]);
  expect(later.method).toBe("CANCEL");
  expect(later.component.getFirstPropertyValue("status")).toBe("CANCELLED");
});
