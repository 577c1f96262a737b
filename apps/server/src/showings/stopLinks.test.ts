import { expect, test } from "vitest";
import { composeMail } from "../letters/compose.ts";
import { tokenHash } from "../secrets/signing.ts";
import { clock, startFollowUps } from "../testing/startFollowUps.ts";
import { friday } from "../testing/testClock.ts";
import { showingToken } from "./booking/book.ts";

test("a showing's reminder can be stopped with one click, and says so", async () => {
  clock.at = friday;
  const { app, agent, database, email, hasShowing, run, client } = await startFollowUps();
  await hasShowing();
  const { rows: showings } = await database.pool.query("select showing_id from showing where agent_id = $1", [
    agent.agent_id,
  ]);
  const hash = tokenHash(showingToken(app.services.secret, showings[0].showing_id));
  await database.pool.query("update showing set token_hash = $2 where agent_id = $1", [agent.agent_id, hash]);
  await run(25 * 3_600_000);
  const { rows } = await database.pool.query("select * from mail where kind = 'showing_reminder' and recipient = $1", [
    email,
  ]);
  const mail = await composeMail(app.services, rows[0]);
  expect(mail?.text).toContain("Stop these emails");
  const { pathname, search } = new URL(mail?.unsubscribeUrl ?? "");
  expect((await client().send("POST", pathname + search)).status).toBe(200);
  expect(await composeMail(app.services, rows[0])).toBeNull();
});
