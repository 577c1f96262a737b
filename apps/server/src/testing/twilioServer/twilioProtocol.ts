import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { getExpectedTwilioSignature } from "twilio/lib/webhooks/webhooks.js";

export const testAccount = { accountSid: `AC${"a1".repeat(16)}`, authToken: "a token of the shared account" };
export const sharedNumber = "+13055550199";

/** A message that the server accepted, as its API lists it. */
export interface TakenMessage {
  sid: string;
  to: string;
  from: string;
  body: string;
  contentSid: string | null;
  statusCallback: string | null;
  createdAt: Date;
}

/**
 * How the next calls fail, in order: `before` breaks the connection; `after` accepts the message first; `silence`
 * accepts it and never answers.
 */
export type Failure = 429 | 500 | "before" | "after" | "silence" | { status: 400; code: number };

/** Content that was made by its API: a text with answers to tap. */
export interface Content {
  sid: string;
  language: string;
  types: Record<string, { body: string; actions?: { title: string }[]; items?: { item: string }[] }>;
}

/** A template, as Twilio lists it with its approval. */
export interface Template extends Content {
  friendly_name: string;
  variables: Record<string, string>;
  approval_requests: { status: string };
}

/** How far the account's registrations are, in Twilio's words. */
export interface Registrations {
  brand: string | null;
  campaign: string | null;
  /** Those in the messaging service. */
  numbers: string[];
  senders: { sender_id: string; status: string; webhook: { callback_url: string | null } }[];
}

/** The accounts that the server knows, with their numbers. */
export type TwilioAccounts = { accountSid: string; authToken: string; numbers: string[] }[];

