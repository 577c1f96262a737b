import { unstorablePath } from "@llave/contract/text/storableText";
import type { FastifyReply } from "fastify";
import { z } from "zod";

/** The end of a page: its last row's sort values and id. */
type Place = readonly (string | number | Date)[];

/**
 * Reads the client's `after`; anything that isn't a cursor starts at the first page.
 * @param shape of the cursor's list
 */
export function readCursor<Cursor>(shape: z.ZodType<Cursor>, text: string | undefined): Cursor | null {
  if (!text) return null;
  try {
    const place: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    return unstorablePath(place) ? null : shape.parse(place);
  } catch {
    return null;
  }
}

/** Adds the address of the next page to the response's `Link` header. */
export function linkNextPage(reply: FastifyReply, place: Place): void {
  const next = new URL(reply.request.url, "http://path-only");
  next.searchParams.set("after", Buffer.from(JSON.stringify(place)).toString("base64url"));
  reply.header("link", `<${next.pathname}${next.search}>; rel="next"`);
}

/**
 * The page from rows that include one extra; if the extra one exists, the response says where the next page is.
 * @param placeOf returns the cursor of a page whose last row is this one
 */
export function cutPage<Row>(reply: FastifyReply, rows: Row[], limit: number, placeOf: (last: Row) => Place): Row[] {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length > limit && last) linkNextPage(reply, placeOf(last));
  return page;
}

const timeCursor = z.tuple([z.iso.datetime(), z.uuid()]).transform(([at, id]) => ({ at, id }));

/** The end of a page sorted by time: the last row's time, to the millisecond, and its id. */
export type TimeCursor = z.output<typeof timeCursor>;

/** Reads the cursor of a list sorted by time. */
export function readTimeCursor(text: string | undefined): TimeCursor | null {
  return readCursor(timeCursor, text);
}
