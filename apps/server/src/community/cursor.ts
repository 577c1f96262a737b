import { z } from "zod";

/** The last agent of a page: where the next one goes on. */
export interface DirectoryCursor {
  directoryName: string;
  agentId: string;
}

const cursor = z.tuple([z.string().max(300), z.uuid()]);

/** The text a client sends back as `after`. */
export function writeCursor({ directoryName, agentId }: DirectoryCursor): string {
  return Buffer.from(JSON.stringify([directoryName, agentId])).toString("base64url");
}

/** Reads a cursor; anything that is none begins at the first page. */
export function readCursor(text: string | undefined): DirectoryCursor | null {
  if (!text) return null;
  const parsed = cursor.safeParse(parseJson(Buffer.from(text, "base64url").toString()));
  if (!parsed.success || parsed.data[0].includes("\0")) return null;
  const [directoryName, agentId] = parsed.data;
  return { directoryName, agentId };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
