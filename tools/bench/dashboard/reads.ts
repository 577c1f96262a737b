import { pick, type Rows } from "./rows.ts";

/**
 * Sends a call with the agent's session: an object as JSON, a buffer as a file with a type.
 * @throws an Error if the response isn't a success
 */
export type Send = (method: string, path: string, body?: object, type?: string) => Promise<Response>;

/** A call by name; each round can use a different row, so that a write has something to do. */
export interface Call {
  name: string;
  send(round: number): Promise<Response>;
  /** Setup before a round, not measured. */
  before?(round: number): Promise<void>;
  /** True to measure until the response starts instead of to its end: streams. */
  firstByte?: boolean;
}

/** Lists of leads: orders, filters that many and few pass, searches, deep pages. */
const leadLists: Record<string, string> = {
  leads: "status=all",
  "leads, 100": "limit=100",
  "leads, most recent": "sort=recent",
  "leads, longest quiet": "sort=quiet",
  "leads, cold": "status=cold",
  "leads, cold, quiet": "status=cold&sort=quiet",
  "leads, leased, quiet": "stage=leased&sort=quiet",
  "leads, leased, recent": "stage=leased&sort=recent",
  "leads, stage and language": "stage=applied&language=es&status=hot",
  "leads, no such pair": "stage=applied&source=Nowhere",
  "leads, few pass": "stage=leased&status=cold&source=Referral&language=es&sort=recent&waiting=1",
  "leads, a source": "source=Zillow&status=warm",
  "leads, waiting": "waiting=1&sort=quiet",
  "leads, two days": "from=2026-01-05&to=2026-01-06",
  "leads, a quarter": "from=2026-01-01&to=2026-03-31&sort=recent",
  "leads, an old quarter, warm": "from=2025-01-01&to=2025-03-31&sort=recent&status=warm",
  "leads, four filters, text": "stage=contacted&status=warm&source=Zillow&from=2025-01-01&to=2026-12-31&q=brickell",
  "leads, common word": "q=mail",
  "leads, common word, cold": "q=mail&status=cold&sort=quiet",
  "leads, a name": "q=yusleidy%20restrepo",
  "leads, two letters": "q=yu",
  "leads, one letter": "q=y",
  "leads, nobody": "q=nobody-has-this",
  "leads, an e-mail": "q=renter77%40mail",
  "leads, part of e-mails": "q=renter77",
  "leads, part of numbers": "q=305200",
  "leads, a number": "q=(305)%20200-4021",
  "leads up to $1,500": "budgetTo=1500&sort=recent",
  "leads over $4,300": "budgetFrom=4300",
  "leads in Brickell": "area=Brickell",
  "leads, 4 bedrooms or more": "size=4",
  "leads moving by an old day": "moveBy=2024-01-01",
  "leads, every search filter": "budgetFrom=2000&budgetTo=2100&area=Brickell,Doral&size=2&moveBy=2026-12-31&flexible=1",
  "leads lost, over $4,000": "stage=lost&budgetFrom=4000",
};

/** Every read call of the dashboard's pages. */
export async function readsOf(send: Send, rows: Rows): Promise<Call[]> {
  const calls = callsWith(send, rows);
  return [
    ...accountReads(calls),
    ...figureReads(calls),
    ...inboxReads(calls),
    ...(await leadReads(calls, send)),
    ...linkReads(calls),
    ...(await propertyReads(calls, send)),
  ];
}

type Calls = ReturnType<typeof callsWith>;

/** Creates read calls: with a fixed address, or a different row each round. */
function callsWith(send: Send, rows: Rows) {
  const fixed = (name: string, path: string): Call => ({ name, send: () => send("GET", path) });
  const lead = (name: string, tail: string): Call => ({
    name,
    send: (round) => send("GET", `/api/leads/${pick(rows.leads, round).id}${tail}`),
  });
  const conversation = (name: string, tail: string): Call => ({
    name,
    send: (round) => send("GET", `/api/conversations/${pick(rows.leads, round).conversationId}${tail}`),
  });
  const property = (name: string, tail: string): Call => ({
    name,
    send: (round) => send("GET", `/api/properties/${pick(rows.properties, round)}${tail}`),
  });
  const showing = (name: string, tail: string): Call => ({
    name,
    send: (round) => send("GET", `/api/showings/${pick(rows.showings, round)}${tail}`),
  });
  const link = (name: string, tail: string): Call => ({
    name,
    send: (round) => send("GET", `/api/smartlinks/${pick(rows.links, round)}${tail}`),
  });
  return { fixed, lead, conversation, property, link, showing };
}

