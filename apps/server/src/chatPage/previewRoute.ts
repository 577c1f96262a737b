import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { ApiError } from "../http/errors.ts";
import { publicPicture } from "../pictures/makeSizes.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import type { LinkContext } from "../smartlinks/contexts.ts";
import { drawPreview } from "./previewPicture.ts";

/** Rendering takes tens of milliseconds of CPU time, so recent pictures are cached. */
const maxCached = 100;
type Pictures = LRUCache<string, Promise<Buffer>>;

/** `GET /smartlink-preview/:linkId.png`: the preview picture of a shared link. */
export function previewRoute(app: FastifyInstance, services: Pick<Services, "db" | "links">): void {
  const cached: Pictures = new LRUCache({ max: maxCached });
  app.get<{ Params: { linkId: string } }>(
    "/smartlink-preview/:linkId.png",
    { onRequest: limitByAddress },
    async (request, reply) => {
      const link = await services.links.byId(request.params.linkId);
      if (!link?.abilities.open) throw new ApiError("smartlink_not_found");
      const version = previewVersion(link);
      if (setCaching(request, reply, version)) return reply.code(304).send();
      const picture = await drawOnce(cached, version, async () => drawPreview(link, await portraitOf(services, link)));
      return reply.type("image/png").header("cross-origin-resource-policy", "cross-origin").send(picture);
    },
  );
}

/** The path of a link's picture; it changes with everything the picture shows, so it can be cached forever. */
export function previewPath(link: LinkContext): string {
  return `/smartlink-preview/${link.linkId}.png?v=${previewVersion(link)}`;
}

/** One text with everything the picture shows: if it changes, so does the picture. */
function previewVersion({ linkId, brandColor, language, agent, photo }: LinkContext): string {
  const shown = JSON.stringify([linkId, brandColor, language, agent.name, agent.brokerage, photo]);
  return createHash("sha256").update(shown).digest("base64url").slice(0, 16);
}

/** Sets how long the response is cached; true if the client already has this picture. */
function setCaching(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const asked = (request.query as Record<string, unknown>).v;
  const lasting = asked === version ? "public, max-age=31536000, immutable" : "public, max-age=3600";
  reply.header("cache-control", lasting).header("etag", `"${version}"`);
  return request.headers["if-none-match"] === `"${version}"`;
}

/** The agent's own stored portrait; anything else in the profile is never fetched. */
async function portraitOf({ db }: Pick<Services, "db">, { photo }: LinkContext): Promise<Buffer | null> {
  const id = /^\/pictures\/([\w-]{43})\/\w+\.webp$/.exec(photo ?? "")?.[1];
  return id === undefined ? null : publicPicture(db, id, "medium");
}

function drawOnce(cached: Pictures, key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = cached.get(key);
  if (known) return known;
  const drawing = draw();
  cached.set(key, drawing);
  drawing.catch(() => cached.delete(key));
  return drawing;
}
