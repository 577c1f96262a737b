import { call } from "./calls.ts";

interface PostOptions {
  headers?: Record<string, string>;
  /** The call outlives the page. */
  keepalive?: boolean;
}

/** Sends a JSON body. */
export function post<Answer>(
  path: string,
  body: object,
  { headers, keepalive = false }: PostOptions = {},
): Promise<Answer> {
  return call<Answer>(path, {
    method: "POST",
    keepalive,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}
