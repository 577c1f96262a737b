import { randomUUID } from "node:crypto";
import { hourMs as hour } from "@llave/contract/calendar";
import { beforeEach, describe, expect, test } from "vitest";
import { tokenHash } from "../../secrets/signing.ts";
import { showingToken } from "../../showings/booking/book.ts";
import { reminderMail } from "../../showings/mails.ts";
import { clock, startFollowUps } from "../../testing/chats/startFollowUps.ts";
import { friday } from "../../testing/testClock.ts";

const showingAt = Date.parse("2026-03-22T15:00:00Z") - friday;

beforeEach(() => {
  clock.at = friday;
});

type Stage = Awaited<ReturnType<typeof startFollowUps>>;

const change = (statement: string) => (at: Stage) => at.database.pool.query(statement, [at.agent.agent_id]);

/** A renter who writes by text and agreed to automated ones; what is due waits, since the provider is busy. */
async function waitingText(due: number, prepare: (at: Stage) => Promise<unknown> = async () => {}) {
  const at = await startFollowUps();
  await at.text(`2 bedrooms in Brickell up to 3000, I'm Eva ${at.code}`);
  await at.agree();
  await at.calm();
  await prepare(at);
  at.twilio.taken.length = 0;
  // Earlier tests' renters are followed up, too.
  at.twilio.failures.push(...Array<429>(100).fill(429));
  await at.run(due);
  await at.work();
  at.twilio.failures.length = 0;
  expect(await automated(at)).toMatchObject([{ status: "queued" }]);
  return at;
}

async function automated({ outgoing }: Stage) {
  return (await outgoing()).filter(({ kind }) => kind === "automated");
}

/** Lets it become due again, and says what became of it. */
async function outcome(at: Stage): Promise<string> {
  clock.at += 2 * 60_000;
  await at.work();
  const [row] = await automated(at);
  return row?.status === "canceled" ? `${row.reason}` : `${row?.status}`;
}

/** A confirmed half hour on Sunday, 22 March, at 11:00 AM in Miami, with the renter of a conversation. @returns its id */
async function hasShowing({ database, agent, services }: Stage, channel: "sms" | "web" = "sms"): Promise<string> {
  const id = randomUUID();
  await database.pool.query(
    `insert into showing (agent_id, showing_id, conversation_id, lead_id, starts_at, ends_at, blocked, status,
       token_hash, language, changed_at)
     select agent_id, $2, conversation_id, lead_id, '2026-03-22 15:00Z', '2026-03-22 15:30Z',
       '[2026-03-22 15:00Z,2026-03-22 15:30Z)', 'confirmed', $3, 'en', '2026-03-19 13:00Z'
     from conversation where agent_id = $1 and channel = $4`,
    [agent.agent_id, id, tokenHash(showingToken(services.secret, id)), channel],
  );
  return id;
}

const nothing = async () => {};

describe("a follow-up's text that waits", () => {
  const events: Record<string, (at: Stage) => Promise<unknown>> = {
    "the renter answered": (at) => at.text("Yes, still looking"),
    "the agent took over": change("update conversation set control = 'agent' where agent_id = $1"),
    "the lead was lost": change("update lead set stage = 'lost' where agent_id = $1"),
    "the lead was removed": change("update lead set removed_at = now() where agent_id = $1"),
    "the stage's follow-ups were turned off": async (at) => {
      await change("update lead set stage = 'contacted' where agent_id = $1")(at);
      await at.settings({ offStages: ["contacted"] });
    },
    "the step was turned off": (at) => at.settings({ offSteps: ["silence_1h"] }),
    "all follow-ups were turned off": (at) => at.settings({ enabled: false }),
    "a showing was booked": (at) => hasShowing(at),
  };

  test("is sent if nothing changed", async () => {
    expect(await outcome(await waitingText(1.1 * hour))).toBe("sent");
  });

  test.each(Object.entries(events))("is dropped once %s", async (_why, happens) => {
    const at = await waitingText(1.1 * hour);
    await happens(at);
    expect(await outcome(at)).toBe("superseded");
  });

  test("is sent when the agent sends it, even if the settings turn it off", async () => {
    const at = await waitingText(1.1 * hour);
    await change("update message set reviewed = 'approved' where agent_id = $1 and author = 'assistant'")(at);
    await at.settings({ offSteps: ["silence_1h"] });
    expect(await outcome(at)).toBe("sent");
  });
});

describe("a reminder's text that waits", () => {
  const remind = () => waitingText(showingAt - 21 * hour, (at) => hasShowing(at));
  const events: Record<string, [happens: (at: Stage) => Promise<unknown>, outcome: string]> = {
    "nothing happened": [nothing, "sent"],
    "the showing was canceled": [change("update showing set status = 'canceled' where agent_id = $1"), "superseded"],
    "the showing was moved": [
      change(
        `update showing set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day',
           blocked = tstzrange(starts_at + interval '1 day', ends_at + interval '1 day') where agent_id = $1`,
      ),
      "superseded",
    ],
    "the step was turned off": [(at) => at.settings({ offSteps: ["showing_day_before"] }), "superseded"],
    "it was turned off and sent by hand": [
      async (at) => {
        await at.settings({ offSteps: ["showing_day_before"] });
        await change("update follow_up set by_agent = true where agent_id = $1")(at);
      },
      "sent",
    ],
    "its time has passed": [
      async () => {
        clock.at = friday + showingAt - 2.5 * hour;
      },
      "superseded",
    ],
  };

  test.each(Object.entries(events))("after %s", async (_what, [happens, expected]) => {
    const at = await remind();
    await happens(at);
    expect(await outcome(at)).toBe(expected);
  });
});

test("doesn't mail a waiting reminder once its step is off", async () => {
  const at = await startFollowUps();
  const about = await hasShowing(at, "web");
  await at.settings({ offSteps: ["showing_day_before"] });
  clock.at = friday + showingAt - 20 * hour;
  const mail = { mail_id: about, about, recipient: at.email, language: "en", kind: "showing_reminder" } as const;
  const written = async () => (await reminderMail(at.services, mail)) !== null;
  expect(await written()).toBe(false);
  await at.settings({});
  expect(await written()).toBe(true);
});
