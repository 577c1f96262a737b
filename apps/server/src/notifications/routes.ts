import {
  markRead,
  notificationList,
  notificationSettings,
  notificationsQuery,
} from "@llave/contract/notifications/notifications";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { findAgent } from "../agents/repository.ts";
import { agentIdOf, requireAgent } from "../auth/session.ts";
import { ApiError } from "../http/errors.ts";
import { cutPage, readTimeCursor } from "../http/pageCursor.ts";
import { outgoingMailOf } from "../mail/transport.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { presentNotification } from "./present.ts";
import { countUnread, findSettings, listNotifications, markAsRead, ownsWhat, saveSettings } from "./repository.ts";
import { settingsOf, turnsMailOn } from "./settings.ts";

const guards = { onRequest: [limitByAddress, requireAgent] };
const defaultPage = 15;

/** The agent's notifications and their settings. */
export function notificationRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "config" | "db" | "jobs" | "now">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/notifications",
    { ...guards, schema: { querystring: notificationsQuery, response: { 200: notificationList } } },
    async (request, reply) => {
      const agentId = agentIdOf(request);
      const limit = request.query.limit ?? defaultPage;
      const [unread, rows] = await Promise.all([
        countUnread(services.db, agentId),
        listNotifications(services.db, agentId, { after: readTimeCursor(request.query.after), limit }),
      ]);
      const page = cutPage(reply, rows, limit, (last) => [last.created_at, last.notification_id]);
      return { unread, notifications: page.map(presentNotification) };
    },
  );

  app.post(
    "/api/notifications/read",
    { ...guards, schema: { body: markRead, response: { 200: notificationList.pick({ unread: true }) } } },
    async (request) => {
      const agentId = agentIdOf(request);
      if (!(await ownsWhat(services.db, agentId, request.body))) throw new ApiError("not_found");
      await markAsRead(services.db, agentId, request.body, services.now());
      return { unread: await countUnread(services.db, agentId) };
    },
  );

  app.get(
    "/api/agent/notification-settings",
    { ...guards, schema: { response: { 200: notificationSettings } } },
    async (request) => settingsOf(await findSettings(services.db, agentIdOf(request))),
  );

  app.put(
    "/api/agent/notification-settings",
    { ...guards, schema: { body: notificationSettings, response: { 200: notificationSettings } } },
    async (request) => {
      const agentId = agentIdOf(request);
      if (!(await findAgent(services.db, agentId))) throw new ApiError("not_found");
      if (outgoingMailOf(services.config) === "none") {
        const before = settingsOf(await findSettings(services.db, agentId));
        if (turnsMailOn(before, request.body)) throw new ApiError("mail_not_set_up");
      }
      await saveSettings(services.db, agentId, request.body, services.now());
      services.jobs.queueNotifications();
      return request.body;
    },
  );
}
