import { z } from "zod";
import { call } from "./call.ts";
import { type CalendarApi, CalendarError, type EventContents, type EventPlace, type Period } from "./provider.ts";

const scope = "https://www.googleapis.com/auth/calendar";
/** Access to create a calendar, write to it, and see when the account is busy; nothing else. */
const scopes = [`${scope}.app.created`, `${scope}.freebusy`];

const made = z.object({ id: z.string().min(1) });
const busyAnswer = z.object({
  calendars: z.object({
    primary: z.object({
      busy: z.array(z.object({ start: z.iso.datetime({ offset: true }), end: z.iso.datetime({ offset: true }) })),
      errors: z.array(z.object({ reason: z.string() })).optional(),
    }),
  }),
});

/**
 * Google Calendar, version 3. Llave creates its own calendar in the account, so it needs no access to the others, and
 * its entries never count as busy times.
 * @param origin of a server that speaks the same protocols; undefined for Google
 */
export function googleCalendar(origin: string | undefined): CalendarApi {
  const api = `${origin ?? "https://www.googleapis.com"}/calendar/v3`;
  const oauth = origin ?? "https://oauth2.googleapis.com";
  return {
    signIn: {
      authorize: `${origin ?? "https://accounts.google.com"}/o/oauth2/v2/auth`,
      token: `${oauth}/token`,
      revoke: `${oauth}/revoke`,
      scopes: ["openid", "email", ...scopes],
      required: scopes,
      // Google gives a refresh token only for offline access, and a second one only after consent.
      more: { access_type: "offline", prompt: "consent" },
    },
    async makeCalendar(accessToken, name) {
      const { id } = await call(`${api}/calendars`, { method: "POST", accessToken, json: { summary: name } }, made);
      return id;
    },
    async readBusy(accessToken, { from, to }) {
      const json = { timeMin: from, timeMax: to, items: [{ id: "primary" }] };
      const { calendars } = await call(`${api}/freeBusy`, { method: "POST", accessToken, json }, busyAnswer);
      const { busy, errors } = calendars.primary;
      if (errors?.length) throw new CalendarError("unavailable", errors.map(({ reason }) => reason).join(" "));
      return busy.map(({ start, end }): Period => ({ from: utc(start), to: utc(end) }));
    },
    putEvent: (accessToken, place, event) => putEvent(api, accessToken, place, event),
    async deleteEvent(accessToken, place, showingId) {
      const url = `${eventsOf(api, place)}/${eventIdOf(showingId)}`;
      await call(url, { method: "DELETE", accessToken }, z.unknown()).catch(ignoreMissing);
    },
  };
}

/** Llave chooses the id, so that a second attempt finds the entry of the first. */
async function putEvent(api: string, accessToken: string, place: EventPlace, event: EventContents): Promise<string> {
  const events = eventsOf(api, place);
  const id = eventIdOf(event.showingId);
  const json = {
    status: event.confirmed ? "confirmed" : "tentative",
    summary: event.title,
    location: event.location,
    description: event.description,
    start: { dateTime: event.startsAt.toISOString() },
    end: { dateTime: event.endsAt.toISOString() },
  };
  const change = () => call(`${events}/${id}`, { method: "PATCH", accessToken, json }, made);
  const make = () => call(events, { method: "POST", accessToken, json: { id, ...json } }, made);
  if (place.eventId !== null) {
    await change().catch((error: unknown) => {
      ignoreMissing(error);
      return make();
    });
    return id;
  }
  await make().catch((error: unknown) => {
    if (error instanceof CalendarError && error.fault === "conflict") return change();
    throw error;
  });
  return id;
}

/** @throws CalendarError `missing` without a calendar, as if it had been deleted: the caller creates one */
function eventsOf(api: string, { calendarId }: EventPlace): string {
  if (calendarId === null) throw new CalendarError("missing", "no calendar yet");
  return `${api}/calendars/${encodeURIComponent(calendarId)}/events`;
}

/** Google takes ids of the letters a to v and digits. */
function eventIdOf(showingId: string): string {
  return `llave${showingId.replaceAll("-", "")}`;
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof CalendarError && error.fault === "missing")) throw error;
}

function utc(time: string): string {
  return new Date(time).toISOString();
}
