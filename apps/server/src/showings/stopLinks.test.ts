import { hourMs } from "@llave/contract/calendar";
import { expect, test } from "vitest";
import { composeMail } from "../letters/compose.ts";
import { tokenHash } from "../secrets/signing.ts";
import { clock, startFollowUps } from "../testing/chats/startFollowUps.ts";
import { createAgent, createProperty } from "../testing/factories.ts";
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
  await run(25 * hourMs);
  const { rows } = await database.pool.query("select * from mail where kind = 'showing_reminder' and recipient = $1", [
    email,
  ]);
  const mail = await composeMail(app.services, rows[0]);
  if (typeof mail === "string") throw new Error(`dropped: ${mail}`);
  expect(mail.text).toContain("Stop these emails");
  const { pathname, search } = new URL(mail.unsubscribeUrl ?? "");
  expect((await client().send("POST", pathname + search)).status).toBe(200);
  expect(await composeMail(app.services, rows[0])).toBe("opted_out");
});

test("a lead added by hand can stop one agent's showing mails with one click", async () => {
  clock.at = friday;
  const { app, agent, database, owner, client } = await startFollowUps();
  const { property_id: propertyId } = await createProperty(database.db, agent.agent_id);
  const recipient = `dora-${agent.agent_id}@renters.example`;
  const leadId = (await owner.post("/api/leads", { name: "Dora", email: recipient })).body.id;
  const at = "2026-03-23T14:00:00.000Z";
  expect((await owner.post("/api/showings", { leadId, propertyId, at })).status).toBeLessThan(300);
  const { rows } = await database.pool.query("select * from mail where kind = 'showing' and recipient = $1", [
    recipient,
  ]);
  const mail = await composeMail(app.services, rows[0]);
  if (typeof mail === "string") throw new Error(`dropped: ${mail}`);
  expect(mail.text).toContain("Stop these emails");
  const { pathname, search } = new URL(mail.unsubscribeUrl ?? "");
  expect((await client().get(pathname + search)).status).toBe(200);
  expect(await composeMail(app.services, rows[0])).toMatchObject({ to: recipient });
  const other = await createAgent(database.db);
  const foreign = search.replace(agent.agent_id, other.agent_id);
  expect((await client().send("POST", pathname + foreign)).status).toBe(400);
  expect((await client().send("POST", pathname + search)).status).toBe(200);
  expect(await composeMail(app.services, rows[0])).toBe("opted_out");
  const ledger = await database.pool.query("select act, channel, source from consent where agent_id = $1", [
    agent.agent_id,
  ]);
  expect(ledger.rows).toEqual([{ act: "revoked", channel: "email", source: "unsubscribe" }]);
});
