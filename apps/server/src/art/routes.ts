import { readdir, readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../http/errors.ts";
import { limitByAddress } from "../plugins/limits.ts";

const folder = new URL("./drawings/", import.meta.url);

/** Drawings of homes and rooms, by name. They ship with the program, so they are read once. */
let drawings: Promise<Map<string, Buffer>> | undefined;

/** The same as PNGs, each painted when it is first asked for. */
const painted = new Map<string, Promise<Buffer>>();

/**
 * `GET /art/NAME.svg`: the drawn façades that replace missing photos. `GET /art/NAME.png`: the same for previews, because
 * messengers show no SVG.
 */
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

  app.get("/art/:name.png", { onRequest: limitByAddress }, async (request, reply) => {
    const { name } = request.params as { name: string };
    drawings ??= compressedDrawings();
    if (!(await drawings).has(name)) throw new ApiError("not_found");
    return reply
      .type("image/png")
      .header("cache-control", "public, max-age=604800")
      .header("cross-origin-resource-policy", "cross-origin")
      .send(await paintedOnce(name));
  });
}

/** A drawing's SVG text. */
export function drawing(name: string): Promise<string> {
  return readFile(new URL(`${name}.svg`, folder), "utf8");
}

function paintedOnce(name: string): Promise<Buffer> {
  const known = painted.get(name);
  if (known) return known;
  const painting = paint(name);
  painted.set(name, painting);
  painting.catch(() => painted.delete(name));
  return painting;
}

/** The drawings are 480 pixels wide at 72 dots per inch; a large preview takes 1200. */
async function paint(name: string): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const input = sharp(Buffer.from(await drawing(name)), { density: (72 * 1200) / 480 });
  return input.resize(1200, 900, { fit: "cover" }).png({ compressionLevel: 9, palette: true }).toBuffer();
}

async function compressedDrawings(): Promise<Map<string, Buffer>> {
  const names = (await readdir(folder)).map((file) => file.replace(/\.svg$/, ""));
  const pack = async (name: string) => [name, await promisify(gzip)(await drawing(name), { level: 9 })] as const;
  return new Map(await Promise.all(names.map(pack)));
}
