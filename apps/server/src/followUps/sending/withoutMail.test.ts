import { hourMs as hour } from "@llave/contract/calendar";
import { beforeEach, describe, expect, test } from "vitest";
import { clock, startFollowUps } from "../../testing/chats/startFollowUps.ts";
import { production } from "../../testing/production.ts";
import { friday } from "../../testing/testClock.ts";

beforeEach(() => {
  clock.at = friday;
});

describe("on a server that sends no mail, a renter with an email address", () => {
  const mailsOf = async ({ database, email }: Awaited<ReturnType<typeof startFollowUps>>) =>
    (await database.pool.query("select kind from mail where recipient = $1", [email])).rows;

  test("gets follow-ups only on the chat page, and the plan says so", async () => {
    const test = await startFollowUps({ env: production });
    expect((await test.ofLead()).map(({ state, channel }) => [state, channel])).toEqual(
      Array(3).fill(["planned", "web"]),
    );
    await test.run(1.1 * hour);
    expect(await test.sent()).toHaveLength(1);
    expect(await mailsOf(test)).toEqual([]);
  });

  test("gets no follow-up after approval, because nothing can reach them", async () => {
    const test = await startFollowUps({ env: production, mode: "balanced" });
    expect((await test.ofLead())[0]).toMatchObject({ state: "held", reason: "not_connected" });
    await test.run(1.1 * hour);
    expect((await test.owner.get("/api/drafts")).body).toEqual([]);
  });

  test("gets no follow-up when they only use email", async () => {
    const test = await startFollowUps({ env: production });
    await test.database.pool.query("update conversation set channel = 'email' where agent_id = $1", [
      test.agent.agent_id,
    ]);
    expect((await test.ofLead())[0]).toMatchObject({ channel: "email", state: "held", reason: "not_connected" });
    await test.run(1.1 * hour);
    expect(await test.sent()).toEqual([]);
    expect(await mailsOf(test)).toEqual([]);
  });
});
