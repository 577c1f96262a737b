import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { recordConsent } from "../../channels/consent/consent.ts";
import { consentWording } from "../../channels/consent/consentWordings.ts";
import { settleAfterMs } from "../../channels/outbound/sending/outbox.ts";
import { smtpServer } from "../../testing/smtpServer.ts";
import { startTextChat } from "../../testing/twilioServer/startTextChat.ts";

/** Friday, 20 March 2026, 10:00 AM in Miami; the servers live two days later. */
const start = Date.parse("2026-03-20T14:00:00Z");
const later = start + 48 * 60 * 60_000;
/** Renters who get a mail, and as many who get a text. */
const each = 12;

/** Renters who went quiet: half of them left an address for mails, the others a phone and the consent to texts. */
async function stage() {
  const chat = await startTextChat({ now: () => new Date(start) });
  const { services, agent, database, link } = chat;
  const agentId = agent.agent_id;
  await services.jobs.stop();
  await database.pool.query(
    "update agent set ai_mode = 'full', sms_enabled = true, plan = 'enterprise' where agent_id = $1",
    [agentId],
  );
  const renters = Array.from({ length: each }, (_, n) => [
    { contact: `quiet${n}@renters.example`, address: `quiet${n}@renters.example` },
    { contact: `786-555-1${String(n).padStart(3, "0")}`, address: `+17865551${String(n).padStart(3, "0")}` },
  ]).flat();
  for (const [n, { contact }] of renters.entries()) {
    const conversationId = `${link.link_id}-quiet-${n}`;
    const message = `Hi, I'm Ana Torres. 2 bedrooms in Brickell up to 3000, ${contact}`;
    expect((await chat.say(message, { from: chat.client(), body: { conversationId } })).status).toBe(200);
  }
  for (const { address } of renters.filter(({ address }) => address.startsWith("+"))) {
    const given = { channel: "sms", act: "granted", source: "page", language: "en" } as const;
    const wording = consentWording("en", "sms", agent.name);
    const now = new Date(start);
    await recordConsent(services.db, services.secret, {
      agentId,
      conversationId: null,
      address,
      ...given,
      wording,
      now,
    });
  }
  await database.pool.query("update lead set needs_you = false where agent_id = $1", [agentId]);
  await database.pool.query("update draft set status = 'rejected' where agent_id = $1", [agentId]);
  return { ...chat, agentId, addresses: renters.map(({ address }) => address) };
}

/** A mail server that takes its time to say that it has a mail. */
async function slowSmtp(ms: number) {
  const taken: string[] = [];
  const server = await smtpServer({
    onData(stream, session, done) {
      stream.resume().on("end", () => {
        taken.push(...session.envelope.rcptTo.map(({ address }) => address));
        setTimeout(done, ms);
      });
    },
  });
  return { url: server.url, taken };
}

/** A separate server with its own clock. */
async function startServer(settings: Record<string, string>, at: number) {
  const program = join(import.meta.dirname, "../../testing/followUpServer.ts");
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, LLAVE_RATE_FACTOR: "1000", ...settings, CLOCK_AHEAD_MS: String(at - Date.now()) },
    stdio: ["pipe", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await lines.next();
  /** Does some work and waits for its end, or the server's. */
  const run = async (work: "followUps" | "settle") => {
    child.stdin.write(`${work}\n`);
    await lines.next();
  };
  return { run, kill: () => killed(child) };
}

async function killed(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

test("sends each follow-up once from two servers, even if one is killed in the middle", async () => {
  const { twilio, database, agentId, addresses } = await stage();
  twilio.pace.ms = 150;
  const [ofVictim, ofOthers] = [await slowSmtp(400), await slowSmtp(50)];
  const shared = { ...twilio.env, TEST_CONNECTION: JSON.stringify(database.connection) };
  const settings = ({ url }: { url: string }) => ({ ...shared, SMTP_URL: url });
  const victim = await startServer(settings(ofVictim), later);
  const survivor = await startServer(settings(ofOthers), later);
  const received = () => [...ofVictim.taken, ...ofOthers.taken, ...twilio.taken.map(({ to }) => to)];
  const running = [victim.run("followUps")];
  await expect.poll(() => ofVictim.taken.length, { interval: 5 }).toBeGreaterThan(0);
  running.push(survivor.run("followUps"));
  await expect.poll(() => twilio.taken.length, { interval: 5 }).toBeGreaterThan(0);
  await victim.kill();
  expect(received().length).toBeLessThan(addresses.length);
  await Promise.all(running);
  const open = async (sql: string) => (await database.pool.query(sql, [agentId])).rows.length;
  // The next server's clock is ahead: it starts once the survivor has nothing left in the middle of a call.
  let seen = -1;
  const isQuiet = () => {
    const before = seen;
    seen = received().length;
    return seen === before;
  };
  await expect.poll(isQuiet, { interval: 1_000 }).toBe(true);
  // What the killed one had claimed, or queued and not yet claimed, is settled by a later run of any server.
  const next = await startServer(settings(ofOthers), later + settleAfterMs + 60_000);
  await next.run("followUps");
  await next.run("settle");
  const waiting = "select 1 from outgoing_message where agent_id = $1 and status = any('{queued,sending}')";
  await expect.poll(() => open(waiting)).toBe(0);
  // The same for its mails, once the queue gives their jobs up: after a quarter of an hour, which the test doesn't wait.
  await database.pool.query(
    "update pgboss.job set state = 'retry', start_after = now() where name = 'mail' and state = 'active'",
  );
  const mails = "select 1 from mail where status = 'queued' and $1::uuid is not null";
  await expect.poll(() => open(mails)).toBe(0);
  await pause(500);

  const times = new Map(addresses.map((address) => [address, 0]));
  for (const address of received()) times.set(address, (times.get(address) ?? Number.NaN) + 1);
  const lost = [...times].filter(([, count]) => count === 0).map(([address]) => address);
  expect([...times].filter(([, count]) => count > 1)).toEqual([]);
  // Only a mail cut off while being handed over may be missing, and its row says so.
  const { rows: unknown } = await database.pool.query("select recipient, error from mail where status = 'failed'");
  expect(unknown.length).toBeLessThanOrEqual(10);
  for (const { error } of unknown) expect(error).toBe("an earlier attempt ended without an outcome");
  expect(unknown.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining(lost));
  const { rows } = await database.pool.query("select outcome from follow_up where agent_id = $1", [agentId]);
  expect(rows).toEqual(addresses.map(() => ({ outcome: "sent" })));
}, 180_000);
