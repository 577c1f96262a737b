import { unstorablePath } from "@llave/contract/storableText";
import type { FastifyReply } from "fastify";
import { z } from "zod";

/** Where a page ended: what its last row is ordered by, and its id. */
type Place = readonly (string | number | Date)[];

/**
 * Reads what a client sent back as `after`; anything that is no cursor begins at the first page.
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

/** Says in the answer's `Link` header where the page after one that ended at a place is. */
export function linkNextPage(reply: FastifyReply, place: Place): void {
  const next = new URL(reply.request.url, "http://path-only");
  next.searchParams.set("after", Buffer.from(JSON.stringify(place)).toString("base64url"));
  reply.header("link", `<${next.pathname}${next.search}>; rel="next"`);
}

/**
 * The page among rows of which one more was asked for than it holds; where that one is there, the answer says where
 * the next page is.
 * @param placeOf where a page ends whose last row is this one
 */
export function cutPage<Row>(reply: FastifyReply, rows: Row[], limit: number, placeOf: (last: Row) => Place): Row[] {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length > limit && last) linkNextPage(reply, placeOf(last));
  return page;
}

const timeCursor = z.tuple([z.iso.datetime(), z.uuid()]).transform(([at, id]) => ({ at, id }));

/** Where a page ended that is ordered by time: the last row's time, to the millisecond, and its id. */
export type TimeCursor = z.output<typeof timeCursor>;

/** Reads the cursor of a list that is ordered by time. */
export function readTimeCursor(text: string | undefined): TimeCursor | null {
  return readCursor(timeCursor, text);
}
