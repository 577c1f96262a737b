import { randomBytes } from "node:crypto";
import { type ArrivedCall, openSignInServer, type Respond } from "./signInServer.ts";

export interface GoogleEvent {
  id: string;
  status: string;
  summary: string;
  location: string;
  description: string;
  start: { dateTime: string };
  end: { dateTime: string };
}

type Calendars = Map<string, { summary: string; events: Map<string, GoogleEvent> }>;

/** Speaks Google's OAuth and the calls of Calendar API 3 that Llave uses, with Google's answers and errors. */
export async function openGoogleServer() {
  const calendars: Calendars = new Map();
  /** When the account's main calendar is busy. */
  const busy: { start: string; end: string }[] = [];
  const server = await openSignInServer({
    paths: { authorize: "/o/oauth2/v2/auth", token: "/token", revoke: "/revoke" },
    named: (scope) => scope,
    rotates: false,
    apiError: googleError,
    api: (call, respond) => answer({ calendars, busy }, call, respond),
  });
  const env = {
    GOOGLE_CLIENT_ID: server.state.client.id,
    GOOGLE_CLIENT_SECRET: server.state.client.secret,
    GOOGLE_API_URL: server.url,
  };
  /** The entries of Llave's calendars, canceled ones left out. */
  const events = () =>
    [...calendars.values()].flatMap((one) => [...one.events.values()]).filter(({ status }) => status !== "cancelled");
  return { ...server, calendars, busy, env, events };
}

function googleError(code: number, reason: string) {
  return { error: { code, message: reason, errors: [{ domain: "global", reason, message: reason }] } };
}

function answer(
  { calendars, busy }: { calendars: Calendars; busy: { start: string; end: string }[] },
  { method, path, body }: ArrivedCall,
  respond: Respond,
): unknown {
  if (path === "/calendar/v3/freeBusy") {
    const inRange = busy.filter(({ start, end }) => end > String(body.timeMin) && start < String(body.timeMax));
    return respond(200, { kind: "calendar#freeBusy", calendars: { primary: { busy: inRange } } });
  }
  if (path === "/calendar/v3/calendars" && method === "POST") {
    const id = `${randomBytes(8).toString("hex")}@group.calendar.google.com`;
    calendars.set(id, { summary: String(body.summary), events: new Map() });
    return respond(200, { kind: "calendar#calendar", id, summary: body.summary });
  }
  const [, calendarId = "", eventId] = /^\/calendar\/v3\/calendars\/([^/]+)\/events(?:\/([^/]+))?$/.exec(path) ?? [];
  const calendar = calendars.get(decodeURIComponent(calendarId));
  if (!calendar) return respond(404, googleError(404, "notFound"));
  if (eventId === undefined) return insert(calendar.events, body as unknown as GoogleEvent, respond);
  const event = calendar.events.get(eventId);
  if (!event) return respond(404, googleError(404, "notFound"));
  if (method === "DELETE") {
    // Google keeps a deleted entry as canceled, and says so to a second deletion.
    if (event.status === "cancelled") return respond(410, googleError(410, "deleted"));
    event.status = "cancelled";
    return respond(204);
  }
  Object.assign(event, body);
  return respond(200, event);
}

function insert(events: Map<string, GoogleEvent>, event: GoogleEvent, respond: Respond): unknown {
  if (!/^[a-v0-9]{5,1024}$/.test(event.id)) return respond(400, googleError(400, "invalid"));
  if (events.has(event.id)) return respond(409, googleError(409, "duplicate"));
  events.set(event.id, { ...event });
  return respond(200, event);
}
