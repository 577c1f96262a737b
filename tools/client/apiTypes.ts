import type { PublicApi, PublicOperation } from "../../apps/server/src/openapi/publicApi.ts";

/** The parts of a JSON schema, as OpenAPI 3.0 has them, that our descriptions use. */
interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

type Content = Record<string, { schema?: object }>;
type Parameter = { in: string; name: string; required?: boolean; schema?: Schema };

const methods = ["get", "put", "post", "patch", "delete"];

/**
 * TypeScript types of the public API in the form that `openapi-fetch` reads. Its own generator needs a TypeScript that
 * still has an interface for JavaScript (decision 51).
 */
export function apiTypes(api: PublicApi): string {
  const { schemas, responses } = api.components as { schemas: Record<string, Schema>; responses: { Error: Answer } };
  const { content } = responses.Error;
  return `// Made by \`npm run client\` from docs/api/openapi.json. Don't change it by hand.

export interface paths {
${Object.entries(api.paths).map(pathType).join("\n")}
}

/** What a webhook sends; \`type\` is the event. */
export type WebhookPayload = ${contentTypeOf(eventContent(api))};

export type ApiError = ${contentTypeOf(content)};

${Object.entries(schemas)
  .map(([name, schema]) => `export type ${name} = ${typeOf(schema)};`)
  .join("\n")}
`;
}

/** All events have one schema. */
function eventContent(api: PublicApi): Content {
  const [event] = Object.values(api["x-webhooks"] as Record<string, { post: PublicOperation }>);
  return event?.post.requestBody?.content ?? {};
}

type Answer = { $ref?: string; content: Content };

function pathType([path, operations]: [string, Record<string, PublicOperation>]): string {
  const lines = methods.map((method) => {
    const operation = operations[method];
    const summary = operation?.summary ? `    /** ${operation.summary} */\n` : "";
    return operation ? `${summary}    ${method}: ${operationType(operation)};` : `    ${method}?: never;`;
  });
  return `  ${JSON.stringify(path)}: {\n    parameters: {};\n${lines.join("\n")}\n  };`;
}

function operationType({ parameters, requestBody, responses }: PublicOperation): string {
  const body = requestBody?.content as Content | undefined;
  const answers = Object.entries(responses as Record<string, Answer>).map(
    ([status, answer]) =>
      `${status}: { headers: { [name: string]: unknown }; content: ${answer.$ref ? `{ "application/json": ApiError }` : contentMap(answer.content)} }`,
  );
  return `{ parameters: { ${parameterTypes((parameters ?? []) as Parameter[])} }; ${
    body ? `requestBody: { content: ${contentMap(body)} }` : "requestBody?: never"
  }; responses: { ${answers.join("; ")} } }`;
}

function parameterTypes(parameters: Parameter[]): string {
  return ["query", "path"]
    .map((place) => {
      const here = parameters.filter((parameter) => parameter.in === place);
      if (here.length === 0) return `${place}?: never`;
      const isNeeded = here.some(({ required }) => required);
      const fields = here.map(({ name, required, schema }) => field(name, schema ?? {}, required === true));
      return `${place}${isNeeded ? "" : "?"}: { ${fields.join("; ")} }`;
    })
    .join("; ");
}

function contentMap(content: Content = {}): string {
  const types = Object.entries(content).map(([type, { schema }]) => `${JSON.stringify(type)}: ${typeOf(schema ?? {})}`);
  return types.length === 0 ? "never" : `{ ${types.join("; ")} }`;
}

function contentTypeOf(content: Content): string {
  return typeOf(content["application/json"]?.schema ?? {});
}

function typeOf(schema: Schema): string {
  const type = bareType(schema);
  return schema.nullable ? `${type} | null` : type;
}

function bareType(schema: Schema): string {
  const { $ref, allOf, items, additionalProperties, properties } = schema;
  const union = schema.anyOf ?? schema.oneOf;
  if ($ref) return $ref.split("/").at(-1) ?? "unknown";
  if (union) return `(${union.map(typeOf).join(" | ")})`;
  if (allOf) return `(${allOf.map(typeOf).join(" & ")})`;
  if (schema.enum) return `(${schema.enum.map((value) => JSON.stringify(value)).join(" | ")})`;
  if (properties) return objectType(schema);
  if (items) return `(${typeOf(items)})[]`;
  if (typeof additionalProperties === "object") return `{ [name: string]: ${typeOf(additionalProperties)} }`;
  return simpleTypes[schema.type ?? ""] ?? "unknown";
}

const simpleTypes: Record<string, string> = {
  string: "string",
  number: "number",
  integer: "number",
  boolean: "boolean",
  array: "unknown[]",
  object: "Record<string, never>",
};

function objectType({ properties = {}, required = [] }: Schema): string {
  const fields = Object.entries(properties).map(([name, schema]) => field(name, schema, required.includes(name)));
  return `{ ${fields.join("; ")} }`;
}

function field(name: string, schema: Schema, isRequired: boolean): string {
  return `${/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)}${isRequired ? "" : "?"}: ${typeOf(schema)}`;
}
