import { lookup as resolveName } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { isIP, type LookupFunction } from "node:net";
import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { isPublicAddress } from "./publicAddress.ts";

/** Why a page of another site wasn't read. */
export type WebPageProblem = "not_public" | "too_slow" | "too_large" | "not_found" | "wrong_kind";

export class WebPageError extends Error {
  readonly problem: WebPageProblem;

  constructor(problem: WebPageProblem) {
    super(`the page was not read: ${problem}`);
    this.name = "WebPageError";
    this.problem = problem;
  }
}

export interface Fetched {
  /** The final address after redirects. */
  url: string;
  type: string;
  body: Buffer;
}

export interface FetchLimits {
  /** Limit for the decompressed body. */
  maxBytes: number;
  /** Time limit for everything together: names, redirects, body. Milliseconds. */
  timeoutMs: number;
  /** The required start of the response's media type. */
  types: readonly string[];
}

/** What another site answered to a POST. */
export interface Posted {
  status: number;
  /** The wait it asked for; null if none. Seconds. */
  retryAfter: number | null;
}

export interface Posting {
  headers: Record<string, string>;
  body: string;
  /** Milliseconds until the response's headers. */
  timeoutMs: number;
}

/** A request to another site's API, with its credentials. */
export interface Asking {
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
  /** Limit for the decompressed body. */
  maxBytes: number;
  /** Time limit for everything together. Milliseconds. */
  timeoutMs: number;
}

/** What another site's API answered. */
export interface Asked {
  status: number;
  /** The wait it asked for; null if none. Seconds. */
  retryAfter: number | null;
  body: Buffer;
}

/** What tests replace the internet with. */
export interface WebPagesOptions {
  resolve?: (name: string) => Promise<{ address: string; family: number }[]>;
  isAllowed?: (address: string) => boolean;
  /** Allowed ports besides a scheme's own. */
  ports?: readonly number[];
  /** Schemes that may be posted to. */
  postSchemes?: readonly string[];
}

const maxRedirects = 5;
const maxUrlLength = 2_000;

/**
 * Reads pages that people enter. It reads only the public internet: each connection goes to an address checked for that
 * connection, so neither a redirect nor a name that changes its address can lead to an internal one.
 */
export class WebPages {
  readonly #resolve: NonNullable<WebPagesOptions["resolve"]>;
  readonly #isAllowed: (address: string) => boolean;
  readonly #ports: readonly number[];
  readonly #postSchemes: readonly string[];

  constructor({
    resolve = (name) => resolveName(name, { all: true, verbatim: true }),
    isAllowed = isPublicAddress,
    ports = [],
    postSchemes = ["https:"],
  }: WebPagesOptions = {}) {
    this.#resolve = resolve;
    this.#isAllowed = isAllowed;
    this.#ports = ports;
    this.#postSchemes = postSchemes;
  }

  /** @throws WebPageError */
  async fetch(address: string, limits: FetchLimits): Promise<Fetched> {
    const signal = AbortSignal.timeout(limits.timeoutMs);
    try {
      let url = this.#checked(address);
      for (let redirects = 0; redirects <= maxRedirects; redirects++) {
        const response = await this.#get(url, signal);
        const target = redirectOf(response, url);
        if (target === null) return await readAnswer(response, url, limits, signal);
        response.destroy();
        url = this.#checked(target);
      }
      throw new WebPageError("not_found");
    } catch (error) {
      if (error instanceof WebPageError) throw error;
      throw new WebPageError(signal.aborted ? "too_slow" : "not_found");
    }
  }

