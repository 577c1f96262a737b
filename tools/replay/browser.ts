import { setTimeout as delay } from "node:timers/promises";

/** A response with its parsed JSON. */
export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** How often a rate-limited request is resent before it counts as failed. */
const maxAttempts = 20;

/** One person's browser: keeps its cookies, speaks JSON, and waits when the server asks it to. */
export class Browser {
  /** Where it sends its requests; if the server moves, the cookies stay. */
  origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.origin = origin;
  }

  get<Body>(path: string): Promise<Answer<Body>> {
    return this.#send(path, {});
  }

  post<Body>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    const content = { "content-type": "application/json", origin: this.origin };
    return this.#send(path, { method: "POST", body: JSON.stringify(body), headers: { ...content, ...headers } });
  }

  async #send<Body>(path: string, init: RequestInit): Promise<Answer<Body>> {
    for (let attempt = 1; ; attempt++) {
      const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const response = await fetch(this.origin + path, { ...init, headers: { ...init.headers, cookie } });
      for (const line of response.headers.getSetCookie()) this.#keep(line);
      const text = await response.text();
      if (response.status === 429 && attempt < maxAttempts) {
        await delay(1000 * Number(response.headers.get("retry-after") ?? 1));
        continue;
      }
      return { status: response.status, headers: response.headers, body: parse(text) as Body };
    }
  }

  #keep(line: string): void {
    const [pair = ""] = line.split(";");
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    this.#cookies.set(name, value);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