function accountReads({ fixed }: Calls): Call[] {
  const settings = ["agent/settings", "agent/availability", "agent/notification-settings", "agent/privacy-receipts"];
  return [
    fixed("the guard's call", "/api/agent/dashboard"),
    fixed("access", "/api/access/status"),
    fixed("who is signed in", "/api/auth/me"),
    fixed("profile", "/api/agent/profile"),
    ...[...settings, "account", "account/sessions"].map((path) => fixed(path, `/api/${path}`)),
    { ...fixed("the account's archive, begins", "/api/account/export"), firstByte: true },
    fixed("community", "/api/community"),
    fixed("community profile", "/api/community/profile"),
    fixed("onboarding, its draft", "/api/onboarding/draft"),
    fixed("onboarding, QR code", "/api/onboarding/qr/svg"),
  ];
}

function figureReads({ fixed }: Calls): Call[] {
  return [
    fixed("figures, 30 days", "/api/dashboard/analytics?period=30d"),
    fixed("figures, 90 days", "/api/dashboard/analytics?period=90d"),
    fixed("figures, a year", "/api/dashboard/analytics?period=custom&from=2026-01-01&to=2026-12-31"),
    fixed("trends, 30 days", "/api/dashboard/trends?period=30d"),
    fixed("advice, 30 days", "/api/dashboard/advice?period=30d"),
    fixed("trends, a year", "/api/dashboard/trends?period=custom&from=2026-01-01&to=2026-12-31"),
  ];
}

function inboxReads({ fixed, conversation, showing }: Calls): Call[] {
  return [
    fixed("reply-now queue", "/api/dashboard/queue"),
    fixed("since closing", "/api/dashboard/since-closing"),
    fixed("recent conversations", "/api/conversations/recent"),
    fixed("notifications", "/api/notifications"),
    { ...fixed("live events, begin", "/api/events"), firstByte: true },
    fixed("drafts", "/api/drafts"),
    fixed("showings", "/api/showings"),
    fixed("showings of two years", "/api/showings?from=2024-01-01T00:00:00.000Z&limit=100"),
    showing("a showing's free times", "/times"),
    fixed("calendar connections", "/api/calendar-connections"),
    fixed("busy times", "/api/busy-times?from=2026-03-23T00:00:00.000Z&to=2026-03-30T00:00:00.000Z"),
    fixed("messages with a common word", "/api/conversations/search?q=brickell"),
    fixed("messages with a rare word", "/api/conversations/search?q=nobody-wrote-this"),
    conversation("a conversation", ""),
    conversation("a thread", "/messages"),
  ];
}

async function leadReads({ fixed, lead }: Calls, send: Send): Promise<Call[]> {
  return [
    ...Object.entries(leadLists).map(([name, query]) => fixed(name, `/api/leads?${query}`)),
    fixed("leads, far down", await deepPage(send, "/api/leads?limit=100", 12)),
    fixed("leads, cold, far down", await deepPage(send, "/api/leads?status=cold&limit=100", 12)),
    { ...fixed("leads' export, begins", "/api/leads/export.csv?status=warm"), firstByte: true },
    { ...fixed("a search's export, begins", "/api/leads/export.csv?q=renter77&sort=recent"), firstByte: true },
    fixed("views of leads", "/api/saved-views"),
    fixed("areas of leads", "/api/lead-areas"),
    lead("a lead", ""),
    lead("a lead as a contact", "/contact.vcf"),
    lead("a lead's history", "/history"),
    lead("a lead's notes", "/notes"),
    lead("a lead's listings", "/matches"),
  ];
}

function linkReads({ fixed, link }: Calls): Call[] {
  return [
    fixed("first steps", "/api/agent/first-steps"),
    fixed("SmartLinks", "/api/smartlinks"),
    fixed("SmartLinks' allowance", "/api/smartlinks/allowance"),
    link("a SmartLink's days", "/days?days=366"),
    link("a QR code", "/qr.svg"),
    link("a QR code as PNG", "/qr.png"),
  ];
}

async function propertyReads({ fixed, property }: Calls, send: Send): Promise<Call[]> {
  return [
    fixed("properties", "/api/properties"),
    fixed("properties, by rent", "/api/properties?sort=rent_low&status=pending"),
    fixed("properties, a street", "/api/properties?q=brickell"),
    fixed("properties, nothing", "/api/properties?q=nowhere-at-all"),
    fixed("properties, far down", await deepPage(send, "/api/properties?limit=100", 4)),
    fixed("properties, unconfirmed", "/api/properties/unconfirmed"),
    fixed("places", "/api/properties/places"),
    fixed("an import's template", "/api/properties/template.csv"),
    fixed("the template for leads", "/api/leads/template.csv"),
    property("a property", ""),
    property("a listing's matches", "/matches"),
  ];
}

/** The address of a page this many pages in. */
async function deepPage(send: Send, first: string, pages: number): Promise<string> {
  let path = first;
  for (let page = 0; page < pages; page++) {
    const link = (await send("GET", path)).headers.get("link")?.match(/<(.+)>/)?.[1];
    if (!link) return path;
    path = link;
  }
  return path;
}
