import { ok } from "@llave/contract/account/auth";
import { newPushDevice, pushDevices } from "@llave/contract/notifications/push";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentIdOf, requireAgent, sessionOf } from "../../auth/session.ts";
import { ApiError } from "../../http/errors.ts";
import { limitByAddress } from "../../plugins/limits.ts";
import type { Services } from "../../services.ts";
import { addDevice, findDevice, listDevices, noteDelivered, presentDevice, removeDevice } from "./devices.ts";
import { readDeviceKeys } from "./encrypt.ts";
import { pushKeys } from "./keys.ts";
import { testPayload } from "./payload.ts";
import { sendPush } from "./send.ts";
import { isPushService } from "./services.ts";

/** A session only: a device gets pushes as long as its session lasts. */
const guards = { onRequest: [limitByAddress, requireAgent] };
const byId = z.object({ id: z.uuid() });

/** The devices that get the agent's notifications. */
export function pushRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "config" | "db" | "now" | "origin" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { config, db, now } = services;

  app.get("/api/agent/push-devices", { ...guards, schema: { response: { 200: pushDevices } } }, async (request) => {
    const [{ publicKey }, devices] = await Promise.all([
      pushKeys(services),
      listDevices(db, agentIdOf(request), now()),
    ]);
    return { publicKey, devices: devices.map(presentDevice) };
  });

  app.post(
    "/api/agent/push-devices",
    { ...guards, schema: { body: newPushDevice, response: { 201: ok } } },
    async (request, reply) => {
      const { endpoint, keys } = request.body;
      if (!isPushService(endpoint, config.testPushService)) throw new ApiError("push_service_unknown");
      const deviceKeys = readDeviceKeys(keys);
      if (!deviceKeys) throw new ApiError("invalid_request");
      const { sessionId } = sessionOf(request);
      await addDevice(db, { agentId: agentIdOf(request), sessionId, endpoint, ...deviceKeys }, now());
      return reply.code(201).send({ ok: true as const });
    },
  );

  app.delete(
    "/api/agent/push-devices/:id",
    { ...guards, schema: { params: byId, response: { 204: z.null() } } },
    async (request, reply) => {
      if (!(await removeDevice(db, agentIdOf(request), request.params.id))) throw new ApiError("not_found");
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/agent/push-devices/:id/test",
    { ...guards, schema: { params: byId, response: { 200: ok } } },
    async (request) => {
      const [agentId, { id }] = [agentIdOf(request), request.params];
      const device = await findDevice(db, agentId, id);
      if (!device) throw new ApiError("not_found");
      const outcome = await sendPush(services, {
        keys: await pushKeys(services),
        device,
        payload: testPayload(device.language),
        urgent: true,
      });
      if (outcome.kind === "gone") {
        await removeDevice(db, agentId, id);
        throw new ApiError("push_device_gone");
      }
      if (outcome.kind !== "delivered") throw new ApiError("push_not_delivered");
      await noteDelivered(db, agentId, id, now());
      return { ok: true as const };
    },
  );
}
