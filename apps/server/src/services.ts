import type { Kysely } from "kysely";
import type pg from "pg";
import type { Intake } from "./channels/inbound/intake.ts";
import type { Config } from "./config.ts";
import type { ConversationAllowance } from "./conversations/turn/allowance.ts";
import type { ConversationCache } from "./conversations/turn/conversationCache.ts";
import type { OfferedTimes } from "./conversations/turn/offeredTimes.ts";
import type { TurnQueue } from "./conversations/turn/turnQueue.ts";
import type { DatabaseHandle } from "./db/connect.ts";
import type { Database } from "./db/schema.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { LeadMerger } from "./leads/merging/leadMerger.ts";
import type { LiveHub } from "./live/hub.ts";
import type { EventStreams } from "./live/streams.ts";
import type { Models } from "./llm/models.ts";
import type { MailRow } from "./mail/mailRow.ts";
import type { LinkContextCache } from "./smartlinks/contexts.ts";
import type { TurnWriter } from "./threads/storing/turnWriter.ts";
import type { WebPages } from "./webPages/webPages.ts";

/** What the routes share. Created once in `app.ts`. */
export interface Services {
  config: Config;
  db: Kysely<Database>;
  /** For the statements of a hot path, prepared by name. */
  pool: pg.Pool;
  /** Separate connections for receiving and answering texts, so that a flood doesn't block the chat. */
  texting: { taking: Pick<DatabaseHandle, "db" | "pool">; answering: Pick<DatabaseHandle, "db" | "pool"> };
  /** Stores incoming texts, many in one statement. */
  intake: Intake;
  hub: LiveHub;
  /** Live streams that are open now. */
  streams: EventStreams;
  links: LinkContextCache;
  conversations: ConversationCache;
  /** The times that renters are choosing from. */
  offeredTimes: OfferedTimes;
  /** Keeps the messages of one conversation in order. */
  turnQueue: TurnQueue;
  /** Writes the changes of turns, many renters' turns in one statement. */
  turns: TurnWriter;
  /** The language model; null if none is set. */
  models: Models | null;
  /** How many conversations each agent's plan has left. */
  allowance: ConversationAllowance;
  /** Merges leads that are one person, after the reply. */
  leadMerger: LeadMerger;
  /** Reads pages of other sites that people enter. */
  webPages: WebPages;
  /** Work after the response, such as mails. */
  jobs: Jobs;
  /**
   * Sends a mail while the person who asked for it waits.
   * @throws the transport's error
   */
  sendMailNow(mail: Pick<MailRow, "kind" | "recipient" | "language">): Promise<void>;
  /** Signs cookies and mailed links. */
  secret: string;
  /** Public address of this server, without a trailing slash. */
  origin(): string;
  /** The clock; tests set their own. */
  now(): Date;
}