  /**
   * Posts to an address that a person entered. A redirect is an answer like any other: following one would send the
   * data elsewhere.
   * @throws WebPageError
   */
  async post(address: string, { headers, body, timeoutMs }: Posting): Promise<Posted> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await this.#send("POST", this.#checkedForPost(address), signal, headers, body);
      response.destroy();
      return { status: response.statusCode ?? 0, retryAfter: waitOf(response) };
    } catch (error) {
      if (error instanceof WebPageError) throw error;
      throw new WebPageError(signal.aborted ? "too_slow" : "not_found");
    }
  }

  /**
   * Asks another site's API at an address that a person entered. A redirect is an answer like any other: following one
   * would send the credentials elsewhere.
   * @throws WebPageError
   */
  async ask(address: string, { method, headers, body, maxBytes, timeoutMs }: Asking): Promise<Asked> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const accepted = { ...headers, "accept-encoding": "gzip, deflate, br" };
      const response = await this.#send(method, this.#checkedForPost(address), signal, accepted, body);
      return {
        status: response.statusCode ?? 0,
        retryAfter: waitOf(response),
        body: await readBody(response, maxBytes, signal),
      };
    } catch (error) {
      if (error instanceof WebPageError) throw error;
      throw new WebPageError(signal.aborted ? "too_slow" : "not_found");
    }
  }

  /**
   * Checks that an address can be posted to, without connecting to it.
   * @throws WebPageError `not_public`, or `not_found` if its name doesn't exist
   */
  async checkForPost(address: string): Promise<void> {
    const host = this.#checkedForPost(address).hostname.replace(/^\[|\]$/g, "");
    if (isIP(host) > 0) return;
    await this.#publicAddresses(host).catch((error: unknown) => {
      throw error instanceof WebPageError ? error : new WebPageError("not_found");
    });
  }

  #checkedForPost(address: string): URL {
    const url = this.#checked(address);
    if (!this.#postSchemes.includes(url.protocol)) throw new WebPageError("not_public");
    return url;
  }

  /** Refuses addresses that are clearly not public before connecting. */
  #checked(address: string): URL {
    const url = URL.canParse(address) && address.length <= maxUrlLength ? new URL(address) : null;
    if (!url || !["http:", "https:"].includes(url.protocol)) throw new WebPageError("not_public");
    if (url.username !== "" || url.password !== "") throw new WebPageError("not_public");
    if (url.port !== "" && !this.#ports.includes(Number(url.port))) throw new WebPageError("not_public");
    // A connection to a literal address looks up no name, so nothing else would check it.
    const host = url.hostname.replace(/^\[|\]$/g, "");
    if (isIP(host) > 0 && !this.#isAllowed(host)) throw new WebPageError("not_public");
    return url;
  }

  #get(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const headers = { accept: "text/html,image/*;q=0.9,*/*;q=0.5", "accept-encoding": "gzip, deflate, br" };
    return this.#send("GET", url, signal, { ...headers, "user-agent": "LlaveListings/1" });
  }

  async #send(
    method: "GET" | "POST",
    url: URL,
    signal: AbortSignal,
    headers: Record<string, string>,
    body?: string,
  ): Promise<IncomingMessage> {
    // Importing node:http adds 20 ms to the start, because it also loads Node's own fetch.
    const { request } = await (url.protocol === "https:" ? import("node:https") : import("node:http"));
    return new Promise((resolve, reject) => {
      request(url, { method, agent: false, signal, lookup: this.#lookup, headers })
        .on("response", resolve)
        .on("error", reject)
        .end(body);
    });
  }

  /** The address that the connection then uses; one bad address of a name is enough to refuse it. */
  readonly #lookup: LookupFunction = (name, _options, done) => {
    this.#publicAddresses(name).then(
      (addresses) => done(null, addresses),
      (error: NodeJS.ErrnoException) => done(error, []),
    );
  };

  /** @throws WebPageError */
  async #publicAddresses(name: string) {
    const addresses = await this.#resolve(name);
    if (addresses.length === 0) throw new WebPageError("not_found");
    if (!addresses.every(({ address }) => this.#isAllowed(address))) throw new WebPageError("not_public");
    return addresses;
  }
}

/** The redirect target of a response; null for one that doesn't redirect. */
function redirectOf(response: IncomingMessage, from: URL): string | null {
  const { statusCode = 0, headers } = response;
  if (statusCode < 300 || statusCode > 399 || headers.location === undefined) return null;
  return URL.canParse(headers.location, from.href) ? new URL(headers.location, from).href : "";
}

async function readAnswer(
  response: IncomingMessage,
  url: URL,
  { maxBytes, types }: FetchLimits,
  signal: AbortSignal,
): Promise<Fetched> {
  const type = (response.headers["content-type"] ?? "").toLowerCase();
  const refuse = (problem: WebPageProblem) => {
    response.destroy();
    throw new WebPageError(problem);
  };
  if (response.statusCode !== 200) refuse("not_found");
  if (!types.some((start) => type.startsWith(start))) refuse("wrong_kind");
  return { url: url.href, type, body: await readBody(response, maxBytes, signal) };
}

/** @throws WebPageError `too_large` */
async function readBody(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  const refuse = () => {
    response.destroy();
    throw new WebPageError("too_large");
  };
  if (Number(response.headers["content-length"] ?? 0) > maxBytes) refuse();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of unpacked(response)) {
    signal.throwIfAborted();
    chunks.push(chunk);
    size += chunk.length;
    // A small compressed body can still be large.
    if (size > maxBytes) refuse();
  }
  return Buffer.concat(chunks);
}

function waitOf({ headers }: IncomingMessage): number | null {
  const seconds = Number(headers["retry-after"]);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

function unpacked(response: IncomingMessage): Readable {
  const unpackers = { gzip: createGunzip, br: createBrotliDecompress, deflate: createInflate } as const;
  const make = unpackers[response.headers["content-encoding"] as keyof typeof unpackers];
  // A broken stream ends the read with its error.
  return make ? pipeline(response, make(), () => {}) : response;
}
