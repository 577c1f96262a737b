import { setTimeout as pause } from "node:timers/promises";
import { dayMs } from "@llave/contract/calendar";
import type { FastifyBaseLogger } from "fastify";
import { CompiledQuery, type Kysely } from "kysely";
import type { JobResult, JobWithMetadata, PgBoss } from "pg-boss";
import { type Connection, limitedClientOptions, requestTimeoutMs } from "../db/connect.ts";
import type { Database } from "../db/schema.ts";
import { closeWithinMs } from "../process/closeAll.ts";

/** One attempt at a job. */
export interface Attempt {
  /** True when a failure now is final. */
  last: boolean;
}

/** The handlers of the queues. A job that throws is retried later. */
export interface JobHandlers {
  mail(mailId: string, attempt: Attempt): Promise<void>;
  /** Queues waiting mails that have no job; runs once, after the jobs have started. */
  leftMails(): Promise<void>;
  /** Removes expired data. */
  purge(): Promise<void>;
  /** Checks waiting licenses again. */
  licenses(): Promise<void>;
  /** Sends follow-ups and reminders of showings, or drafts them for approval. */
  followUp(): Promise<void>;
  /** Scores leads again after a new day or a changed listing. */
  rescore(): Promise<void>;
  /** Mails the notifications that are due, and pushes them to devices. */
  notify(): Promise<void>;
  /** Makes the missing sizes of pictures. */
  pictures(): Promise<void>;
  /** Merges leads of one person that a stopped server left unmerged. */
  mergeLeads(): Promise<void>;
  /** Answers incoming texts. */
  texts(): Promise<void>;
  /** Answers what renters wrote before the assistant was switched on again. */
  catchUp(): Promise<void>;
  /** Sends waiting texts. */
  sending(): Promise<void>;
  /** Takes the new mails of the mailbox for answers. */
  mailbox(): Promise<void>;
  /** Delivers the webhook events that are due. */
  webhooks(): Promise<void>;
  /** Sends showings to agents' own calendars and reads when agents are busy. */
  calendars(): Promise<void>;
}

/** Retries: after 1 s, then twice as long each time, up to an hour: about four hours of an outage. */
const mailQueue = { retryLimit: 14, retryDelay: 1, retryBackoff: true, retryDelayMax: 3600, notify: true };
/** How long finished jobs are kept; the mail's own row records the outcome. Seconds. */
const keptAfterwardsSeconds = dayMs / 1000;
const parallelMails = 10;
/** Scheduled jobs (cron, UTC); a `short` queue holds at most one waiting job, a `notify` one starts immediately. */
const regular = {
  purge: { cron: "17 8 * * *", queue: {} },
  licenses: { cron: "41 8 * * *", queue: {} },
  followUp: { cron: "*/5 * * * *", queue: { policy: "short" } },
  rescore: { cron: "3,18,33,48 * * * *", queue: { policy: "short" } },
  notify: { cron: "* * * * *", queue: { policy: "short", notify: true } },
  pictures: { cron: "* * * * *", queue: { policy: "short", notify: true } },
  mergeLeads: { cron: "* * * * *", queue: { policy: "short" } },
  texts: { cron: "* * * * *", queue: { policy: "short", notify: true } },
  catchUp: { cron: "* * * * *", queue: { policy: "short", notify: true } },
  sending: { cron: "* * * * *", queue: { policy: "short", notify: true } },
  mailbox: { cron: "* * * * *", queue: { policy: "short" } },
  webhooks: { cron: "* * * * *", queue: { policy: "short", notify: true } },
  calendars: { cron: "* * * * *", queue: { policy: "short", notify: true } },
} as const satisfies Record<Exclude<keyof JobHandlers, "mail" | "leftMails">, { cron: string; queue: object }>;
const regularNames = Object.keys(regular) as (keyof typeof regular)[];
/** Someone waits for these. */
const immediate = ["texts", "catchUp", "sending"] as const;
type ImmediateJob = (typeof immediate)[number];
const isImmediate = (name: keyof typeof regular): name is ImmediateJob => immediate.some((one) => one === name);

