import { expect, test } from "vitest";
import { begun } from "../testing/chats/begunChat.ts";

test("a lead who asks about one home looks for its area and size, and it matches", async () => {
  const { chat, detail, owner } = await begun({ listing: true, first: "Hi" });
  await chat.say("Does 100 SW 10th St have parking?");
  await chat.say("I'm Dani Ortiz, 305-555-0142");
  const { leadId } = await detail();
  const [listed] = (await owner.get("/api/leads")).body;
  expect(listed).toMatchObject({ area: "Brickell", bedrooms: 2 });
  const { facts } = (await owner.get(`/api/leads/${leadId}`)).body;
  expect(facts).toContainEqual({ slot: "area", value: "Brickell", quote: null, fromHome: true });
  expect(facts).toContainEqual({ slot: "bedrooms", value: 2, quote: null, fromHome: true });
  const { matches } = (await owner.get(`/api/leads/${leadId}/matches`)).body;
  expect(matches).toMatchObject([{ address: "100 SW 10th St, #4" }]);

  const correction = JSON.stringify({ slot: "bedrooms", value: 1 });
  await owner.send("PATCH", `/api/leads/${leadId}/facts`, correction, { "content-type": "application/json" });
  expect((await owner.get("/api/leads")).body).toMatchObject([{ area: "Brickell", bedrooms: 1 }]);
});
