import { call } from "./calls.ts";

/** Sends a JSON body. */
export function post<Answer>(
  path: string,
  body: object,
  headers: Record<string, string> = {},
  more: Pick<RequestInit, "keepalive"> = {},
): Promise<Answer> {
  return call<Answer>(path, {
    ...more,
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}
