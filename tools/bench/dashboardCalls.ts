import { randomUUID } from "node:crypto";
import type { DatabaseHandle } from "../../apps/server/src/db/connect.ts";
import { largeAgent } from "../../apps/server/src/demo/large/seedLarge.ts";

/** Sends a call with the agent's session. @throws an Error for an answer that is not a success */
export type Send = (method: string, path: string, body?: object) => Promise<Response>;

/** A call by name; each round may use another row, so that a write finds something to do. */
export interface Call {
  name: string;
  send(round: number): Promise<Response>;
  /** True to measure until the answer begins rather than to its end: streams. */
  firstByte?: boolean;
}

/** Rows that calls are about, spread over an agent's data. */
interface Rows {
  leads: { id: string; conversationId: string }[];
  properties: string[];
  links: string[];
  drafts: string[];
  showings: string[];
}

const spread = 200;

const own = `agent_id = (select agent_id from agent where slug = '${largeAgent.slug}')`;

/** Makes what an earlier run decided wait again. */
async function renew({ pool }: DatabaseHandle): Promise<void> {
  await pool.query(`update draft set status = 'waiting', sent_seq = null, decided_at = null
    where ${own} and draft_id in (select draft_id from draft where ${own} order by created_at desc limit ${spread})`);
  await pool.query(`update showing set status = 'requested' where ${own} and starts_at > now()`);
}

async function readRows({ pool }: DatabaseHandle): Promise<Rows> {
  const ids = async (text: string) => {
    const { rows } = await pool.query<{ id: string; other: string }>(text.replace(":own", own));
    return rows;
  };
  const leads = await ids(
    `select lead_id as id, conversation_id as other from lead where :own and removed_at is null and email is not null and conversation_id is not null
     order by md5(lead_id::text) limit ${spread}`,
  );
  const one = async (text: string) => (await ids(text)).map(({ id }) => id);
  return {
    leads: leads.map(({ id, other }) => ({ id, conversationId: other })),
    properties: await one(
      `select property_id as id from property where :own order by md5(property_id::text) limit ${spread}`,
    ),
    links: await one("select link_id as id from smartlink where :own order by name"),
    drafts: await one(
      `select draft_id as id from draft where :own and status = 'waiting' order by created_at limit ${spread}`,
    ),
    showings: await one(
      `select showing_id as id from showing where :own and starts_at > now() order by 1 limit ${spread}`,
    ),
  };
}

const pick = <T>(list: readonly T[], round: number): T => {
  const item = list[round % list.length];
  if (item === undefined) throw new Error("nothing was seeded");
  return item;
};

/** Lists of leads: orders, filters that many and few pass, searches, pages far down. */
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
};

/** Every call that the dashboard's pages read with. */
export async function readsOf(send: Send, database: DatabaseHandle): Promise<Call[]> {
  const rows = await readRows(database);
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
  const link = (name: string, tail: string): Call => ({
    name,
    send: (round) => send("GET", `/api/smartlinks/${pick(rows.links, round)}${tail}`),
  });
  return [
    fixed("the guard's call", "/api/agent/dashboard"),
    fixed("access", "/api/access/status"),
    fixed("profile", "/api/agent/profile"),
    fixed("figures, 30 days", "/api/dashboard/analytics?period=30d"),
    fixed("figures, 90 days", "/api/dashboard/analytics?period=90d"),
    fixed("figures, a year", "/api/dashboard/analytics?period=custom&from=2026-01-01&to=2026-12-31"),
    fixed("trends, 30 days", "/api/dashboard/trends?period=30d"),
    fixed("trends, a year", "/api/dashboard/trends?period=custom&from=2026-01-01&to=2026-12-31"),
    fixed("reply-now queue", "/api/dashboard/queue"),
    fixed("recent conversations", "/api/conversations/recent"),
    fixed("notifications", "/api/notifications"),
    fixed("drafts", "/api/drafts"),
    fixed("showings", "/api/showings"),
    ...Object.entries(leadLists).map(([name, query]) => fixed(name, `/api/leads?${query}`)),
    fixed("leads, far down", await deepPage(send, "/api/leads?limit=100", 12)),
    fixed("leads, cold, far down", await deepPage(send, "/api/leads?status=cold&limit=100", 12)),
    { ...fixed("leads' export, begins", "/api/leads/export.csv?status=warm"), firstByte: true },
    { ...fixed("a search's export, begins", "/api/leads/export.csv?q=renter77&sort=recent"), firstByte: true },
    { ...fixed("the account's archive, begins", "/api/account/export"), firstByte: true },
    fixed("views of leads", "/api/lead-views"),
    lead("a lead", ""),
    lead("a lead's history", "/history"),
    lead("a lead's notes", "/notes"),
    lead("a lead's listings", "/matches"),
    conversation("a conversation", ""),
    conversation("a thread", "/messages"),
    fixed("SmartLinks", "/api/smartlinks"),
    fixed("SmartLinks' allowance", "/api/smartlinks/allowance"),
    link("a SmartLink's days", "/days?days=366"),
    link("a QR code", "/qr.svg"),
    fixed("properties", "/api/properties"),
    fixed("properties, by rent", "/api/properties?sort=rent_low&status=pending"),
    fixed("properties, a street", "/api/properties?q=brickell"),
    fixed("properties, nothing", "/api/properties?q=nowhere-at-all"),
    fixed("properties, far down", await deepPage(send, "/api/properties?limit=100", 4)),
    fixed("places", "/api/properties/places"),
    property("a property", ""),
    property("a listing's matches", "/matches"),
    ...["agent/settings", "agent/availability", "agent/notification-settings", "account", "account/sessions"].map(
      (path) => fixed(path, `/api/${path}`),
    ),
    fixed("community profile", "/api/community/profile"),
  ];
}

