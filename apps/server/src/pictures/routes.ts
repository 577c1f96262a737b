import { pictureParams, pictureQuery, storedPicture } from "@llave/contract/listings/pictures";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { agentIdOf, requireAgent } from "../auth/session.ts";
import { ApiError } from "../http/errors.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { publicPicture } from "./makeSizes.ts";
import { preparePicture, sizesOf } from "./prepare.ts";
import { countPictures, picturePath } from "./repository.ts";
import { storePicture } from "./store.ts";
import { acceptPictures, maxPictureBodyBytes, pictureBody } from "./upload.ts";

/** Limit of pictures per agent and purpose: 5,000 listings with 20 photos each. */
const maxPictures = 100_000;

/**
 * An agent's pictures. An upload stores one and returns its addresses; its sizes are made later or for the first
 * viewer. The feature that asked for it must then reference it by `(agent_id, picture_id)`.
 */
export function pictureRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "jobs" | "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  instance.register(async (scope) => {
    acceptPictures(scope);
    scope.withTypeProvider<ZodTypeProvider>().post(
      "/api/pictures",
      {
        onRequest: [limitByAddress, requireAgent],
        bodyLimit: maxPictureBodyBytes,
        config: { tooLarge: "picture_too_large" },
        schema: { consumes: ["image/*"], querystring: pictureQuery, response: { 201: storedPicture } },
      },
      async (request, reply) => {
        const agentId = agentIdOf(request);
        const { purpose } = request.query;
        await scope.limits.spend("pictures", agentId);
        if ((await countPictures(services.db, agentId, purpose)) >= maxPictures) throw new ApiError("picture_too_many");
        const picture = await preparePicture(pictureBody(request), purpose);
        const now = services.now();
        const stored = await storePicture(services.db, { agentId, purpose, now }, picture);
        services.jobs.queuePictures();
        const urls = Object.fromEntries(sizesOf(purpose).map((size) => [size, picturePath(stored.id, size)]));
        return reply.code(201).send({ ...stored, urls });
      },
    );
  });

  app.get(
    "/pictures/:id/:size.webp",
    { preHandler: limitByAddress, schema: { params: pictureParams, produces: ["image/webp"] } },
    async (request, reply) => {
      const content = await publicPicture(services.db, request.params.id, request.params.size);
      if (!content) throw new ApiError("not_found");
      return reply
        .type("image/webp")
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("cross-origin-resource-policy", "cross-origin")
        .header("content-security-policy", "default-src 'none'; sandbox")
        .send(content);
    },
  );
}
