import type { FastifyInstance } from "fastify";
import { ApiError } from "../errors.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import type { LinkContext } from "./contexts.ts";
import { drawPreview } from "./previewPicture.ts";

/** Drawing takes tens of milliseconds of a core, so the pictures asked for last are kept. */
const mostKept = 100;

/** `GET /smartlink-preview/:linkId.png`: the picture that a shared link shows. */
export function previewRoute(app: FastifyInstance, services: Services): void {
  const kept = new Map<string, Promise<Buffer>>();
  app.get<{ Params: { linkId: string } }>(
    "/smartlink-preview/:linkId.png",
    { onRequest: limitByAddress },
    async (request, reply) => {
      const link = await services.links.byId(request.params.linkId);
      if (!link?.isActive) throw new ApiError("smartlink_not_found");
      return reply
        .type("image/png")
        .header("cache-control", "public, max-age=86400")
        .header("cross-origin-resource-policy", "cross-origin")
        .send(await keep(kept, pictureKey(link), () => drawPreview(link)));
    },
  );
}

/** Everything the picture shows: a change of it is another picture. */
function pictureKey({ linkId, brandColor, language, agent }: LinkContext): string {
  return JSON.stringify([linkId, brandColor, language, agent.name, agent.brokerage]);
}

function keep(kept: Map<string, Promise<Buffer>>, key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = kept.get(key);
  if (known) return known;
  const drawing = draw();
  kept.set(key, drawing);
  drawing.catch(() => kept.delete(key));
  const oldest = kept.keys().next().value;
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return drawing;
}
