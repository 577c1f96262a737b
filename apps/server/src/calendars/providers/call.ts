import { storable } from "@llave/contract/text/storableText";
import { z } from "zod";
import { CalendarError, type CalendarFault } from "./provider.ts";

/** How long one call may take. Milliseconds. */
const timeoutMs = 10_000;
/** Answers are lists of periods and single entries; anything larger is something else. Bytes. */
const maxAnswerBytes = 2_000_000;

interface Call {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  accessToken?: string;
  headers?: Record<string, string>;
  json?: object;
  form?: Record<string, string>;
}

/** Google's, Microsoft's and OAuth's errors have a name; their text may contain personal data and is left out. */
const failure = z.union([
  z.object({ error: z.string() }).transform(({ error }) => [error]),
  z
    .object({ error: z.object({ code: z.union([z.string(), z.number()]), errors: z.array(reasonOf()).optional() }) })
    .transform(({ error }) => [String(error.code), ...(error.errors ?? []).map(({ reason }) => reason)]),
]);

function reasonOf() {
  return z.object({ reason: z.string() });
}

const limits = ["rateLimitExceeded", "userRateLimitExceeded", "quotaExceeded"];

/**
 * Calls a provider and reads its answer.
 * @throws CalendarError
 */
export async function call<Answer extends z.ZodType>(
  url: string,
  { method = "GET", accessToken, headers, json, form }: Call,
  answer: Answer,
): Promise<z.output<Answer>> {
  const response = await send(url, {
    method,
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      accept: "application/json",
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      ...(json && { "content-type": "application/json" }),
      ...headers,
    },
    ...(json && { body: JSON.stringify(json) }),
    ...(form && { body: new URLSearchParams(form) }),
  });
  const body = await bodyOf(response);
  if (!response.ok) throw errorOf(response, body);
  const read = answer.safeParse(body);
  if (!read.success) throw new CalendarError("unavailable", `an answer of another form from ${new URL(url).host}`);
  return read.data;
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch {
    throw new CalendarError("unavailable", `no answer from ${new URL(url).host}`);
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > maxAnswerBytes) throw new CalendarError("unavailable", "an answer that is too large");
      chunks.push(chunk);
    }
    const text = Buffer.concat(chunks).toString("utf8");
    return text === "" ? undefined : storable(JSON.parse(text));
  } catch (error) {
    if (error instanceof CalendarError) throw error;
    // An error page of a proxy, or a response that was cut off: the status says what happened.
    return undefined;
  }
}

function errorOf({ status, headers }: Response, body: unknown): CalendarError {
  const names = failure.safeParse(body).data ?? [];
  const wait = Number(headers.get("retry-after"));
  return new CalendarError(
    faultOf(status, names),
    [String(status), ...names].join(" "),
    Number.isFinite(wait) && wait > 0 ? wait : null,
  );
}

function faultOf(status: number, names: readonly string[]): CalendarFault {
  if (names.includes("invalid_grant")) return "revoked";
  if (status === 401) return "expired";
  if (status === 429 || (status === 403 && names.some((name) => limits.includes(name)))) return "limited";
  if (status === 404 || status === 410) return "missing";
  if (status === 409) return "conflict";
  return status >= 500 || status === 408 ? "unavailable" : "refused";
}