/** The address of a page so many pages down. */
async function deepPage(send: Send, first: string, pages: number): Promise<string> {
  let path = first;
  for (let page = 0; page < pages; page++) {
    const link = (await send("GET", path)).headers.get("link")?.match(/<(.+)>/)?.[1];
    if (!link) return path;
    path = link;
  }
  return path;
}

/** What an agent does, each round to another row. */
export async function writesOf(send: Send, database: DatabaseHandle): Promise<Call[]> {
  await renew(database);
  const rows = await readRows(database);
  const half = Math.floor(rows.leads.length / 2);
  const lead = (round: number) => pick(rows.leads, round).id;
  const merged = (round: number) => [pick(rows.leads, round % half).id, pick(rows.leads, half + (round % half)).id];
  const merging = (name: string): Call["send"] => {
    return (round) => {
      const [one = "", other = ""] = merged(round);
      return send("POST", `/api/leads/${one}/${name}`, { leadId: other });
    };
  };
  const stages = ["contacted", "showing", "applied", "lost"];
  const call = (name: string, sending: Call["send"]): Call => ({ name, send: sending });
  return [
    call("add a lead", () => send("POST", "/api/leads", { name: "Ana Ruiz", email: `${randomUUID()}@mail.example` })),
    call("change a stage", (round) => send("PATCH", `/api/leads/${lead(round)}`, { stage: pick(stages, round) })),
    call("correct a fact", (round) =>
      send("PATCH", `/api/leads/${lead(round)}/facts`, { slot: "bedrooms", value: round % 5 }),
    ),
    call("write a note", (round) => send("POST", `/api/leads/${lead(round)}/notes`, { text: "Called today." })),
    call("merge two leads", merging("merge")),
    call("undo a merge", merging("unmerge")),
    call("remove a lead", (round) => send("DELETE", `/api/leads/${lead(round)}`)),
    call("bring it back", (round) => send("POST", `/api/leads/${lead(round)}/restore`)),
    call("approve a draft", (round) => send("POST", `/api/drafts/${pick(rows.drafts, round)}/approve`, {})),
    call("take over", (round) =>
      send("PUT", `/api/conversations/${pick(rows.leads, round).conversationId}/control`, { control: "agent" }),
    ),
    call("write to a renter", (round) =>
      send("POST", `/api/conversations/${pick(rows.leads, round).conversationId}/messages`, { text: "On my way." }),
    ),
    call("confirm a showing", (round) => send("POST", `/api/showings/${pick(rows.showings, round)}/confirm`)),
    call("make a SmartLink", (round) => send("POST", "/api/smartlinks", linkNamed(`Sign ${round}`))),
    call("rename a SmartLink", (round) =>
      send("PATCH", `/api/smartlinks/${pick(rows.links, 1)}`, { name: `S ${round}` }),
    ),
    call("save a property", (round) => send("PUT", `/api/properties/${pick(rows.properties, round)}`, listing(round))),
    call("add a property", (round) => send("POST", "/api/properties", listing(round))),
    call("read all notifications", () => send("POST", "/api/notifications/read", { all: true })),
  ];
}

const linkNamed = (name: string) => ({
  ...{ name, sourceTag: "direct", language: null, tone: null, brandColor: null, isActive: true },
});

const listing = (round: number) => ({
  ...{ address: `${100 + round} Coral Way`, area: "Brickell", price: 2_400 + round, bedrooms: 2, bathrooms: 1 },
  ...{ squareFeet: 900, status: "active", availableFrom: "2026-12-01", sourceUrl: null, externalId: null },
  ...{ description: "Bright rooms by the park.", terms: {}, facts: {}, photos: [] },
});
