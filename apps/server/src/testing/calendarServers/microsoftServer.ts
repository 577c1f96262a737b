import { randomBytes } from "node:crypto";
import { type ArrivedCall, openSignInServer, type Respond } from "./signInServer.ts";

export interface GraphEvent {
  id: string;
  subject: string;
  showAs: string;
  start: { dateTime: string; timeZone: string };
  end: { dateTime: string; timeZone: string };
  location?: { displayName: string };
  body?: { content: string };
  transactionId?: string;
  singleValueExtendedProperties?: { id: string; value: string }[];
}

/** How many events a page has. */
const pageSize = 2;

/** Speaks Microsoft's sign-in and the calls of Graph that Llave uses, with Graph's answers and errors. */
export async function openMicrosoftServer() {
  const events: GraphEvent[] = [];
  const server = await openSignInServer({
    paths: { authorize: "/common/oauth2/v2.0/authorize", token: "/common/oauth2/v2.0/token" },
    // Graph's own scopes come back with their short names.
    named: (scope) => scope.replace("https://graph.microsoft.com/", ""),
    rotates: true,
    apiError: (status, reason) => ({ error: { code: reason, message: String(status) } }),
    api: (call, respond) => answer(events, server.url, call, respond),
  });
  const env = {
    MICROSOFT_CLIENT_ID: server.state.client.id,
    MICROSOFT_CLIENT_SECRET: server.state.client.secret,
    MICROSOFT_API_URL: server.url,
  };
  /** Puts an event of the agent's own into the calendar. */
  const add = (from: string, to: string, showAs = "busy") =>
    events.push({
      ...{ id: randomBytes(8).toString("hex"), subject: "Closing", showAs },
      start: { dateTime: from.replace("Z", "0000"), timeZone: "UTC" },
      end: { dateTime: to.replace("Z", "0000"), timeZone: "UTC" },
    });
  return { ...server, events, env, add };
}

function answer(
  events: GraphEvent[],
  url: string,
  { method, path, query, body }: ArrivedCall,
  respond: Respond,
): unknown {
  if (path === "/v1.0/me/calendarView") {
    const skip = Number(query.get("$skip") ?? 0);
    const next = new URLSearchParams(query);
    next.set("$skip", String(skip + pageSize));
    const value = events.slice(skip, skip + pageSize).map(({ id, showAs, start, end }) => ({ id, showAs, start, end }));
    const isLast = skip + pageSize >= events.length;
    return respond(200, { value, ...(!isLast && { "@odata.nextLink": `${url}/v1.0/me/calendarView?${next}` }) });
  }
  if (path === "/v1.0/me/events" && method === "GET") {
    const wanted = /ep\/value eq '([^']+)'/.exec(query.get("$filter") ?? "")?.[1];
    const found = events.filter((one) => one.singleValueExtendedProperties?.some(({ value }) => value === wanted));
    return respond(200, { value: found.map(({ id }) => ({ id })) });
  }
  if (path === "/v1.0/me/events") return create(events, body as unknown as GraphEvent, respond);
  const id = path.replace("/v1.0/me/events/", "");
  const index = events.findIndex((one) => one.id === id);
  const event = events[index];
  if (!event) return respond(404, { error: { code: "ErrorItemNotFound", message: "not found" } });
  if (method === "DELETE") {
    events.splice(index, 1);
    return respond(204);
  }
  Object.assign(event, body);
  return respond(200, event);
}

function create(events: GraphEvent[], event: GraphEvent, respond: Respond): unknown {
  const same = events.find(({ transactionId }) => transactionId === event.transactionId);
  if (same) return respond(409, { error: { code: "ErrorDuplicateTransactionId", message: "duplicate" } });
  const made = { ...event, id: randomBytes(8).toString("hex") };
  events.push(made);
  return respond(201, made);
}
