import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { sessions } from "./auth/session.ts";
import { signInLimits } from "./auth/signIn/signInGuard.ts";
import { readDueCalendars } from "./calendars/readBusy.ts";
import { sendCalendarEvents } from "./calendars/sendEvents.ts";
import { readMailbox } from "./channels/email/mailbox/readMailbox.ts";
import { mailWebhooks } from "./channels/email/receiving/mailRoutes.ts";
import { homePages } from "./channels/homePages.ts";
import { answerInbound } from "./channels/inbound/answerInbound.ts";
import { Intake } from "./channels/inbound/intake.ts";
import { channelWebhooks } from "./channels/inbound/webhookRoutes.ts";
import { sendOutgoing } from "./channels/outbound/sending/sendOutgoing.ts";
import { settleUnknown } from "./channels/outbound/sending/settleUnknown.ts";
import { loadTwilio } from "./channels/twilio/client.ts";
import { ChatRenderer } from "./chatPage/chatRenderer.ts";
import { smartLinkPages } from "./chatPage/page.ts";
import { previewRoute } from "./chatPage/previewRoute.ts";
import type { Config } from "./config.ts";
import { ConversationAllowance } from "./conversations/turn/allowance.ts";
import { catchUp } from "./conversations/turn/catchUp.ts";
import { ConversationCache } from "./conversations/turn/conversationCache.ts";
import { OfferedTimes } from "./conversations/turn/offeredTimes.ts";
import { quickReplies } from "./conversations/turn/quickReplies.ts";
import { takeRenterTurn } from "./conversations/turn/takeRenterTurn.ts";
import { TurnQueue } from "./conversations/turn/turnQueue.ts";
import { type DatabaseHandle, openDatabase, withLongWork } from "./db/connect.ts";
import { runFollowUps } from "./followUps/sending/runFollowUps.ts";
import { chatAssets } from "./http/chatAssets.ts";
import { errors } from "./http/errors.ts";
import { loggedError } from "./http/loggedError.ts";
import { Jobs } from "./jobs/jobs.ts";
import { LeadMerger } from "./leads/merging/leadMerger.ts";
import { rescoreLeads } from "./leads/scoring/rescoreLeads.ts";
import { composeMail } from "./letters/compose.ts";
import { unsubscribePages } from "./letters/unsubscribePages.ts";
import { checkWaitingLicenses } from "./licenses/check.ts";
import { LiveHub } from "./live/hub.ts";
import { EventStreams } from "./live/streams.ts";
import type { Models } from "./llm/models.ts";
import type { ModelConfig } from "./llm/settings/modelConfig.ts";
import { deliverMail, type MailSending, sendMailNow } from "./mail/deliver.ts";
import { queueLeftMails } from "./mail/outbox.ts";
import { type MailTransport, mailTransport } from "./mail/transport.ts";
import { deliverPushes } from "./notifications/push/deliver.ts";
import { queueDuePushes } from "./notifications/push/queueDue.ts";
import { sendDigests } from "./notifications/sendDigests.ts";
import { sendDueMails } from "./notifications/sendDueMails.ts";
import { deliverTexts } from "./notifications/texts/deliver.ts";
import { queueDueTexts } from "./notifications/texts/queueDue.ts";
import { makeAllMissing } from "./pictures/makeSizes.ts";
import { siteCookies } from "./plugins/cookies.ts";
import { gracefulClose } from "./plugins/gracefulClose.ts";
import { limits } from "./plugins/limits.ts";
import { routeTable } from "./plugins/routeTable.ts";
import { security } from "./plugins/security.ts";
import { slowBodies } from "./plugins/slowBodies.ts";
import { storableInput } from "./plugins/storableInput.ts";
import { visitors } from "./plugins/visitor.ts";
import { sendCodeTexts } from "./privacy/codeTexts.ts";
import { ownDataPages } from "./privacy/ownDataPages.ts";
import { eraseInactive } from "./retention/eraseInactive.ts";
import { purgeOldRecords } from "./retention/purgeOldRecords.ts";
import { registerRoutes } from "./routes.ts";
import type { Services } from "./services.ts";
import { calendarFeedPage } from "./showings/calendar/calendarFeed.ts";
import { presentOffers } from "./showings/chat/offers.ts";
import { showingPages } from "./showings/renterPage/showingPages.ts";
import { LinkContextCache } from "./smartlinks/contexts.ts";
import { TurnWriter } from "./threads/storing/turnWriter.ts";
import { deliverWebhooks } from "./webhooks/deliver.ts";
import { WebPages } from "./webPages/webPages.ts";

