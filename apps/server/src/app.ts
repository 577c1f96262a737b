import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { accountRoutes } from "./accounts/routes.ts";
import { sessionRoutes } from "./accounts/sessionRoutes.ts";
import { licenseClickRoute } from "./admin/licenseClicks.ts";
import { adminRoutes } from "./admin/routes.ts";
import { agentRoutes } from "./agents/routes.ts";
import { analyticsRoutes } from "./analytics/routes.ts";
import { artRoutes } from "./art/routes.ts";
import { authRoutes } from "./auth/routes.ts";
import { signUpRoutes } from "./auth/signUpRoutes.ts";
import { communityRoutes } from "./community/routes.ts";
import type { Config } from "./config.ts";
import { contactRoutes } from "./contact/routes.ts";
import { ConversationAllowance } from "./conversations/allowance.ts";
import { KeptConversations } from "./conversations/keptConversations.ts";
import { ratingRoute } from "./conversations/ratingRoute.ts";
import { conversationRoutes } from "./conversations/routes.ts";
import { turnRoute } from "./conversations/turnRoute.ts";
import { TurnWriter } from "./conversations/turnWriter.ts";
import { verdictRoute } from "./conversations/verdictRoute.ts";
import type { DatabaseHandle } from "./db/connect.ts";
import { ApiError, registerErrors } from "./errors.ts";
import { proposeFollowUps } from "./followUps/proposeFollowUps.ts";
import { metricsRoute } from "./health/metricsRoute.ts";
import { healthRoutes } from "./health/routes.ts";
import { homeRoutes } from "./homes/routes.ts";
import { inboxRoutes } from "./inbox/routes.ts";
import { forgetOldRecords } from "./jobs/forgetOldRecords.ts";
import { Jobs } from "./jobs/jobs.ts";
import { leadChangeRoutes } from "./leads/changeRoutes.ts";
import { LeadJoiner } from "./leads/joining/joiner.ts";
import { noteRoutes } from "./leads/noteRoutes.ts";
import { leadRoutes } from "./leads/routes.ts";
import { leadViewRoutes } from "./leads/viewRoutes.ts";
import { licenseAdminRoutes } from "./licenses/adminRoutes.ts";
import { checkWaitingLicenses } from "./licenses/check.ts";
import { licensePhotoRoutes } from "./licenses/photoRoutes.ts";
import { LiveHub } from "./live/hub.ts";
import { renterLiveRoutes } from "./live/renterRoutes.ts";
import { liveRoutes } from "./live/routes.ts";
import type { ModelConfig } from "./llm/modelConfig.ts";
import type { Models } from "./llm/models.ts";
import { loggedError } from "./loggedError.ts";
import { deliverMail } from "./mail/deliver.ts";
import { mailboxRoutes } from "./mail/mailboxRoutes.ts";
import { type MailTransport, mailTransport } from "./mail/transport.ts";
import { unsubscribePages } from "./mail/unsubscribePages.ts";
import { notificationRoutes } from "./notifications/routes.ts";
import { sendDueMails } from "./notifications/sendDueMails.ts";
import { onboardingRoutes } from "./onboarding/routes.ts";
import { makeAllMissing } from "./pictures/makeSizes.ts";
import { pictureRoutes } from "./pictures/routes.ts";
import { Limits } from "./plugins/limits.ts";
import { registerRouteTable } from "./plugins/routeTable.ts";
import { registerSecurity } from "./plugins/security.ts";
import { registerSessions } from "./plugins/session.ts";
import { endUnusedSockets } from "./plugins/unusedSockets.ts";
import { registerVisitors } from "./plugins/visitor.ts";
import { ownDataPages } from "./privacy/ownDataPages.ts";
import { receiptRoutes } from "./privacy/receiptRoutes.ts";
import { propertyImportRoutes } from "./properties/importRoutes.ts";
import { propertyRoutes } from "./properties/routes.ts";
import { eraseInactive } from "./retention/eraseInactive.ts";
import type { Services } from "./services.ts";
import { settingsRoutes } from "./settings/routes.ts";
import { sendReminders } from "./showings/reminders.ts";
import { renterVisitRoutes } from "./showings/renterRoutes.ts";
import { showingRoutes } from "./showings/routes.ts";
import { visitPages } from "./showings/visitPages.ts";
import { ChatRenderer, chatAssets } from "./smartlinks/chatRenderer.ts";
import { LinkContexts } from "./smartlinks/contexts.ts";
import { ownSmartLinkRoutes } from "./smartlinks/ownRoutes.ts";
import { smartLinkPages } from "./smartlinks/page.ts";
import { previewRoute } from "./smartlinks/previewRoute.ts";
import { smartLinkRoutes } from "./smartlinks/routes.ts";
import { visitRoutes } from "./visits/routes.ts";
import { waitlistRoutes } from "./waitlist/routes.ts";

