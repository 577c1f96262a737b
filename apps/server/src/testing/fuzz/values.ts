import fc, { type Arbitrary } from "fast-check";

/** The part of JSON Schema that the API's description uses. */
export interface Schema {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  nullable?: boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

/** Texts that break naive servers, besides generated ones. */
export const oddText: Arbitrary<string> = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom(
    "' or 1=1; drop table lead; --",
    "<script>alert(1)</script>",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "a\udfffb",
    "\u202eevil\u202c",
    "مرحبا أبحث عن شقة",
    "👩‍👩‍👧‍👦".repeat(50),
    "\\u0000",
    "%00%ff%c0%ae",
    "__proto__",
    "",
    " ",
    "-",
    "null",
    "0",
    "1e999",
    "9".repeat(2000),
    "x".repeat(20_000),
    "9999-12-31",
    "0000-01-01",
    "2026-02-30",
    "+275760-09-13T00:00:00.001Z",
    "{{constructor.constructor('return 1')()}}",
  ),
);

/** Values that no schema asks for. */
export const oddValue: Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, -1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, [], {}, [[[[]]]], { $gt: "" }),
);

const byFormat: Record<string, Arbitrary<string>> = {
  uuid: fc.uuid(),
  date: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(-24, -14)),
  "date-time": fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
};

/** Values for a schema: mostly valid, so that a call gets past its checks, now and then something odd. */
export function valuesOf(schema: Schema): Arbitrary<unknown> {
  const good = schema.nullable ? fc.option(goodValues(schema), { freq: 4 }) : goodValues(schema);
  return fc.oneof({ weight: 9, arbitrary: good }, { weight: 1, arbitrary: oddValue });
}

function goodValues(schema: Schema): Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(goodValues));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === "object") return objects(schema);
  if (schema.type === "array") return fc.array(valuesOf(schema.items ?? {}), { maxLength: schema.maxItems ?? 5 });
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "integer") return fc.maxSafeInteger().map((n) => Math.round(within(schema, n)));
  if (schema.type === "number") return fc.double({ noNaN: true }).map((n) => within(schema, n));
  return schema.type === "string" ? texts(schema) : oddValue;
}

function within({ minimum = -1e6, maximum = 1e6 }: Schema, n: number): number {
  if (n >= minimum && n <= maximum) return n;
  const span = maximum - minimum;
  return Number.isFinite(n) && span > 0 ? minimum + (Math.abs(n) % span) : minimum;
}

function objects(schema: Schema): Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, valuesOf(field)]));
  const named = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  if (typeof additionalProperties !== "object") return named;
  const more = fc.dictionary(fc.oneof(fc.string(), oddText), valuesOf(additionalProperties), { maxKeys: 4 });
  return fc.tuple(named, more).map(([known, added]) => ({ ...added, ...known }));
}

function texts({ format = "", pattern, minLength = 0, maxLength = 300 }: Schema): Arbitrary<string> {
  const known = byFormat[format] ?? (pattern === undefined ? null : matching(pattern));
  if (known) return known;
  const size = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 300)) };
  return fc.oneof(fc.string(size), fc.string({ ...size, unit: "grapheme" }), fc.lorem({ maxCount: 3 }));
}

/** Made once for each pattern: its table of characters takes up to a second, and hundreds of fields share a pattern. */
const byPattern = new Map<string, Arbitrary<string> | null>();

/** Texts that match a pattern; null for a pattern the generator can't read. */
function matching(pattern: string): Arbitrary<string> | null {
  const made = byPattern.get(pattern);
  const texts = made === undefined ? textsOf(pattern) : made;
  byPattern.set(pattern, texts);
  return texts;
}

function textsOf(pattern: string): Arbitrary<string> | null {
  try {
    return fc.stringMatching(new RegExp(pattern, "u"));
  } catch {
    return null;
  }
}
