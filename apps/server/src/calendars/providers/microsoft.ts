import { z } from "zod";
import { call } from "./call.ts";
import { type CalendarApi, CalendarError, type EventContents, type EventPlace, type Period } from "./provider.ts";

const scope = "https://graph.microsoft.com/Calendars.ReadWrite";
/** Names the showing on its entry, so that we can find an entry when Microsoft's response was lost. */
const showingProperty = "String {6d3f6a3e-2f0c-4b5e-9a37-5f6f2f0d7c11} Name LlaveShowing";
const eventsPerPage = 200;
const maxPages = 5;
/** An id that stays when the agent moves the entry to another folder. */
const headers = { prefer: 'IdType="ImmutableId", outlook.timezone="UTC"' };

const moment = z.object({ dateTime: z.string(), timeZone: z.string().optional() });
const made = z.object({ id: z.string().min(1) });
const view = z.object({
  value: z.array(
    z.object({
      id: z.string(),
      showAs: z.string().optional(),
      isCancelled: z.boolean().optional(),
      start: moment,
      end: moment,
    }),
  ),
  "@odata.nextLink": z.string().optional(),
});

/**
 * Outlook's calendar through Microsoft Graph. Entries go to the agent's own calendar; reading when the agent is busy
 * leaves them out by their ids.
 * @param origin of a server that speaks the same protocols; undefined for Microsoft
 */
export function microsoftCalendar(origin: string | undefined): CalendarApi {
  const api = `${origin ?? "https://graph.microsoft.com"}/v1.0/me`;
  const oauth = `${origin ?? "https://login.microsoftonline.com"}/common/oauth2/v2.0`;
  return {
    signIn: {
      authorize: `${oauth}/authorize`,
      token: `${oauth}/token`,
      revoke: null,
      scopes: ["openid", "email", "profile", "offline_access", scope],
      required: [scope],
      more: { response_mode: "query", prompt: "select_account" },
    },
    async makeCalendar() {
      return null;
    },
    readBusy: (accessToken, period, ownEvents) => readBusy(api, accessToken, period, ownEvents),
    putEvent: (accessToken, place, event) => putEvent(api, accessToken, place, event),
    async deleteEvent(accessToken, place, showingId) {
      const id = place.eventId ?? (place.maybeMade ? await findEvent(api, accessToken, showingId) : null);
      if (id === null) return;
      const url = `${api}/events/${encodeURIComponent(id)}`;
      await call(url, { method: "DELETE", accessToken, headers }, z.unknown()).catch(ignoreMissing);
    },
  };
}

/** What isn't marked as free, from the agent's main calendar; the titles aren't asked for. */
async function readBusy(
  api: string,
  accessToken: string,
  { from, to }: Period,
  ownEvents: ReadonlySet<string>,
): Promise<Period[]> {
  const query = new URLSearchParams({
    ...{ startDateTime: from, endDateTime: to, $select: "id,showAs,isCancelled,start,end" },
    $top: String(eventsPerPage),
  });
  const periods: Period[] = [];
  let url: string | undefined = `${api}/calendarView?${query}`;
  for (let page = 0; url !== undefined && page < maxPages; page++) {
    const answer: z.output<typeof view> = await call(url, { accessToken, headers }, view);
    for (const { id, showAs, isCancelled, start, end } of answer.value) {
      const isBusy = showAs !== "free" && showAs !== "workingElsewhere" && !isCancelled;
      if (isBusy && !ownEvents.has(id)) periods.push({ from: utc(start), to: utc(end) });
    }
    url = answer["@odata.nextLink"];
    // The token goes nowhere else.
    if (url !== undefined && !url.startsWith(`${api}/`)) throw new CalendarError("unavailable", "a foreign next page");
  }
  return periods;
}

async function putEvent(api: string, accessToken: string, place: EventPlace, event: EventContents): Promise<string> {
  const json = {
    subject: event.title,
    body: { contentType: "text", content: event.description },
    location: { displayName: event.location },
    start: { dateTime: local(event.startsAt), timeZone: "UTC" },
    end: { dateTime: local(event.endsAt), timeZone: "UTC" },
    showAs: event.confirmed ? "busy" : "tentative",
  };
  const change = (id: string) =>
    call(`${api}/events/${encodeURIComponent(id)}`, { method: "PATCH", accessToken, headers, json }, made);
  const known = place.eventId ?? (place.maybeMade ? await findEvent(api, accessToken, event.showingId) : null);
  if (known !== null) {
    const changed = await change(known).catch(ignoreMissing);
    if (changed) return changed.id;
  }
  const transactionId = `${event.showingId}-${place.version}`;
  const make = { ...json, transactionId, singleValueExtendedProperties: [named(event)] };
  try {
    const { id } = await call(`${api}/events`, { method: "POST", accessToken, headers, json: make }, made);
    return id;
  } catch (error) {
    if (!(error instanceof CalendarError) || error.fault !== "conflict") throw error;
    const id = await findEvent(api, accessToken, event.showingId);
    if (id === null) throw error;
    await change(id);
    return id;
  }
}

function named({ showingId }: EventContents) {
  return { id: showingProperty, value: showingId };
}

async function findEvent(api: string, accessToken: string, showingId: string): Promise<string | null> {
  const condition = `singleValueExtendedProperties/Any(ep: ep/id eq '${showingProperty}' and ep/value eq '${showingId}')`;
  const query = new URLSearchParams({ $filter: condition, $select: "id" });
  const found = z.object({ value: z.array(made) });
  const { value } = await call(`${api}/events?${query}`, { accessToken, headers }, found);
  return value[0]?.id ?? null;
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof CalendarError && error.fault === "missing")) throw error;
}

/** Graph returns times without an offset, in the zone that the request asks for. */
function utc({ dateTime }: z.output<typeof moment>): string {
  return new Date(/Z$/.test(dateTime) ? dateTime : `${dateTime}Z`).toISOString();
}

function local(time: Date): string {
  return time.toISOString().replace(/Z$/, "");
}