declare module "fastify" {
  interface FastifyInstance {
    services: Services;
  }
}

export interface AppOptions {
  config: Config;
  database: DatabaseHandle;
  /** Secret that signs cookies and links. */
  secret: string;
  /** The clock; the system's by default. */
  now?: () => Date;
  /** Time limit for a small body. Milliseconds; see `plugins/slowBodies.ts`. */
  bodyTimeoutMs?: number;
  /** False leaves out the public site and the dashboard's pages (API tests, benchmarks). */
  pages?: boolean;
  /** Connections for the queues' statements; see `jobs/jobs.ts`. */
  jobConnections?: number;
}

/** Node cuts off a whole request, or its headers alone, after these times. Milliseconds. */
const requestTimeoutMs = 300_000;
const headersTimeoutMs = 15_000;
/** How often Node checks for such requests. Milliseconds. */
const checkingIntervalMs = 5_000;

/** Database connections for receiving texts, and for answering and sending them. */
const takingConnections = 5;
const answeringConnections = 3;

/** Limit for a JSON body; a chat turn allows more on its own route. Bytes. */
const bodyLimit = 100_000;

/**
 * The whole server, not yet listening. Closing it ends its live connection; the caller closes the database that it
 * opened.
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
    requestTimeout: requestTimeoutMs,
    http: {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: checkingIntervalMs,
    },
    // Closing waits for requests in progress, so one that still arrives gets a normal answer.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(errors);
  await app.register(gracefulClose);
  await app.register(slowBodies, { timeoutMs: options.bodyTimeoutMs });
  await app.register(routeTable);
  await app.register(storableInput);
  await app.register(cookie);
  await app.register(security, { https, dev: config.dev });
  await app.register(siteCookies, { secure: https });
  await app.register(sessions, { db: database.db });
  await app.register(visitors, { secret });
  await app.register(limits, { pool: database.pool, factor: config.rateFactor });

  if (config.twilio) await loadTwilio(config.twilio);
  const transport = mailTransport(config, database.db);
  const models = config.model ? await loadModels(config.model, app.log) : null;
  const services = makeServices(app, options, { transport, models });
  app.decorate("services", services);
  await app.register(signInLimits, { services });
  await services.hub.start();
  services.hub.onAnnounced(() => services.jobs.queueWebhooks());
  app.addHook("onClose", async () => {
    await services.jobs.stop(app.closeTimeLeft());
    transport.close();
    await services.turns.stop();
    await services.leadMerger.stop();
    await services.hub.stop();
  });
  registerRoutes(app, services);
  channelWebhooks(app, { ...services, ...services.texting.taking });
  mailWebhooks(app, services);
  homePages(app, services);
  unsubscribePages(app, services);
  showingPages(app, services);
  calendarFeedPage(app, services);
  ownDataPages(app, services);
  await registerPages(app, services, options.pages ?? true);
  return app;
}

/** Loads the model's code only on a server that uses one. */
async function loadModels(config: ModelConfig, log: FastifyBaseLogger): Promise<Models> {
  const { Models } = await import("./llm/models.ts");
  const models = new Models(config, log);
  await models.open();
  return models;
}

/** What reaches other servers. */
interface Outbound {
  transport: MailTransport;
  models: Models | null;
}

