import { hourMs as hour } from "@llave/contract/calendar";
import { beforeEach, expect, test } from "vitest";
import { clock, startFollowUps } from "../../testing/chats/startFollowUps.ts";
import { friday } from "../../testing/testClock.ts";
import { followUpMail } from "./mail.ts";

beforeEach(() => {
  clock.at = friday;
});

type Stage = Awaited<ReturnType<typeof startFollowUps>>;

/** Writes the waiting mail as the job does. */
async function written({ database, agent, email, services }: Stage) {
  const { rows } = await database.pool.query("select follow_up_id from follow_up where agent_id = $1", [
    agent.agent_id,
  ]);
  const about = rows[0].follow_up_id as string;
  return followUpMail(services, { mail_id: about, about, recipient: email, language: "en", kind: "follow_up" });
}

const reasons: Record<string, (at: Stage) => Promise<unknown>> = {
  "the renter answered": (at) => at.say("I already found a place, thanks"),
  "the agent took over": ({ database, agent }) =>
    database.pool.query("update conversation set control = 'agent' where agent_id = $1", [agent.agent_id]),
  "the lead was lost": ({ database, agent }) =>
    database.pool.query("update lead set stage = 'lost' where agent_id = $1", [agent.agent_id]),
  "the stage's follow-ups were turned off": async ({ database, agent, settings }) => {
    await database.pool.query("update lead set stage = 'contacted' where agent_id = $1", [agent.agent_id]);
    await settings({ offStages: ["contacted"] });
  },
};

test.each(Object.entries(reasons))("drops a follow-up's waiting mail once %s", async (_why, happens) => {
  const at = await startFollowUps();
  await at.run(1.1 * hour);
  expect(await written(at)).toMatchObject({ values: expect.anything() });
  await happens(at);
  expect(await written(at)).toBe("superseded");
});
