import { readdir, readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../http/errors.ts";
import { limitByAddress } from "../plugins/limits.ts";

const folder = new URL("./drawings/", import.meta.url);

/** Drawings of homes and rooms, by name. They ship with the program, so they are read once. */
let drawings: Promise<Map<string, Buffer>> | undefined;

/** `GET /art/NAME.svg`: the drawn façades that replace missing photos. */
export function artRoutes(app: FastifyInstance): void {
  app.get("/art/:name.svg", { onRequest: limitByAddress }, async (request, reply) => {
    const { name } = request.params as { name: string };
    drawings ??= compressedDrawings();
    const content = (await drawings).get(name);
    if (!content) throw new ApiError("not_found");
    return reply
      .type("image/svg+xml")
      .header("cache-control", "public, max-age=604800")
      .header("content-encoding", "gzip")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .send(content);
  });
}

/** A drawing's SVG text. */
export function drawing(name: string): Promise<string> {
  return readFile(new URL(`${name}.svg`, folder), "utf8");
}

async function compressedDrawings(): Promise<Map<string, Buffer>> {
  const names = (await readdir(folder)).map((file) => file.replace(/\.svg$/, ""));
  const pack = async (name: string) => [name, await promisify(gzip)(await drawing(name), { level: 9 })] as const;
  return new Map(await Promise.all(names.map(pack)));
}
