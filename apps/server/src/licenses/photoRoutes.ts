import { licensePhotoResponse } from "@llave/contract/admin/licenseChecks";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { agentIdOf, requireAgent } from "../auth/session.ts";
import { ApiError } from "../http/errors.ts";
import { preparePicture } from "../pictures/prepare.ts";
import { acceptPictures, maxPictureBodyBytes, pictureBody } from "../pictures/upload.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { findLicensePhoto, removeLicensePhoto, storeLicensePhoto } from "./photo.ts";

const agent = [limitByAddress, requireAgent];
const path = "/api/agent/license-photo";

/** The agent's own photo of the wall license, during and after setup: only the agent and administrators see it. */
export function licensePhotoRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "jobs" | "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(path, { onRequest: agent, schema: { produces: ["image/webp"] } }, async (request, reply) => {
    const photo = await findLicensePhoto(services.db, agentIdOf(request));
    if (!photo) throw new ApiError("not_found");
    return reply.type("image/webp").send(photo);
  });

  app.delete(path, { onRequest: agent, schema: { response: { 200: licensePhotoResponse } } }, async (request) => {
    await removeLicensePhoto(services.db, agentIdOf(request));
    return { hasLicensePhoto: false };
  });

  instance.register(async (scope) => {
    acceptPictures(scope);
    scope.withTypeProvider<ZodTypeProvider>().post(
      path,
      {
        onRequest: agent,
        bodyLimit: maxPictureBodyBytes,
        config: { tooLarge: "picture_too_large" },
        schema: { consumes: ["image/*"], response: { 200: licensePhotoResponse } },
      },
      async (request) => {
        const agentId = agentIdOf(request);
        await scope.limits.spend("pictures", agentId);
        const picture = await preparePicture(pictureBody(request), "license");
        await storeLicensePhoto(services.db, { agentId, picture, now: services.now() });
        services.jobs.queuePictures();
        return { hasLicensePhoto: true };
      },
    );
  });
}
