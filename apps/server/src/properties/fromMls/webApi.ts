import { dayMs } from "@llave/contract/calendar";
import type { ErrorCode } from "@llave/contract/errors";
import { maxMlsListings } from "@llave/contract/listings/mls";
import { storable } from "@llave/contract/text/storableText";
import { z } from "zod";
import { ApiError } from "../../http/errors.ts";
import { type Asked, WebPageError, type WebPages } from "../../webPages/webPages.ts";
import type { MlsAccess } from "./credentials.ts";
import { type MlsRecord, mlsRecord, recordFields } from "./record.ts";

/** Milliseconds for one reading, with all its pages. */
const readingTimeoutMs = 20_000;
const maxBytes = 8_000_000;
const pageSize = 100;
/** A listing unchanged for this long is no longer on offer. Days. */
const readForDays = 365;

/** What reading needs in addition to the access. */
export interface Reading {
  webPages: WebPages;
  now: Date;
  /** Maximum number of listings to read. */
  limit?: number;
  /** The only listing to read. */
  key?: string;
  /** For all requests together. */
  timeoutMs?: number;
}

const answer = z.object({ value: z.array(z.unknown()), "@odata.nextLink": z.string().optional() });
const tokenAnswer = z.object({ access_token: z.string().min(1) });

/**
 * The agent's own listings from an MLS, through its RESO Web API (RESO Web API Core 2.0, OData 4), the newest changes
 * first.
 * @throws ApiError `mls_…`
 */
export async function readMls(
  access: MlsAccess,
  { webPages, now, limit = maxMlsListings, key, timeoutMs = readingTimeoutMs }: Reading,
): Promise<MlsRecord[]> {
  const call = new Calls(access, webPages, timeoutMs);
  const since = new Date(now.getTime() - readForDays * dayMs).toISOString();
  const own = `ListAgentMlsId eq ${quoted(access.memberId)}`;
  const which = key === undefined ? `ModificationTimestamp ge ${since}` : `ListingKey eq ${quoted(key)}`;
  const query = {
    $filter: `${own} and ${which}`,
    $orderby: "ModificationTimestamp desc",
    $top: String(Math.min(pageSize, limit)),
    $expand: "Media",
  };
  const records: MlsRecord[] = [];
  let page = await call.firstPage(query);
  while (true) {
    // A server that ignores the filter must not hand over another agent's listings.
    const read = page.value.flatMap((value) => mlsRecord.safeParse(storable(value)).data ?? []);
    records.push(...read.filter(({ ListAgentMlsId }) => ListAgentMlsId === access.memberId));
    const next = page["@odata.nextLink"];
    if (next === undefined || records.length >= limit) return records.slice(0, limit);
    page = await call.nextPage(next);
  }
}

/** A text in an OData query. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The requests of one reading: they share the time and the token. */
class Calls {
  readonly #access: MlsAccess;
  readonly #webPages: WebPages;
  readonly #endsAt: number;
  #token: string | undefined;

  constructor(access: MlsAccess, webPages: WebPages, timeoutMs: number) {
    this.#access = access;
    this.#webPages = webPages;
    this.#endsAt = performance.now() + timeoutMs;
  }

  async firstPage(query: Record<string, string>) {
    const selected = await this.#get(this.#address({ ...query, $select: recordFields.join(",") }));
    // A server refuses the whole query for one field it doesn't have; then it has to send all of them.
    const asked = selected.status === 400 ? await this.#get(this.#address(query)) : selected;
    return pageOf(asked, asked.status === 400 ? "mls_query_refused" : "mls_not_found");
  }

  async nextPage(link: string) {
    const { serviceUrl } = this.#access;
    const next = URL.canParse(link, `${serviceUrl}/`) ? new URL(link, `${serviceUrl}/`) : null;
    // The token goes to the address that the agent entered, and to no other.
    if (next?.origin !== new URL(serviceUrl).origin) throw new ApiError("mls_not_found");
    return pageOf(await this.#get(next.href), "mls_not_found");
  }

  #address(query: Record<string, string>): string {
    // Some servers don't read "+" as a space, as forms write it.
    const parts = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    return `${this.#access.serviceUrl}/Property?${parts.join("&")}`;
  }