/** Speaks Twilio's REST protocol on its own port and signs webhooks as Twilio does. Its user chooses how it fails. */
export async function runTwilioServer(accounts: TwilioAccounts = [{ ...testAccount, numbers: [sharedNumber] }]) {
  const taken: TakenMessage[] = [];
  const failures: Failure[] = [];
  /** How the next calls that create content fail. */
  const contentFailures: number[] = [];
  const files = new Map<string, { contentType: string; content: Buffer; disposition?: string }>();
  const templates: Template[] = [];
  const webhooks = new Map<string, string>();
  const contents = new Map<string, Content>();
  const registrations: Registrations = { brand: null, campaign: null, numbers: [], senders: [] };
  /** How long each message takes. Milliseconds. */
  const pace = { ms: 0 };
  const state = {
    pace,
    accounts,
    taken,
    failures,
    files,
    templates,
    webhooks,
    contents,
    contentFailures,
    registrations,
  };
  const server = createServer((request, response) => {
    handle(state, request, response).catch((error: unknown) => answer(response, 500, { message: String(error) }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { ...state, url, env: settingsFor(url), post: postSigned, stop };
}

export type TwilioServer = Awaited<ReturnType<typeof runTwilioServer>>;

function settingsFor(url: string): Record<string, string> {
  return {
    TWILIO_ACCOUNT_SID: testAccount.accountSid,
    TWILIO_AUTH_TOKEN: testAccount.authToken,
    TWILIO_SMS_FROM: sharedNumber,
    TWILIO_WHATSAPP_FROM: sharedNumber,
    TWILIO_API_URL: url,
  };
}

/** Calls a webhook as Twilio does: a form, with its address and fields signed with the account's token. */
export async function postSigned(
  address: string,
  params: Record<string, string>,
  { authToken = testAccount.authToken, signature }: { authToken?: string; signature?: string } = {},
): Promise<{ status: number; text: string }> {
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "x-twilio-signature": signature ?? getExpectedTwilioSignature(authToken, address, params),
  };
  const response = await fetch(address, { method: "POST", headers, body: new URLSearchParams(params) });
  return { status: response.status, text: await response.text() };
}

type State = Omit<TwilioServer, "url" | "env" | "post" | "stop">;

async function handle(state: State, request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://twilio");
  const account = state.accounts.find((one) => request.headers.authorization === basic(one));
  const file = state.files.get(pathname);
  if (!account) return answer(response, 401, { code: 20003, message: "Authenticate", status: 401 });
  if (file) {
    const { contentType, content, disposition } = file;
    const named = disposition === undefined ? {} : { "content-disposition": disposition };
    return response.writeHead(200, { "content-type": contentType, ...named }).end(content);
  }
  const path = pathname.replace(`/2010-04-01/Accounts/${account.accountSid}`, "").replace(/\.json$/, "");
  const body = await bodyOf(request);
  const form = new URLSearchParams(body);
  if (path === "/Messages" && request.method === "POST") await pause(state.pace.ms);
  if (path === "/Messages" && request.method === "POST") return create(state, account, form, { request, response });
  if (path === "/Messages") return list(state, searchParams, response);
  if (path.startsWith("/IncomingPhoneNumbers")) return number(state, account, { path, form, searchParams }, response);
  if (path === "/v1/ContentAndApprovals") {
    return answer(response, 200, { contents: state.templates, meta: { key: "contents", next_page_url: null } });
  }
  if (path === "/v1/Content" && request.method === "POST") return createContent(state, body, response);
  if (/^\/v[12]\/(?:a2p|Services|Channels)/.test(path)) return registration(state, path, response);
  if (path === "" || path === `/2010-04-01/Accounts/${account.accountSid}`) {
    return answer(response, 200, { sid: account.accountSid, status: "active" });
  }
  return answer(response, 404, { code: 20404, message: "Not found", status: 404 });
}

type Account = State["accounts"][number];

function basic({ accountSid, authToken }: Account): string {
  return `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
}

function create(
  { taken, failures, contents, templates }: State,
  _account: Account,
  form: URLSearchParams,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): unknown {
  const failure = failures.shift();
  if (failure === "before") return request.socket.destroy();
  if (typeof failure === "number") return answer(response, failure, { code: failure, message: "no", status: failure });
  if (typeof failure === "object") return answer(response, 400, { ...failure, message: "refused" });
  const contentSid = form.get("ContentSid");
  const content = contents.get(contentSid ?? "") ?? templates.find(({ sid }) => sid === contentSid);
  if (contentSid !== null && !content)
    return answer(response, 400, { code: 21655, message: "The ContentSid is invalid", status: 400 });
  const message: TakenMessage = {
    sid: `SM${randomBytes(16).toString("hex")}`,
    to: form.get("To") ?? "",
    from: form.get("From") ?? "",
    body: form.get("Body") ?? filled(content, form.get("ContentVariables")),
    contentSid,
    statusCallback: form.get("StatusCallback"),
    createdAt: new Date(),
  };
  taken.push(message);
  if (failure === "after") return request.socket.destroy();
  if (failure === "silence") return;
  return answer(response, 201, presented(message));
}

/** The text of content as the recipient sees it. */
function filled(content: Pick<Content, "types"> | undefined, variables: string | null): string {
  const values = JSON.parse(variables ?? "{}") as Record<string, string>;
  const [type] = Object.values(content?.types ?? {});
  return (type?.body ?? "").replace(/\{\{(\w+)\}\}/g, (place, name) => values[name] ?? place);
}

/** WhatsApp takes at most three buttons without an approval, and short labels. */
function createContent({ contents, contentFailures }: State, body: string, response: ServerResponse): unknown {
  const failure = contentFailures.shift();
  if (failure) return answer(response, failure, { code: failure, message: "no", status: failure });
  const content = JSON.parse(body) as Omit<Content, "sid">;
  const { actions = [], items = [] } = Object.values(content.types)[0] ?? {};
  const isValid =
    actions.length <= 3 &&
    items.length <= 10 &&
    actions.every(({ title }) => title.length <= 20) &&
    actions.length + items.length > 0;
  if (!isValid) return answer(response, 400, { code: 20001, message: "invalid content", status: 400 });
  const sid = `HX${randomBytes(16).toString("hex")}`;
  contents.set(sid, { ...content, sid });
  return answer(response, 201, { ...content, sid, friendly_name: "", date_created: null, links: {} });
}

const serviceSid = `MG${"5".repeat(32)}`;
const brandSid = `BN${"6".repeat(32)}`;

function registration({ registrations }: State, path: string, response: ServerResponse): unknown {
  const page = (key: string, rows: object[]) =>
    answer(response, 200, { [key]: rows, meta: { key, next_page_url: null } });
  const { brand, campaign, numbers, senders } = registrations;
  const brands = brand === null ? [] : [{ sid: brandSid, status: brand }];
  if (path === `/v1/a2p/BrandRegistrations/${brandSid}`) return answer(response, 200, brands[0] ?? {});
  if (path === "/v1/a2p/BrandRegistrations") return page("data", brands);
  if (path === "/v1/Services") return page("services", numbers.length > 0 ? [{ sid: serviceSid }] : []);
  if (path.endsWith("/PhoneNumbers"))
    return page(
      "phone_numbers",
      numbers.map((phone_number) => ({ phone_number })),
    );
  if (path.endsWith("/Usa2p")) {
    const campaigns = campaign === null ? [] : [{ campaign_status: campaign, brand_registration_sid: brandSid }];
    return page("compliance", campaigns);
  }
  return page("senders", senders);
}

function list({ taken }: State, query: URLSearchParams, response: ServerResponse): void {
  const found = taken.filter(({ to, from }) => to === query.get("To") && from === query.get("From"));
  answer(response, 200, { messages: found.map(presented), next_page_uri: null, page: 0, page_size: 100 });
}

function number(
  { webhooks }: State,
  { numbers }: Account,
  { path, form, searchParams }: { path: string; form: URLSearchParams; searchParams: URLSearchParams },
  response: ServerResponse,
): unknown {
  const asked = searchParams.get("PhoneNumber");
  const sidOf = (one: string) => `PN${one.slice(1).padStart(32, "0")}`;
  const changed = numbers.find((one) => path.endsWith(sidOf(one)));
  if (changed) {
    webhooks.set(changed, form.get("SmsUrl") ?? "");
    return answer(response, 200, { sid: sidOf(changed), phone_number: changed });
  }
  const found = numbers.filter((one) => one === asked);
  return answer(response, 200, {
    incoming_phone_numbers: found.map((one) => ({ sid: sidOf(one), phone_number: one })),
    next_page_uri: null,
  });
}

function presented({ sid, to, from, body, createdAt }: TakenMessage): object {
  return { sid, to, from, body, status: "queued", date_created: createdAt.toUTCString(), num_segments: "1" };
}

function answer(response: ServerResponse, status: number, body: object): unknown {
  return response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
