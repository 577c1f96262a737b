import { dayMs } from "@llave/contract/calendar";
import { expect, test } from "vitest";
import { createAgent } from "../testing/factories.ts";
import { invite, mailsTo, newPerson } from "../testing/people.ts";
import { startTestApp } from "../testing/testApp.ts";
import { purgeOldRecords } from "./purgeOldRecords.ts";

test("the purge deletes expired data and keeps the rest", async () => {
  const test = await startTestApp();
  const { db, pool } = test.database;
  const agent = await createAgent(db);
  const browser = await test.signedIn(agent.email);
  const person = newPerson();
  await invite(test, person);
  await test.client().post("/api/auth/forgot-password", { email: agent.email });
  await mailsTo(test, agent.email, 1);
  const left = async () => {
    const { rows } = await pool.query(
      `select (select count(*) from session where account_id = $1) as sessions,
        (select count(*) from mailed_link where account_id = $1) as resets,
        (select count(*) from mail where recipient = $2) as mails,
        (select count(*) from mail where recipient = $3) as invitations`,
      [agent.agent_id, agent.email, person.email],
    );
    return rows[0];
  };
  await purgeOldRecords(db, new Date());
  expect(await left()).toEqual({ sessions: 1, resets: 1, mails: 1, invitations: 2 });
  expect((await browser.get("/api/auth/me")).status).toBe(200);
  await purgeOldRecords(db, new Date(Date.now() + 91 * dayMs));
  expect(await left()).toEqual({ sessions: 0, resets: 0, mails: 0, invitations: 1 });
});