  async #get(address: string): Promise<Asked> {
    const isNew = this.#token === undefined;
    const asked = await this.#getWith(address, await this.#accessToken());
    if (asked.status !== 401 || isNew || "token" in this.#access.credentials) return asked;
    // The token expired between two pages.
    this.#token = undefined;
    return this.#getWith(address, await this.#accessToken());
  }

  #getWith(address: string, token: string): Promise<Asked> {
    const headers = { accept: "application/json", authorization: `Bearer ${token}`, "user-agent": "LlaveListings/1" };
    return this.#ask(address, { method: "GET", headers });
  }

  async #accessToken(): Promise<string> {
    const { credentials, tokenUrl } = this.#access;
    if ("token" in credentials) return credentials.token;
    if (this.#token === undefined) this.#token = await this.#newToken(tokenUrl ?? "", credentials);
    return this.#token;
  }

  /** OAuth 2.0 client credentials: by the header that every server has to read, else in the body as some demand. */
  async #newToken(tokenUrl: string, { clientId, clientSecret }: { clientId: string; clientSecret: string }) {
    const form = { grant_type: "client_credentials", scope: "api" };
    const pair = [clientId, clientSecret].map((part) => encodeURIComponent(part)).join(":");
    const basic = `Basic ${Buffer.from(pair).toString("base64")}`;
    let asked = await this.#post(tokenUrl, form, { authorization: basic });
    if (asked.status === 400 || asked.status === 401) {
      asked = await this.#post(tokenUrl, { ...form, client_id: clientId, client_secret: clientSecret }, {});
    }
    if (asked.status === 400 || asked.status === 401) throw new ApiError("mls_refused");
    requireSuccess(asked, "mls_not_found");
    const read = tokenAnswer.safeParse(jsonOf(asked.body));
    if (!read.success) throw new ApiError("mls_not_found");
    return read.data.access_token;
  }

  #post(address: string, form: Record<string, string>, headers: Record<string, string>): Promise<Asked> {
    const type = { "content-type": "application/x-www-form-urlencoded", accept: "application/json" };
    return this.#ask(address, {
      method: "POST",
      headers: { ...type, ...headers },
      body: new URLSearchParams(form).toString(),
    });
  }

  async #ask(
    address: string,
    request: { method: "GET" | "POST"; headers: Record<string, string>; body?: string },
  ): Promise<Asked> {
    const left = Math.round(this.#endsAt - performance.now());
    if (left <= 0) throw new ApiError("mls_too_slow");
    try {
      return await this.#webPages.ask(address, { ...request, maxBytes, timeoutMs: left });
    } catch (error) {
      if (error instanceof WebPageError) throw new ApiError(codes[error.problem]);
      throw error;
    }
  }
}

const codes = {
  not_public: "mls_not_public",
  too_slow: "mls_too_slow",
  too_large: "mls_not_found",
  not_found: "mls_not_found",
  wrong_kind: "mls_not_found",
} as const satisfies Record<WebPageError["problem"], ErrorCode>;

/** @throws ApiError for a response that isn't a page of listings */
function pageOf(asked: Asked, otherwise: ErrorCode): z.infer<typeof answer> {
  requireSuccess(asked, otherwise);
  const read = answer.safeParse(jsonOf(asked.body));
  if (!read.success) throw new ApiError("mls_not_found");
  return read.data;
}

/** @throws ApiError that says which kind of failure it was */
function requireSuccess({ status, retryAfter }: Asked, otherwise: ErrorCode): void {
  if (status === 200) return;
  if (status === 401 || status === 403) throw new ApiError("mls_refused");
  if (status === 429) throw new ApiError("mls_busy", retryAfter === null ? {} : { retryAfter });
  throw new ApiError(status >= 500 ? "mls_down" : otherwise);
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return null;
  }
}
