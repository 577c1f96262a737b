import { readFileSync } from "node:fs";
import { type WebhookEvent, webhookEvents } from "@llave/contract/integrations/webhookLimits";
import { webhookPayload } from "@llave/contract/integrations/webhooks";
import { z } from "zod";
import { referenceCalls } from "./referenceCalls.ts";

export interface PublicOperation {
  summary?: string;
  "x-api-key-scope"?: string;
  parameters?: { in: string; name: string; required?: boolean }[];
  security?: object[];
  requestBody?: { content: Record<string, { schema: object; example?: object | string }> };
  [key: string]: unknown;
}

export interface PublicApi {
  paths: Record<string, Record<string, PublicOperation>>;
  [key: string]: unknown;
}

const written = new URL("../../../../docs/api/openapi.json", import.meta.url);
let read: PublicApi | undefined;

/**
 * The calls that API keys open, from the description that a test checks against the routes, with what they do, examples
 * and the webhooks' payload.
 */
export function publicApi(origin: string): PublicApi {
  read ??= describe(JSON.parse(readFileSync(written, "utf8")));
  return { ...read, servers: [{ url: origin }] };
}

function describe(everything: PublicApi): PublicApi {
  const paths: PublicApi["paths"] = {};
  for (const [path, operations] of Object.entries(everything.paths))
    for (const [method, operation] of Object.entries(operations)) {
      if (operation["x-api-key-scope"] === undefined) continue;
      paths[path] = { ...paths[path], [method]: withWords(`${method.toUpperCase()} ${path}`, operation) };
    }
  return { ...everything, paths, "x-webhooks": webhooks() };
}

const calls = Object.assign({}, ...Object.values(referenceCalls)) as (typeof referenceCalls)["leads"];

function withWords(call: string, operation: PublicOperation): PublicOperation {
  const { en: summary = "", body, csv } = calls[call] ?? {};
  return {
    ...operation,
    summary,
    security: [{ apiKey: [] }],
    ...withExample(operation, "application/json", body),
    ...withExample(operation, "text/csv", csv),
  };
}

/** The call's body with an example of one type, if it has both. */
function withExample(
  { requestBody }: PublicOperation,
  type: string,
  example: object | string | undefined,
): Pick<PublicOperation, "requestBody"> {
  const shape = requestBody?.content[type];
  if (!shape || example === undefined) return {};
  return { requestBody: { ...requestBody, content: { ...requestBody.content, [type]: { ...shape, example } } } };
}

/** Each event's request, for programs that read descriptions; OpenAPI 3.0 has no field for them. */
function webhooks(): Record<WebhookEvent, object> {
  const schema = z.toJSONSchema(webhookPayload, { target: "openapi-3.0", io: "output", unrepresentable: "any" });
  const post = { requestBody: { content: { "application/json": { schema } } } };
  return Object.fromEntries(webhookEvents.map((event) => [event, { post }])) as Record<WebhookEvent, object>;
}
