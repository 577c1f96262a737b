/** HTTP like a browser: keeps cookies, speaks JSON. */
export class TestClient {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();
  /** Sent with every request; change it to act as another browser. */
  readonly headers: Record<string, string>;

  constructor(origin: string, headers: Record<string, string> = {}) {
    this.#origin = origin;
    this.headers = headers;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<TestResponse> {
    return this.send("GET", path, undefined, headers);
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<TestResponse> {
    return this.send("POST", path, body === undefined ? undefined : JSON.stringify(body), {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    });
  }

  async send(
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ): Promise<TestResponse> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(this.#origin + path, {
      method,
      headers: { ...this.headers, ...(cookie && { cookie }), ...headers },
      redirect: "manual",
      ...(body !== undefined && { body }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: asJson(text) };
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    const gone = value === "" || attributes.some((attribute) => /^expires=thu, 01 jan 1970/i.test(attribute));
    if (gone) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

export interface TestResponse {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test's assertions say what it expects
  body: any;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
