import { expect, test } from "vitest";
import { createAccount, createProperty } from "../factories.ts";
import { startChat } from "../testApp.ts";
import { fuzz, idsOf } from "./fuzz.ts";

test("no request that the API's description allows or nearly allows causes a server error", async () => {
  const chat = await startChat();
  await createProperty(chat.database.db, chat.agent.agent_id);
  await chat.say("2 bedrooms in Brickell up to 3000, I'm Ana, 305-555-0101. Can I see it tomorrow at 5pm?");
  const agent = await chat.signedIn(chat.agent.email);
  const { email } = await createAccount(chat.database.db, { role: "admin" });
  const browsers = { signedOut: chat.client(), agent, admin: await chat.signedIn(email) };
  const ids = await idsOf(agent);
  expect(ids.length).toBeGreaterThanOrEqual(4);
  const tally = await fuzz(browsers, { runs: 500, ids });
  // Requests get past the checks; otherwise nothing behind them is tested.
  expect(tally[200]).toBeGreaterThan(40);
  expect(tally[400]).toBeGreaterThan(40);
}, 180_000);
