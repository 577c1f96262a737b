import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { startTextChat } from "../../testing/twilioServer/startTextChat.ts";
import { consentVersion, consentWording, keywordWordings, unsubscribeWordings } from "./consentWordings.ts";

test("the version changes with the wordings", () => {
  const boxes = (["en", "es"] as const).flatMap((language) =>
    (["sms", "whatsapp"] as const).map((channel) => consentWording(language, channel, "Rosa")),
  );
  const texts = JSON.stringify([boxes, keywordWordings, unsubscribeWordings]);
  const hash = createHash("sha256").update(texts).digest("hex").slice(0, 12);
  // After a change to a text, raise the version and put both here.
  expect([consentVersion, hash]).toEqual(["2026-11-27", "5b886e2d3c93"]);
});

test("the consent ledger stores the wording the page showed, and refuses any other", async () => {
  const { say, renter, link, renterPhone, services, agent } = await startTextChat();
  const agentId = agent.agent_id;
  await services.db.updateTable("agent").set({ sms_enabled: true }).where("agent_id", "=", agentId).execute();
  await say(`2 bedrooms in Brickell, I'm Ana, call me at ${renterPhone.slice(2)}`);
  const own = { linkId: link.link_id, conversationId: `${link.link_id}-1` };
  const put = (wording: string) =>
    renter.send(
      "PUT",
      "/api/renter/consent",
      JSON.stringify({ ...own, channel: "sms", granted: true, page: "/x", wording }),
      { "content-type": "application/json" },
    );
  // The page shows the box in English; then the conversation changes to Spanish.
  const [choice] = (await renter.get(`/api/renter/consent?${new URLSearchParams(own)}`)).body;
  await say("Mejor en español, por favor");
  expect((await put(choice.wording)).status).toBe(200);
  const made = await put("I agree to anything.");
  expect([made.status, made.body.code]).toEqual([409, "consent_changed"]);
  const ledger = services.db.selectFrom("consent").select(["act", "wording", "language", "wording_version"]);
  expect(await ledger.where("agent_id", "=", agentId).execute()).toEqual([
    { act: "granted", wording: choice.wording, language: "en", wording_version: consentVersion },
  ]);
});