function makeServices(app: FastifyInstance, options: AppOptions, { transport, models }: Outbound): Services {
  const { config, database, now: clock = () => new Date(), secret } = options;
  const hub = new LiveHub(database.connection);
  const streams = new EventStreams(app);
  hub.onSessionEnded((sessionId) => streams.endSession(sessionId));
  const links = new LinkContextCache(database.db, hub, clock);
  const texting = {
    taking: openDatabase(database.connection, takingConnections, database.statementTimeout, "llave texts in"),
    answering: openDatabase(database.connection, answeringConnections, database.statementTimeout, "llave texts out"),
  };
  app.addHook("onClose", async () => {
    await texting.taking.close();
    await texting.answering.close();
    await services.intake.close();
  });
  const services: Services = {
    config,
    db: database.db,
    pool: database.pool,
    texting,
    intake: new Intake(database),
    hub,
    streams,
    links,
    conversations: new ConversationCache(),
    offeredTimes: new OfferedTimes(),
    turnQueue: new TurnQueue(),
    turns: new TurnWriter(database),
    models,
    allowance: new ConversationAllowance(database.db),
    leadMerger: new LeadMerger({ db: database.db, pool: database.pool, hub, links, now: clock }, app.log),
    webPages: new WebPages(),
    jobs: makeJobs(app, options, () => ({ services, transport })),
    sendMailNow: (mail) => sendMailNow(services, mailSending(services, transport), mail),
    secret,
    origin: config.origin === undefined ? listeningOrigin(app) : () => config.origin ?? "",
    now: clock,
  };
  return services;
}

function mailSending(services: Services, transport: MailTransport): MailSending {
  return { transport, compose: (mail) => composeMail(services, mail) };
}

/** Jobs use the same services as the routes that queue them. */
function makeJobs(
  app: FastifyInstance,
  { database: { connection }, jobConnections: connections }: AppOptions,
  tools: () => { services: Services; transport: MailTransport },
): Jobs {
  const handlers = {
    mail(mailId: string, attempt: { last: boolean }) {
      const { services, transport } = tools();
      return deliverMail(services, mailSending(services, transport), mailId, attempt);
    },
    leftMails() {
      return queueLeftMails(tools().services);
    },
    async purge() {
      const { services } = tools();
      const now = services.now();
      await withLongWork(connection, async (db) => {
        await purgeOldRecords(db, now);
        await eraseInactive(db, { secret: services.secret, now });
      });
    },
    async licenses() {
      const { services } = tools();
      await checkWaitingLicenses(services.db, null, services.now());
    },
    followUp() {
      return runFollowUps(tools().services);
    },
    async rescore() {
      const { services } = tools();
      await withLongWork(connection, (db) => rescoreLeads({ ...services, db }));
    },
    async notify() {
      // One time for every step: what becomes due only while the digest is decided waits for the next run.
      const at = tools().services.now();
      const services = { ...tools().services, now: () => at };
      await queueDuePushes(services);
      await queueDueTexts(services);
      // First, so that what the digest lists isn't mailed on its own as well.
      await sendDigests(services);
      await sendDueMails(services);
      await deliverPushes(services, app.log);
      await deliverTexts(services);
    },
    async pictures() {
      const failed = await makeAllMissing(tools().services.db);
      for (const [pictureId, error] of failed) app.log.warn({ err: error, pictureId }, "picture's sizes not made");
    },
    texts() {
      const services = { ...tools().services, ...tools().services.texting.answering };
      return answerInbound({ ...services, takeTurn: (message) => takeRenterTurn(services, message) }, app.log);
    },
    catchUp() {
      return catchUp(tools().services, app.log);
    },
    async sending() {
      const services = { ...tools().services, ...tools().services.texting.answering };
      await sendCodeTexts(services);
      await settleUnknown(services);
      await sendOutgoing({ ...services, presentOffers, quickReplies });
    },
    mailbox() {
      return readMailbox({ services: tools().services, limits: app.limits, log: app.log }).catch((error: unknown) => {
        app.log.warn({ err: error }, "mailbox not read");
      });
    },
    webhooks() {
      return deliverWebhooks(tools().services);
    },
    async calendars() {
      const { services } = tools();
      await sendCalendarEvents(services);
      await readDueCalendars(services);
    },
    mergeLeads() {
      return tools().services.leadMerger.checkWaiting();
    },
  };
  return new Jobs(connection, handlers, app.log, { connections });
}

/** Computed once: every turn's links start with it, and a listening server's address doesn't change. */
function listeningOrigin(app: FastifyInstance): () => string {
  let known: string | undefined;
  return () => {
    const address = known === undefined ? app.server.address() : null;
    if (address !== null && typeof address === "object") known = `http://localhost:${address.port}`;
    return known ?? "http://localhost:0";
  };
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
