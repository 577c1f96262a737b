import { hourMs as hour } from "@llave/contract/calendar";
import { beforeEach, describe, expect, test } from "vitest";
import { clock, startFollowUps } from "../../testing/chats/startFollowUps.ts";
import { createAgent, createProperty } from "../../testing/factories.ts";
import { friday } from "../../testing/testClock.ts";

beforeEach(() => {
  clock.at = friday;
});

describe("the settings", () => {
  const json = { "content-type": "application/json" };

  test("turn steps, stages, sources and everything off", async () => {
    const test = await startFollowUps();
    const reasons = async () => new Set((await test.ofLead()).map(({ reason }) => reason));
    await test.settings({ offStages: ["new"] });
    expect(await reasons()).toEqual(new Set(["stage_off"]));
    const source = "Zillow";
    await test.database.pool.query("update lead set source = $2 where agent_id = $1", [test.agent.agent_id, source]);
    expect((await test.owner.get("/api/agent/follow-up-settings")).body.sources).toEqual(["", source]);
    await test.settings({ offSources: [source] });
    expect(await reasons()).toEqual(new Set(["source_off"]));
    await test.settings({ offSteps: ["silence_1h"] });
    expect((await test.ofLead())[0]).toMatchObject({ step: "silence_1h", reason: "step_off" });
    await test.settings({ enabled: false });
    expect((await test.owner.get("/api/follow-ups")).body).toMatchObject({ enabled: false, items: [] });
    await test.run(25 * hour);
    expect(await test.sent()).toEqual([]);
    expect((await test.settings({ offSteps: ["nothing"] })).status).toBe(400);
  });

  test("take the agent's own texts, and refuse unknown facts, unfair words and words that opt out", async () => {
    const test = await startFollowUps();
    const put = (step: string, texts: object) =>
      test.owner.send("PUT", `/api/agent/follow-up-settings/texts/${step}`, JSON.stringify(texts), json);
    expect((await put("silence_1h", { en: "Hi {first_name}, {salary}?", es: "" })).body).toMatchObject({
      code: "follow_up_place",
      fields: { en: "We don't know {salary} here." },
    });
    expect((await put("silence_1h", { en: "No kids, please", es: "" })).body).toMatchObject({
      code: "listing_wording",
    });
    expect((await put("showing_day_before", { en: "See you {when}", es: "" })).body).toMatchObject({
      code: "follow_up_place_missing",
      fields: { en: "Add {link}." },
    });
    expect((await put("showing_day_before", { en: "{when} {link} reply CANCEL", es: "" })).body).toMatchObject({
      code: "follow_up_stop_word",
    });
    expect((await put("nothing", { en: "", es: "" })).status).toBe(400);
    const saved = await put("silence_1h", { en: "Still there, {first_name}? Your search: {search}", es: "" });
    expect(saved.body.steps[0]).toMatchObject({ own: true, on: true });
    const preview = { step: "silence_1h", en: "Still there, {first_name}?", es: "¿Sigues ahí, {first_name}?" };
    expect((await test.owner.post("/api/agent/follow-up-settings/preview", preview)).body).toEqual({
      en: "Still there, Ana?",
      es: "¿Sigues ahí, Ana?",
      example: true,
    });
    const wrong = { ...preview, en: "{salary}" };
    expect((await test.owner.post("/api/agent/follow-up-settings/preview", wrong)).status).toBe(400);
    await test.run(1.1 * hour);
    expect((await test.sent())[0]?.content).toBe("Still there, Ana? Your search: 2 bedrooms in Brickell");
    expect((await put("silence_1h", { en: "", es: "" })).body.steps[0]).toMatchObject({ own: false });
  });
});

describe("the agent's day", () => {
  test("lists what is scheduled, and sends one right away", async () => {
    const test = await startFollowUps({ mode: "balanced" });
    const [item] = await test.plan();
    expect(item).toMatchObject({ step: "silence_1h", state: "planned", asks: true, canSend: true, canSkip: true });
    expect(item?.text).toContain("2 bedrooms in Brickell");
    expect((await test.act("send", item ?? { id: "" })).status).toBe(200);
    expect(await test.sent()).toMatchObject([{ author: "agent" }]);
    await test.mailed("queued");
    expect((await test.plan())[0]).toMatchObject({ state: "planned", canSend: false, canSkip: false });
    await test.mailed("sent");
    expect((await test.plan())[0]).toMatchObject({ state: "sent" });
    expect((await test.act("skip", item ?? { id: "" })).body).toMatchObject({ code: "follow_up_done" });
    await test.run(1.1 * hour);
    expect(await test.sent()).toHaveLength(1);
  });

  test("doesn't ask a renter with a showing whether they are still looking, not even by hand", async () => {
    const test = await startFollowUps();
    const [item] = await test.plan();
    const at = new Date(clock.at + 10 * 24 * hour).toISOString();
    const home = await createProperty(test.database.db, test.agent.agent_id);
    const arranged = await test.owner.post("/api/showings", { leadId: test.leadId, propertyId: home.property_id, at });
    expect(arranged.status, arranged.text).toBe(201);
    const silence = (await test.plan()).find(({ step }) => step === "silence_1h");
    expect(silence).toMatchObject({ state: "held", reason: "showing_planned", canSend: false });
    expect((await test.act("send", item ?? { id: "" })).body).toMatchObject({ code: "follow_up_held" });
  });

  test("sends nothing to a renter who opted out", async () => {
    const test = await startFollowUps();
    const [item] = await test.plan();
    await test.say("STOP");
    expect((await test.act("send", item ?? { id: "" })).status).toBeGreaterThanOrEqual(404);
    expect(await test.sent()).toEqual([]);
  });

  test("belongs to its agent", async () => {
    const test = await startFollowUps();
    const [item] = await test.plan();
    const stranger = await test.signedIn((await createAgent(test.database.db)).email);
    expect((await stranger.get("/api/follow-ups")).body.items).toEqual([]);
    expect((await stranger.get(`/api/leads/${test.leadId}/follow-ups`)).status).toBe(404);
    for (const name of ["skip", "restore", "send"]) {
      expect((await test.act(name, item ?? { id: "" }, stranger)).status).toBe(404);
      expect((await test.act(name, { id: "nothing:1" })).status).toBe(404);
    }
    expect(await test.plan()).toHaveLength(1);
  });
});