/** Time between two attempts to start; each failure doubles it. Milliseconds. */
const retryAfterMs = 1_000;
const maxRetryMs = 30_000;

/** A start that takes longer fails: requests wait for it, and the database may have gone silent. Milliseconds. */
const startWithinMs = requestTimeoutMs;

/** Connections for the queues' statements; one more listens. */
const queueConnections = 4;

/** Time reserved for putting back the jobs that didn't finish. Milliseconds. */
const putBackMs = 1_000;

/** Notifications within this time are mailed together. Milliseconds. */
const gatherMs = 1_000;
/** Least time between two starts of a job for texts. Milliseconds. */
const textsApartMs = 100;
/** Larger sizes are made this long after the last of several uploads, not while the sender waits. Milliseconds. */
const afterUploadsMs = 2_000;

/**
 * Work after the response. Jobs are rows that commit together with their cause; any server of the installation can take
 * one. The library loads and connects on first use or at {@link start}, so that neither the start nor a renter's
 * message waits for it.
 */
export class Jobs {
  readonly #connection: Connection;
  readonly #handlers: JobHandlers;
  readonly #log: FastifyBaseLogger;
  readonly #startWithinMs: number;
  readonly #connections: number;
  #running: Promise<PgBoss> | undefined;
  #failed = false;
  #stopped = false;
  #attempt: NodeJS.Timeout | undefined;
  #gathering: NodeJS.Timeout | undefined;
  #uploading: NodeJS.Timeout | undefined;
  #delivering: NodeJS.Timeout | undefined;
  #scheduling: NodeJS.Timeout | undefined;
  readonly #texting = new Map<ImmediateJob, { timer: NodeJS.Timeout; again: boolean }>();
  /** What this server is running now, and what it was asked for meanwhile. */
  readonly #inProgress = new Set<keyof typeof regular>();
  readonly #askedAgain = new Set<ImmediateJob>();

  constructor(
    connection: Connection,
    handlers: JobHandlers,
    log: FastifyBaseLogger,
    { limitMs = startWithinMs, connections = queueConnections } = {},
  ) {
    this.#connection = connection;
    this.#handlers = handlers;
    this.#log = log;
    this.#startWithinMs = limitMs;
    this.#connections = connections;
  }

  /** False after a failed start, until one succeeds. */
  get healthy(): boolean {
    return !this.#failed;
  }

  /**
   * Makes the queues ready; call it before the transaction that adds jobs. After {@link stop} this server only sends
   * mails that are still queued here; other servers do the regular work.
   * @throws the database's error, or one that says it took too long; the next call tries again
   */
  async start(): Promise<void> {
    if (!this.#running) {
      this.#running = this.#begin();
      this.#running.then(() => (this.#stopped ? undefined : this.#queueLeftMails())).catch(() => {});
    }
    const running = this.#running;
    try {
      await running;
      this.#failed = false;
    } catch (error) {
      // Another caller may have started in the meantime.
      if (this.#running === running) this.#running = undefined;
      this.#failed = true;
      throw error;
    }
  }

  /**
   * Starts after a delay and retries until it succeeds: the database may be down just then.
   * @param delay milliseconds until the first attempt
   */
  startLater(delay: number, nextDelay = retryAfterMs): void {
    if (this.#stopped) return;
    this.#attempt = setTimeout(() => {
      this.start().catch((error: unknown) => {
        this.#log.error({ err: error }, "jobs do not start");
        this.startLater(nextDelay, Math.min(2 * nextDelay, maxRetryMs));
      });
    }, delay);
    this.#attempt.unref();
  }