declare module "fastify" {
  interface FastifyInstance {
    services: Services;
  }
}

export interface AppOptions {
  config: Config;
  database: DatabaseHandle;
  /** Signs cookies and links. */
  secret: string;
  /** The clock; the system's by default. */
  now?: () => Date;
  /** False leaves the signed-out site and the dashboard's pages away (API tests, benchmarks). */
  pages?: boolean;
}

/** One JSON body; a chat turn allows more on its own route. Bytes. */
const bodyLimit = 100_000;

/**
 * The whole server, not yet listening. Closing it ends its live connection; the
 * database stays with whoever opened it.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, secret } = options;
  const https = config.origin?.startsWith("https:") ?? false;
  const app = fastify({
    logger: {
      level: config.logLevel,
      redact: ["req.headers.cookie", "req.headers.authorization"],
      serializers: { err: loggedError },
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies > 0 && ((_address, hop) => hop < config.trustedProxies),
    bodyLimit,
    routerOptions: { maxParamLength: 500 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  endUnusedSockets(app);
  registerRouteTable(app);
  registerErrors(app);
  await app.register(cookie);
  await registerSecurity(app, { https, dev: config.dev });
  registerSessions(app, database.db, { secure: https });
  registerVisitors(app, { secret, secure: https });
  app.decorate("limits", new Limits(database.pool, config.rateFactor));

  const transport = mailTransport(config, database.db);
  const models = config.model ? await loadModels(config.model, app.log) : null;
  const services = makeServices(app, options, { transport, models });
  app.decorate("services", services);
  await services.hub.start();
  app.addHook("onClose", async () => {
    await services.jobs.stop();
    transport.close();
    await services.turns.stop();
    await services.joiner.stop();
    await services.hub.stop();
  });
  registerRoutes(app, services);
  unsubscribePages(app, services);
  visitPages(app, services);
  ownDataPages(app, services);
  await registerPages(app, services, options.pages ?? true);
  return app;
}

/** A server without a model loads none of what one needs. */
async function loadModels(config: ModelConfig, log: FastifyBaseLogger): Promise<Models> {
  const { Models } = await import("./llm/models.ts");
  const models = new Models(config, log);
  await models.open();
  return models;
}

interface Outside {
  transport: MailTransport;
  models: Models | null;
}

function makeServices(app: FastifyInstance, options: AppOptions, { transport, models }: Outside): Services {
  const { config, database, now, secret } = options;
  const hub = new LiveHub(database.connection);
  const services: Services = {
    config,
    db: database.db,
    pool: database.pool,
    hub,
    links: new LinkContexts(database.db, hub, now ?? (() => new Date())),
    conversations: new KeptConversations(),
    turns: new TurnWriter(database),
    models,
    allowance: new ConversationAllowance(database.db),
    joiner: new LeadJoiner(() => services, app.log),
    jobs: makeJobs(app, database, () => ({ services, transport })),
    secret,
    origin: config.origin === undefined ? listeningOrigin(app) : () => config.origin ?? "",
    now: now ?? (() => new Date()),
  };
  return services;
}

