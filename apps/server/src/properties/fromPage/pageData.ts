/** What a page says about itself in data: JSON-LD and meta tags, with its visible title. */
export interface PageData {
  /** Every object of the page's JSON-LD, outer ones first. */
  objects: Record<string, unknown>[];
  /** By property or name, in lower case; several values in order. */
  meta: Map<string, string[]>;
  title: string;
}

/** Maximum objects to check: more than any listing has, fewer than a hostile page could contain. */
const maxObjects = 2_000;
const maxDepth = 12;
/** Maximum values of one preview tag, such as its pictures. */
const maxValues = 50;
/** Maximum length of a tag or text; the rest is cut off before anything searches it. Characters. */
const maxTextLength = 20_000;

/** Reads a page's data without running or rendering any of it. */
export function readPageData(html: string): PageData {
  const objects: Record<string, unknown>[] = [];
  for (const text of scripts(html)) collect(parsed(text), objects, 0);
  return { objects, meta: metaOf(html), title: titleOf(html) };
}

/** The texts of the page's JSON-LD scripts; found by position, so that no page makes the search slow. */
function scripts(html: string): string[] {
  const lower = html.toLowerCase();
  const found: string[] = [];
  for (let at = lower.indexOf("<script"); at >= 0; at = lower.indexOf("<script", at)) {
    const open = lower.indexOf(">", at);
    const close = lower.indexOf("</script", open);
    if (open < 0 || close < 0) break;
    if (lower.slice(at, open).includes("application/ld+json")) found.push(html.slice(open + 1, close));
    at = close;
  }
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function collect(value: unknown, into: Record<string, unknown>[], depth: number): void {
  if (typeof value !== "object" || value === null || depth > maxDepth || into.length >= maxObjects) return;
  if (!Array.isArray(value)) into.push(value as Record<string, unknown>);
  for (const part of Object.values(value)) collect(part, into, depth + 1);
}

function titleOf(html: string): string {
  const open = html.search(/<title[\s>]/i);
  const start = open < 0 ? -1 : html.indexOf(">", open);
  return start < 0 ? "" : plainText(html.slice(start + 1, html.indexOf("<", start)));
}

function metaOf(html: string): Map<string, string[]> {
  const lower = html.toLowerCase();
  const meta = new Map<string, string[]>();
  for (let at = lower.indexOf("<meta"); at >= 0; at = lower.indexOf("<meta", at)) {
    const close = lower.indexOf(">", at);
    if (close < 0) break;
    const tag = html.slice(at, Math.min(close, at + maxTextLength));
    at = close;
    const name = (attribute(tag, "property") ?? attribute(tag, "name"))?.toLowerCase();
    const content = attribute(tag, "content");
    const known = (name && meta.get(name)) || [];
    if (name && content && known.length < maxValues) meta.set(name, [...known, plainText(content)]);
  }
  return meta;
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(tag);
  return found?.[1] ?? found?.[2];
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Text without tags and entities, with single spaces. */
export function plainText(text: string): string {
  return text
    .slice(0, maxTextLength)
    .replace(/<[^>]{0,200}>/g, " ")
    .replace(/&(#x?[0-9a-f]{1,6}|\w{1,8});/gi, (whole, name: string) => entityText(name.toLowerCase()) ?? whole)
    .replace(/[\p{Cc}\p{Zs}]+/gu, " ")
    .trim();
}

function entityText(name: string): string | undefined {
  if (!name.startsWith("#")) return entities[name];
  const code = name.startsWith("#x") ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 31 && code < 0x110000 && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : " ";
}
