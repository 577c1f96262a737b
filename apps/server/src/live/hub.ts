import { EventEmitter } from "node:events";
import type { LiveEvent } from "@llave/contract/agent/agent";
import pg from "pg";
import { type Connection, limitedClientOptions } from "../db/connect.ts";

/** What changed for an agent: sent to every server, which informs its open dashboards. */
export interface Change extends LiveEvent {
  agentId: string;
  /** True if the renter's own page has something to fetch, too. */
  forRenter?: boolean;
}

const changeChannel = "llave_change";
/** Raised by the database's triggers when an agent, a link or a listing changed; see the migrations. */
const agentChannel = "llave_agent";

/** Raised by the database's trigger when a session was deleted. */
const sessionChannel = "llave_session";

/** Changes within this time are sent together: one round trip for a burst of turns. Milliseconds. */
const gatherMs = 40;
/** PostgreSQL refuses a notification of 8,000 bytes or more. Bytes. */
const maxPayloadBytes = 7_500;
/** Time between two attempts to reconnect. Milliseconds. */
const reconnectAfterMs = 1_000;
/** Time between two checks of the connection, and how long each may take. Milliseconds. */
const checkEveryMs = 10_000;
const checkTimeoutMs = 5_000;

/**
 * Tells all servers on one database what changed, over LISTEN/NOTIFY on its own connection. Announcing happens after
 * the commit and never waits: a lost notification costs a dashboard its next poll at worst, while a NOTIFY inside each
 * turn's transaction would make all commits queue behind one lock.
 */
export class LiveHub {
  readonly #connection: Connection;
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  readonly #waiting = new Map<string, Change>();
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #check: NodeJS.Timeout | undefined;
  #stopped = false;
  readonly #checkEveryMs: number;

  constructor(connection: Connection, everyMs = checkEveryMs) {
    this.#connection = connection;
    this.#checkEveryMs = everyMs;
  }

  /**
   * Connects and listens; a connection that breaks later is reopened automatically.
   * @throws the driver's error if there is no connection now
   */
  async start(): Promise<void> {
    const limited = limitedClientOptions(this.#connection, checkTimeoutMs);
    const client = new pg.Client({ ...limited, application_name: "llave live" });
    client.on("notification", (message) => this.#receive(message.channel, message.payload ?? ""));
    client.on("error", () => this.#lost(client));
    client.on("end", () => this.#lost(client));
    this.#client = client;
    try {
      await client.connect();
      await client.query(`listen ${changeChannel}; listen ${agentChannel}; listen ${sessionChannel}`);
      this.#checkLater(client);
    } catch (error) {
      this.#lost(client);
      throw error;
    }
  }

  /** Listens for one agent's changes. Returns the function that stops it. */
  onChange(agentId: string, listener: (change: LiveEvent) => void): () => void {
    this.#emitter.on(`change:${agentId}`, listener);
    return () => this.#emitter.off(`change:${agentId}`, listener);
  }

  /** Listens for changes that this server announces, for any agent. */
  onAnnounced(listener: () => void): void {
    this.#emitter.on("announced", listener);
  }

  /** Listens for agents whose settings, links or listings changed; null means "any of them may have". */
  onAgentChanged(listener: (agentId: string | null) => void): void {
    this.#emitter.on("agent", listener);
  }

  /** Listens for sessions that ended; null means "any of them may have". */
  onSessionEnded(listener: (sessionId: string | null) => void): void {
    this.#emitter.on("session", listener);
  }

  /** Listens for changes by the agent's side in one conversation. Returns the function that stops it. */
  onConversation(conversationId: string, listener: () => void): () => void {
    this.#emitter.on(`conversation:${conversationId}`, listener);
    return () => this.#emitter.off(`conversation:${conversationId}`, listener);
  }

  /**
   * Announces a change after its commit. Returns immediately; repeated changes of a conversation are announced once.
   */
  announce(change: Change): void {
    const waiting = this.#waiting.get(change.conversationId);
    const forRenter = change.forRenter || waiting?.forRenter;
    const leadId = change.leadId ?? waiting?.leadId ?? null;
    this.#waiting.set(change.conversationId, { ...change, leadId, ...(forRenter && { forRenter }) });
    this.#emitter.emit("announced");
    this.#timer ??= setTimeout(() => this.#flush(), gatherMs);
  }

  /** Ends the connection. No announcements after that. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#retry);
    clearTimeout(this.#check);
    await this.#client?.end().catch(() => {});
  }

  #flush(): void {
    this.#timer = undefined;
    const changes = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const payload of payloads(changes)) {
      this.#client?.query("select pg_notify($1, $2)", [changeChannel, payload]).catch(() => {});
    }
  }

  #receive(channel: string, payload: string): void {
    if (channel === agentChannel) this.#emitter.emit("agent", payload);
    else if (channel === sessionChannel) this.#emitter.emit("session", payload);
    else for (const change of JSON.parse(payload) as Change[]) this.#tell(change);
  }

  #tell({ agentId, leadId, conversationId, forRenter }: Change): void {
    this.#emitter.emit(`change:${agentId}`, { leadId, conversationId });
    if (forRenter) this.#emitter.emit(`conversation:${conversationId}`);
  }

  /** A connection that broke without a sign, as in a firewall that forgot it, would stay quiet forever. */
  #checkLater(client: pg.Client): void {
    if (this.#stopped || this.#client !== client) return;
    this.#check = setTimeout(() => {
      client.query("select 1").then(
        () => this.#checkLater(client),
        () => this.#lost(client),
      );
    }, this.#checkEveryMs);
    this.#check.unref();
  }

  /** A broken connection emits several events but is reopened once. */
  #lost(client: pg.Client): void {
    if (this.#stopped || this.#client !== client) return;
    this.#client = undefined;
    clearTimeout(this.#check);
    client.end().catch(() => {});
    this.#retry = setTimeout(() => {
      // The missed notifications may have been about anyone. If reconnecting fails, its own retry follows.
      this.start().then(
        () => {
          this.#emitter.emit("agent", null);
          this.#emitter.emit("session", null);
        },
        () => {},
      );
    }, reconnectAfterMs);
    this.#retry.unref();
  }
}

/** Changes as JSON arrays that each fit into one notification. */
function payloads(changes: Change[]): string[] {
  const out: string[] = [];
  let current: string[] = [];
  let size = 2;
  for (const change of changes) {
    const text = JSON.stringify(change);
    if (size + text.length + 1 > maxPayloadBytes && current.length > 0) {
      out.push(`[${current.join(",")}]`);
      current = [];
      size = 2;
    }
    current.push(text);
    size += text.length + 1;
  }
  if (current.length > 0) out.push(`[${current.join(",")}]`);
  return out;
}