/** The jobs work with the same services as the routes that put them in. */
function makeJobs(
  app: FastifyInstance,
  { connection }: DatabaseHandle,
  tools: () => { services: Services; transport: MailTransport },
): Jobs {
  const handlers = {
    mail(mailId: string, attempt: { last: boolean }) {
      const { services, transport } = tools();
      return deliverMail(services, transport, mailId, attempt);
    },
    async forget() {
      const { services } = tools();
      const now = services.now();
      await forgetOldRecords(services.db, now);
      await eraseInactive(services.db, { secret: services.secret, now });
    },
    async licenses() {
      const { services } = tools();
      await checkWaitingLicenses(services.db, null, services.now());
    },
    remind() {
      return sendReminders(tools().services);
    },
    followUp() {
      return proposeFollowUps(tools().services);
    },
    notify() {
      return sendDueMails(tools().services);
    },
    async pictures() {
      const failed = await makeAllMissing(tools().services.db);
      for (const [pictureId, error] of failed) app.log.warn({ err: error, pictureId }, "picture's sizes not made");
    },
    joinLeads() {
      return tools().services.joiner.settleWaiting();
    },
  };
  return new Jobs(connection, handlers, app.log);
}

/** Asked once: every turn's links begin with it, and a listening server does not move. */
function listeningOrigin(app: FastifyInstance): () => string {
  let known: string | undefined;
  return () => {
    const address = known === undefined ? app.server.address() : null;
    if (address !== null && typeof address === "object") known = `http://localhost:${address.port}`;
    return known ?? "http://localhost:0";
  };
}

/** Adds every call of the API. */
export function registerRoutes(app: FastifyInstance, services: Services): void {
  healthRoutes(app, services);
  metricsRoute(app, services);
  authRoutes(app, services);
  signUpRoutes(app, services);
  accountRoutes(app, services);
  sessionRoutes(app, services);
  waitlistRoutes(app, services);
  visitRoutes(app, services);
  contactRoutes(app, services);
  receiptRoutes(app, services);
  communityRoutes(app, services);
  adminRoutes(app, services);
  licenseClickRoute(app, services);
  agentRoutes(app, services);
  settingsRoutes(app, services);
  smartLinkRoutes(app, services);
  ownSmartLinkRoutes(app, services);
  propertyRoutes(app, services);
  propertyImportRoutes(app, services);
  turnRoute(app, services);
  conversationRoutes(app, services);
  homeRoutes(app, services);
  artRoutes(app);
  renterVisitRoutes(app, services);
  leadRoutes(app, services);
  leadChangeRoutes(app, services);
  noteRoutes(app, services);
  leadViewRoutes(app, services);
  verdictRoute(app, services);
  ratingRoute(app, services);
  analyticsRoutes(app, services);
  inboxRoutes(app, services);
  showingRoutes(app, services);
  notificationRoutes(app, services);
  liveRoutes(app, services.hub);
  renterLiveRoutes(app, services);
  pictureRoutes(app, services);
  onboardingRoutes(app, services);
  licensePhotoRoutes(app, services);
  licenseAdminRoutes(app, services);
  mailboxRoutes(app, services);
  app.all("/api/*", { schema: { hide: true } }, async () => {
    throw new ApiError("not_found");
  });
}

async function registerPages(app: FastifyInstance, services: Services, pages: boolean): Promise<void> {
  if (!pages) return;
  await app.register(async (scope) => {
    await scope.register(compress, { encodings: ["gzip"] });
    smartLinkPages(scope, services, new ChatRenderer());
  });
  previewRoute(app, services);
  await chatAssets(app);
  const { registerWeb } = await import("./plugins/web.ts");
  await registerWeb(app, services);
}
