import fc, { type Arbitrary } from "fast-check";
import type { ApiDescription } from "../../openapi/describeApi.ts";
import { oddText, oddValue, type Schema, valuesOf } from "./values.ts";

/** One request that a property sends. */
export interface Call {
  method: string;
  path: string;
  body: string | Uint8Array<ArrayBuffer> | undefined;
  type: string;
  role: "signedOut" | "agent" | "admin";
}

interface Operation {
  parameters?: { in: string; name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Calls that never end, or that end what the other calls need: the sessions, the account, its password. */
const leftOut =
  /^(GET \/api\/(events|renter\/events)|\w+ \/api\/(auth\/logout|account\/(sessions.*|delete|password)))$/;

/** Calls that sign in as another account: they run signed out, so the agent and the administrator keep their sessions. */
const signsIn = /^\/api\/auth\/(register|login|reset-password)$/;

/**
 * Requests generated from the API's description: every operation, as every role, mostly well formed.
 * @param ids of the agent's data, for paths that name something
 */
export function callsOf(description: ApiDescription, ids: string[]): Arbitrary<Call> {
  const calls = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => path.startsWith("/api/") && !leftOut.test(`${method.toUpperCase()} ${path}`))
      .map(([method, operation]) => requestsTo(method.toUpperCase(), path, operation as Operation, ids)),
  );
  return fc.oneof(...calls);
}

function requestsTo(method: string, path: string, operation: Operation, ids: string[]): Arbitrary<Call> {
  const { parameters = [] } = operation;
  const segment = fc.oneof(
    { weight: 6, arbitrary: ids.length > 0 ? fc.constantFrom(...ids) : fc.uuid() },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: oddText },
  );
  const inPath = fc.array(segment, { minLength: 4, maxLength: 4 });
  const inQuery = fc.record(
    Object.fromEntries(parameters.filter((p) => p.in === "query").map((p) => [p.name, valuesOf(p.schema)])),
    { requiredKeys: [] },
  );
  const role: Arbitrary<Call["role"]> = signsIn.test(path)
    ? fc.constant("signedOut")
    : fc.constantFrom("signedOut", "agent", "agent", "agent", "admin");
  return fc.tuple(inPath, inQuery, bodiesOf(operation), role).map(([segments, query, { body, type }, by]) => ({
    method,
    path: addressOf(path, segments, query),
    ...(method === "GET" ? { body: undefined, type: "" } : { body, type }),
    role: by,
  }));
}

/** Node rejects request lines over 16 KB. */
const maxPartLength = 1_500;

function addressOf(path: string, segments: string[], query: Record<string, unknown>): string {
  const left = [...segments];
  const filled = path.replaceAll(/\{\w+\}/g, () => encoded(left.shift() ?? "") || "x");
  const named = Object.entries(query).map(([name, value]) => `${name}=${encoded(textOf(value))}`);
  return named.length > 0 ? `${filled}?${named.join("&")}` : filled;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** Half a surrogate pair can't be encoded in an address; it can only come in a body. */
function encoded(text: string): string {
  return encodeURIComponent(text.slice(0, maxPartLength / 9).toWellFormed());
}

function bodiesOf({ requestBody }: Operation): Arbitrary<Pick<Call, "body" | "type">> {
  const json = { type: "application/json" };
  const [[type = "", content] = []] = Object.entries(requestBody?.content ?? {});
  const odd = fc.oneof(
    oddValue.map((value) => ({ ...json, body: JSON.stringify(value) ?? "" })),
    fc.constantFrom("", "{", '{"a":', "[1,", '{"__proto__":{"a":1}}').map((body) => ({ ...json, body })),
  );
  if (type === "") return odd;
  const good: Arbitrary<Pick<Call, "body" | "type">> =
    type === json.type
      ? valuesOf(content?.schema ?? {}).map((value) => ({ ...json, body: JSON.stringify(value) ?? "" }))
      : filesOf(type.replace("*", "png"));
  return fc.oneof({ weight: 15, arbitrary: good }, { weight: 1, arbitrary: odd });
}

function filesOf(type: string): Arbitrary<Pick<Call, "body" | "type">> {
  const bytes = fc.uint8Array({ maxLength: 500 }).map((body) => new Uint8Array(body));
  const head = fc.constantFrom("address,price\n", "Address;Area;Price;Bedrooms\n", "");
  const lines = fc.tuple(head, fc.array(fc.array(oddText, { maxLength: 5 }), { maxLength: 5 }));
  const csv = lines.map(([first, rows]) => first + rows.map((row) => row.join(",")).join("\n"));
  return fc.oneof(bytes, csv).map((body) => ({ type, body }));
}
