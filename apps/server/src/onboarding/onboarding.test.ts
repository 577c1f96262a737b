import { emptyDraft } from "@llave/contract/agent/onboarding";
import { errorCatalog } from "@llave/contract/errors";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { createAccount, createAgent } from "../testing/factories.ts";
import { newcomer, onboardingPayload, photoUrl } from "../testing/onboarding.ts";
import { invite, newPerson, registerAs } from "../testing/people.ts";
import { readQr } from "../testing/readQr.ts";
import { startTestApp } from "../testing/testApp.ts";

const complete = "/api/auth/complete-agent-onboarding";
const draftPath = "/api/onboarding/draft";

const put = (browser: { send: Awaited<ReturnType<typeof newcomer>>["browser"]["send"] }, body: unknown) =>
  browser.send("PUT", draftPath, JSON.stringify(body), { "content-type": "application/json" });

describe("the draft", () => {
  test("starts with the defaults and is available on another device", async () => {
    const app = await startTestApp();
    const { browser, id, email } = await newcomer(app);
    const empty = emptyDraft({ id, email, name: "Marisol Echeverría" });
    const first = await browser.get(draftPath);
    expect(first.body).toEqual({
      draft: empty,
      step: 1,
      onboarded: false,
      hasLicensePhoto: false,
      extendedTrial: false,
      saidLicensed: false,
    });
    const draft = { ...empty, email: "other@x.example", userId: "x", tone: "direct", photo: await photoUrl("jpeg") };
    const saved = await put(browser, { draft, step: 6 });
    expect(saved.status).toBe(200);
    const elsewhere = await app.signedIn(email);
    const { body } = await elsewhere.get(draftPath);
    expect(body).toEqual(saved.body);
    expect(body).toMatchObject({ step: 6, draft: { email, userId: id, tone: "direct" } });
    const photo = Buffer.from(body.draft.photo.split(",")[1], "base64");
    expect(await sharp(photo).metadata()).toMatchObject({ format: "webp", width: 500, height: 500 });
    expect((await put(browser, { draft: body.draft, step: 6 })).body.draft.photo).toBe(body.draft.photo);
    const other = await newcomer(app);
    expect((await other.browser.get(draftPath)).body.draft.photo).toBe("");
  });

  test("refuses values that the setup never sends", async () => {
    const app = await startTestApp();
    const { browser, id, email } = await newcomer(app);
    const draft = emptyDraft({ id, email, name: "Ana" });
    for (const wrong of [
      { draft: { ...draft, tone: "loud" }, step: 2 },
      { draft: { ...draft, name: "a\u0000b" }, step: 2 },
      { draft: { ...draft, brokerage: "\ud800" }, step: 2 },
      { draft: { ...draft, photo: "data:text/html;base64,PGI+" }, step: 2 },
      { draft, step: 10 },
      { draft },
    ]) {
      expect((await put(browser, wrong)).status).toBe(400);
    }
    expect((await browser.get(draftPath)).body.step).toBe(1);
  });

  test("reserves the first link's address from the last step on, and its QR code leads there", async () => {
    const app = await startTestApp();
    const [one, two] = [await newcomer(app, "José Núñez"), await newcomer(app, "Jose Nunez")];
    expect((await one.browser.get("/api/onboarding/qr/svg")).status).toBe(404);
    const links = [];
    for (const { browser } of [one, two]) {
      const { draft } = (await browser.get(draftPath)).body;
      links.push((await put(browser, { draft, step: 9 })).body.draft.smartLink);
    }
    expect(links.map(({ url }) => new URL(url).pathname.split("/")[2])).toEqual(["jose-nunez", "jose-nunez-2"]);
    const svg = await one.browser.get("/api/onboarding/qr/svg");
    expect(svg.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(await readQr(Buffer.from(svg.text))).toBe(`${links[0].url}?src=qr`);
    expect((await one.browser.get("/api/onboarding/qr/png")).headers.get("content-type")).toBe("image/png");
    const done = await one.browser.post(complete, onboardingPayload({ name: "José Núñez" }));
    expect(done.body.smartLink.url).toBe(links[0].url);
  });
});

describe("completing", () => {
  test("creates agent, link, draft listing and trial; completing again changes nothing", async () => {
    const app = await startTestApp({ now: () => new Date("2026-11-30T15:00:00Z") });
    const { browser, id } = await newcomer(app);
    const { draft } = (await browser.get(draftPath)).body;
    await put(browser, {
      draft: { ...draft, propertyTypes: ["Condos"], neighborhoods: "Brickell", muted: true },
      step: 6,
    });
    const payload = onboardingPayload({ photo: await photoUrl(), firstListingUrl: "https://homes.example/1420" });
    const first = await browser.post(complete, payload);
    expect([first.status, first.body]).toEqual([
      200,
      {
        ok: true,
        redirectTo: "/dashboard",
        agentId: id,
        licenseStatus: "attested",
        plan: "solo",
        trialEndsAt: "2026-12-14T15:00:00.000Z",
        smartLink: {
          id: expect.any(String),
          slug: expect.stringMatching(/^marisol-echeverria/),
          url: expect.any(String),
        },
      },
    ]);
    const again = await browser.post(complete, onboardingPayload({ name: "Somebody Else", selectedPlan: "team" }));
    expect(again.body).toEqual(first.body);

    const { rows } = await app.database.pool.query("select * from agent where agent_id = $1", [id]);
    expect(rows[0]).toMatchObject({
      name: "Marisol Echeverría",
      license_number: "SL3418762",
      phone: "+13055550142",
      brand_color: "#10B981",
      whatsapp_enabled: true,
      property_types: ["Condos"],
      neighborhoods: "Brickell",
      muted: true,
    });
    const profile = (await browser.get("/api/agent/profile")).body;
    expect(profile).toMatchObject({ licenseNumber: "SL3418762", profileImage: rows[0].photo });
    expect((await fetch(app.origin + profile.profileImage)).headers.get("content-type")).toBe("image/webp");
    const links = (await browser.get("/api/smartlinks")).body;
    expect(links).toMatchObject([{ slug: rows[0].slug, isActive: true, url: first.body.smartLink.url }]);
    const config = await app.client().get(`/api/smartlink/${rows[0].slug}`);
    expect(config.body).toMatchObject({
      agentName: "Marisol Echeverría",
      tone: "warm",
      language: "spanish",
      brandColor: "#10B981",
      photo: rows[0].photo,
    });
    const homes = await app.database.pool.query("select * from property where agent_id = $1", [id]);
    expect(homes.rows).toMatchObject([
      { status: "draft", address: "", source_url: "https://homes.example/1420", price: null },
    ]);
    expect((await browser.get(draftPath)).body.onboarded).toBe(true);
    expect((await browser.get("/api/agent/dashboard")).body.onboarded).toBe(true);
  });

  test("creates one of everything when two requests arrive at once", async () => {
    const app = await startTestApp();
    const { browser, id } = await newcomer(app);
    const payload = onboardingPayload({ firstListingUrl: "1420 Brickell Bay Dr, #1907" });
    const answers = await Promise.all([1, 2, 3].map(() => browser.post(complete, payload)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const { rows } = await app.database.pool.query(
      "select (select count(*)::int from smartlink where agent_id = $1), (select count(*)::int from property where agent_id = $1) as homes",
      [id],
    );
    expect(rows[0]).toEqual({ count: 1, homes: 1 });
  });

  test("marks the waitlist entry, and the early-access trial lasts three months", async () => {
    const app = await startTestApp({ now: () => new Date("2026-11-30T15:00:00Z") });
    const person = newPerson();
    const browser = await registerAs(app, person, await invite(app, person));
    expect((await browser.get(draftPath)).body.extendedTrial).toBe(true);
    expect((await browser.get("/api/agent/dashboard")).body).toMatchObject({ approved: true, onboarded: false });
    const answer = await browser.post(complete, onboardingPayload());
    expect(answer.body.trialEndsAt).toBe("2027-02-28T15:00:00.000Z");
    const { rows } = await app.database.pool.query("select status from waitlist_entry where email = $1", [
      person.email,
    ]);
    expect(rows[0].status).toBe("onboarded");
  });

  test("requires access and affects nobody else", async () => {
    const app = await startTestApp();
    expect((await app.client().post(complete, onboardingPayload())).status).toBe(401);
    const waiting = await createAccount(app.database.db, { access_level: "none" });
    expect((await (await app.signedIn(waiting.email)).post(complete, onboardingPayload())).status).toBe(403);
    const victim = await createAgent(app.database.db);
    const { browser, id } = await newcomer(app);
    const answer = await browser.post(complete, onboardingPayload({ email: victim.email }));
    expect([answer.status, answer.body.agentId]).toEqual([200, id]);
    const { rows } = await app.database.pool.query("select name from agent where agent_id = $1", [victim.agent_id]);
    expect(rows[0].name).toBe(victim.name);
  });

  test.each([
    ["empty texts", { brokerage: "", phone: "", photo: "", firstListingUrl: "" }],
    ["nulls", { brokerage: null, phone: null, photo: null, firstListingUrl: null }],
    ["nothing", { brokerage: undefined, phone: undefined, photo: undefined, firstListingUrl: undefined }],
  ])("accepts %s for optional fields; WhatsApp stays on until there is a phone", async (_, optional) => {
    const app = await startTestApp();
    const { browser, id } = await newcomer(app);
    expect((await browser.post(complete, onboardingPayload(optional))).status).toBe(200);
    const { rows } = await app.database.pool.query(
      "select phone, photo, whatsapp_enabled, sms_enabled from agent where agent_id = $1",
      [id],
    );
    expect(rows[0]).toEqual({ phone: null, photo: null, whatsapp_enabled: true, sms_enabled: false });
  });
});

const attestations = { licensed: true, truthful: true, consent: true, verification: true };
const test7 = "Please enter a real license number, not a test value";
const missing = "Please confirm all four statements about your license.";
const refused: [object, string | null][] = [
  [{ licenseNumber: "" }, "License number is required"],
  [{ licenseNumber: undefined }, "License number is required"],
  [{ licenseState: "" }, "Please select a valid state"],
  [{ licenseState: "WA" }, "Please select a valid state"],
  [{ licenseNumber: "123456" }, test7],
  [{ licenseNumber: "SL1234567" }, test7],
  [{ licenseNumber: "SL0000001" }, test7],
  [{ licenseNumber: "1111111", licenseState: "TX" }, test7],
  [{ licenseNumber: "SL34187" }, "Invalid format. FL licenses should be like: SL3456789 (2 letters, then 7 digits)"],
  ...(["CA", "TX", "NY", "GA", "NC", "IL", "AZ"] as const).map((licenseState): [object, null] => [
    { licenseState, licenseNumber: "S1" },
    null,
  ]),
  ...Object.keys(attestations).map((name): [object, string] => [
    { attestations: { ...attestations, [name]: false } },
    missing,
  ]),
  [{ attestations: undefined }, missing],
  [{ phone: "305 555" }, "Please enter a US phone number with 10 digits."],
  [{ phone: "", smsEnabled: true }, "Please go back and add a phone number to enable SMS"],
  [{ name: " " }, null],
  [{ tone: "loud" }, null],
  [{ language: "french" }, null],
  [{ aiMode: "none" }, null],
  [{ selectedPlan: "enterprise" }, null],
  [{ brandColor: "orange" }, null],
  [{ photo: "data:image/svg+xml;base64,PHN2Zy8+" }, null],
  [{ photo: "https://elsewhere.example/photo.jpg" }, null],
  [{ firstListingUrl: "1420 Brickell Bay Dr, adults only" }, errorCatalog.listing_wording.en],
];

test("a channel that isn't connected isn't turned on, and WhatsApp's default is only remembered", async () => {
  const app = await startTestApp();
  const { browser } = await newcomer(app);
  const refused = await browser.post(complete, onboardingPayload({ phone: "3055550100", smsEnabled: true }));
  expect([refused.status, refused.body.code]).toEqual([409, "channel_not_connected"]);
  const done = await browser.post(complete, onboardingPayload({ phone: "3055550100", whatsappEnabled: true }));
  expect(done.status).toBe(200);
  expect((await browser.get("/api/agent/settings")).body).toMatchObject({ whatsappEnabled: false, smsEnabled: false });
});

test("the server checks every rule and says what is wrong", async () => {
  const app = await startTestApp();
  const { browser, id } = await newcomer(app);
  for (const [wrong, text] of refused) {
    const answer = await browser.post(complete, { ...onboardingPayload(), ...wrong });
    expect([wrong, answer.status]).toEqual([wrong, 400]);
    expect(answer.body.error).toMatch(/\S/);
    if (text !== null) expect(answer.body.error).toBe(text);
  }
  const spanish = await browser.post(complete, onboardingPayload({ licenseNumber: "SL34" }), {
    "accept-language": "es",
  });
  expect(spanish.body.fields.licenseNumber).toBe(
    "Formato no válido. Las licencias de FL son así: SL3456789 (2 letras y luego 7 dígitos)",
  );
  const { rows } = await app.database.pool.query("select 1 from agent where agent_id = $1", [id]);
  expect(rows).toEqual([]);
  const remarks = await app.database.pool.query("select field, phrase from wording_finding where agent_id = $1", [id]);
  expect(remarks.rows).toEqual([{ field: "firstListingUrl", phrase: "adults only" }]);
});

test.each([
  ["FL", "BK3456780"],
  ["NY", "1040287653"],
  ["CA", "01876543"],
  ["TX", "587654"],
  ["GA", "387654"],
  ["NC", "28765"],
  ["IL", "4758761"],
  ["AZ", "SA654321"],
])("accepts a license of %s in its format", async (licenseState, licenseNumber) => {
  const app = await startTestApp();
  const { browser } = await newcomer(app);
  expect((await browser.post(complete, onboardingPayload({ licenseState, licenseNumber }))).status).toBe(200);
});

describe("the tour's assistant", () => {
  const choices = { name: "Marisol Echeverría", brokerage: "Bay & Palm", tone: "friendly", language: "bilingual" };
  const asked = { ...choices, aiMode: "balanced", pageLanguage: "en", messages: [] as string[] };

  test("answers under the agent's name in the renter's language and stores nothing", async () => {
    const app = await startTestApp({ now: () => new Date("2026-11-21T15:00:00Z") });
    const { browser } = await newcomer(app);
    const greeting = (await browser.post("/api/onboarding/preview", asked)).body;
    expect(greeting).toMatchObject({ greeting: expect.stringContaining("Marisol"), replies: [], lead: null });
    const messages = [
      "Busco 2 cuartos en Brickell hasta $3,000",
      "Me llamo Ana Torres, quiero mudarme el 1 de diciembre. Mi teléfono es 305-555-0100",
    ];
    const { body } = await browser.post("/api/onboarding/preview", { ...asked, messages });
    expect(body.replies).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
    expect(body.isComplete).toBe(true);
    expect(body.lead.status).toBe("hot");
    expect(body.lead.facts).toEqual(expect.arrayContaining([{ slot: "bedrooms", value: 2 }]));
    const first = await browser.post("/api/onboarding/preview", { ...asked, messages: messages.slice(0, 1) });
    expect(body.replies[0]).toBe(first.body.replies[0]);
    const { rows } = await app.database.pool.query("select count(*)::int from conversation");
    expect(rows[0].count).toBe(0);
  });

  test("leaves the answer to the agent in minimal mode, and refuses more messages than it can replay", async () => {
    const app = await startTestApp();
    const { browser } = await newcomer(app);
    const minimal = await browser.post("/api/onboarding/preview", {
      ...asked,
      aiMode: "minimal",
      messages: ["2BR in Doral", "Under $3,000"],
    });
    expect(minimal.body.replies).toEqual([expect.stringContaining("Marisol answers here personally"), ""]);
    const muted = await browser.post("/api/onboarding/preview", { ...asked, aiMode: "minimal", muted: true });
    expect(muted.body.greeting).toContain("Marisol isn't answering in this chat");
    const many = await browser.post("/api/onboarding/preview", { ...asked, messages: Array(13).fill("hi") });
    expect(many.status).toBe(400);
  });
});