  /** Puts mails in the queue, inside the caller's transaction. */
  async sendMails(tx: Kysely<Database>, mailIds: string[]): Promise<void> {
    if (mailIds.length === 0) return;
    if (!this.#running) throw new Error("jobs are not started");
    const boss = await this.#running;
    const jobs = mailIds.map((mailId) => ({ data: { mailId } }));
    await boss.insert("mail", jobs, { db: { executeSql: (text, values) => execute(tx, text, values ?? []) } });
  }

  /**
   * Reports that there may be notifications to mail or push. Returns immediately. It only speeds things up: a server
   * whose jobs haven't started leaves it to the run every minute.
   */
  queueNotifications(): void {
    const running = this.#running;
    if (!running || this.#gathering) return;
    this.#gathering = setTimeout(async () => {
      this.#gathering = undefined;
      await running.then((boss) => boss.send("notify")).catch(() => {});
    }, gatherMs);
    this.#gathering.unref();
  }

  /** Reports that pictures need sizes; like {@link queueNotifications}. */
  queuePictures(): void {
    const running = this.#running;
    if (!running) return;
    clearTimeout(this.#uploading);
    this.#uploading = setTimeout(async () => {
      await running.then((boss) => boss.send("pictures")).catch(() => {});
    }, afterUploadsMs);
    this.#uploading.unref();
  }

  /** Reports that there may be events to deliver; like {@link queueNotifications}. */
  queueWebhooks(): void {
    const running = this.#running;
    if (!running || this.#delivering) return;
    this.#delivering = setTimeout(async () => {
      this.#delivering = undefined;
      await running.then((boss) => boss.send("webhooks")).catch(() => {});
    }, gatherMs);
    this.#delivering.unref();
  }

  /** Reports that there may be showings for agents' own calendars; like {@link queueNotifications}. */
  queueCalendars(): void {
    const running = this.#running;
    if (!running || this.#scheduling) return;
    this.#scheduling = setTimeout(async () => {
      this.#scheduling = undefined;
      await running.then((boss) => boss.send("calendars")).catch(() => {});
    }, gatherMs);
    this.#scheduling.unref();
  }

  /** Answers incoming texts right away, because someone is waiting. A run in progress picks them up as well. */
  queueTexts(): void {
    this.#runSoon("texts");
  }

  /** Answers right away what renters wrote before the assistant was switched on; like {@link queueTexts}. */
  queueCatchingUp(): void {
    this.#runSoon("catchUp");
  }

  /** Sends what waits right away; like {@link queueTexts}. */
  queueSending(): void {
    this.#runSoon("sending");
  }

  #runSoon(name: ImmediateJob): void {
    const running = this.#running;
    if (!running) return;
    if (this.#inProgress.has(name)) {
      this.#askedAgain.add(name);
      return;
    }
    const before = this.#texting.get(name);
    if (before) {
      before.again = true;
      return;
    }
    void running.then((boss) => boss.send(name)).catch(() => {});
    const timer = setTimeout(() => {
      const { again } = this.#texting.get(name) ?? {};
      this.#texting.delete(name);
      if (again) this.#runSoon(name);
    }, textsApartMs);
    this.#texting.set(name, { timer: timer.unref(), again: false });
  }

  /**
   * Lets running jobs finish and takes no new ones. Those that take longer are put back, for another try.
   * @param withinMs how long it may take; too short to wait for a job puts all of them back immediately
   */
  async stop(withinMs = closeWithinMs): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#attempt);
    clearTimeout(this.#gathering);
    clearTimeout(this.#uploading);
    clearTimeout(this.#delivering);
    clearTimeout(this.#scheduling);
    for (const { timer } of this.#texting.values()) clearTimeout(timer);
    this.#texting.clear();
    // A running job may still queue mails, and would otherwise start everything again for that.
    const stopped = this.#running?.then(
      (boss) => boss.stop({ graceful: withinMs >= 2 * putBackMs, timeout: withinMs - putBackMs }),
      () => {},
    );
    await Promise.race([stopped, pause(withinMs, undefined, { ref: false })]);
    this.#running = undefined;
  }

  async #begin(): Promise<PgBoss> {
    const { PgBoss } = await import("pg-boss");
    const boss = new PgBoss({
      ...limitedClientOptions(this.#connection, requestTimeoutMs),
      application_name: "llave jobs",
      max: this.#connections,
      useListenNotify: true,
    } as ConstructorParameters<typeof PgBoss>[0]);
    boss.on("error", (error) => this.#log.error({ err: error }, "jobs"));
    const giveUp = new AbortController();
    try {
      await Promise.race([this.#prepare(boss, giveUp.signal), this.#tooLate(giveUp.signal)]);
    } catch (error) {
      // Otherwise the started parts would keep running alongside the next attempt. A silent database delays this too.
      boss.stop({ graceful: false }).catch(() => {});
      throw error;
    } finally {
      giveUp.abort();
    }
    return boss;
  }

  async #prepare(boss: PgBoss, abandoned: AbortSignal): Promise<void> {
    await boss.start();
    abandoned.throwIfAborted();
    await makeQueues(boss);
    abandoned.throwIfAborted();
    await this.#workMails(boss);
    if (!this.#stopped) await this.#workRegularly(boss);
  }

  /** Fails once the start has taken too long, like a connection that does. */
  async #tooLate(signal: AbortSignal): Promise<never> {
    await pause(this.#startWithinMs, undefined, { signal, ref: false });
    throw Object.assign(new Error(`jobs not started within ${this.#startWithinMs} ms`), { code: "ETIMEDOUT" });
  }

  async #queueLeftMails(): Promise<void> {
    await this.#handlers.leftMails().catch((error: unknown) => {
      this.#log.error({ err: error }, "mails that wait are not queued");
    });
  }

  async #workMails(boss: PgBoss): Promise<void> {
    const options = {
      includeMetadata: true,
      perJobResults: true,
      batchSize: parallelMails,
      burstWhenBatchFull: true,
      notifyPollingIntervalSeconds: 2,
    } as const;
    await boss.work<{ mailId: string }, void, typeof options>("mail", options, (jobs) =>
      Promise.all(jobs.map((job) => this.#mail(job))),
    );
  }

  /** A run takes what comes in the meantime as well, so only one more is queued for what may have come at its end. */
  async #runRegular(name: keyof typeof regular): Promise<void> {
    this.#inProgress.add(name);
    try {
      await this.#handlers[name]();
    } finally {
      this.#inProgress.delete(name);
      if (isImmediate(name) && this.#askedAgain.delete(name)) this.#runSoon(name);
    }
  }

  async #workRegularly(boss: PgBoss): Promise<void> {
    await scheduleJobs(boss);
    for (const name of regularNames) await boss.work(name, () => this.#runRegular(name));
    // Pictures that a stop left unfinished and mails that came in the meantime don't wait for the run every minute.
    await boss.send("pictures");
    await boss.send("mailbox");
  }

  async #mail(job: JobWithMetadata<{ mailId: string }>): Promise<JobResult> {
    try {
      await this.#handlers.mail(job.data.mailId, { last: job.retryCount >= job.retryLimit });
      return { id: job.id, status: "completed" };
    } catch (error) {
      this.#log.warn({ err: error, mailId: job.data.mailId, attempt: job.retryCount + 1 }, "mail not delivered");
      return { id: job.id, status: "failed" };
    }
  }
}

/** Creates the queues that are missing: only the first start on a database pays for that. */
async function makeQueues(boss: PgBoss): Promise<void> {
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  const wanted = { mail: mailQueue, ...Object.fromEntries(regularNames.map((name) => [name, regular[name].queue])) };
  for (const [name, queue] of Object.entries(wanted)) {
    if (existing.has(name)) continue;
    await boss.createQueue(name, { ...queue, deleteAfterSeconds: keptAfterwardsSeconds });
  }
}

/** Stores the schedules that are new or changed, and removes those of jobs that were renamed or dropped. */
async function scheduleJobs(boss: PgBoss): Promise<void> {
  const stored = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const name of stored.keys()) if (!Object.hasOwn(regular, name)) await boss.unschedule(name);
  for (const name of regularNames) {
    if (stored.get(name) !== regular[name].cron) await boss.schedule(name, regular[name].cron);
  }
}

/** Runs the library's statement on the caller's transaction. */
async function execute(tx: Kysely<Database>, text: string, values: unknown[]) {
  const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
  return { rows };
}
