import { describe, expect, test, vi } from "vitest";
import { leadAddress } from "../../mail/replyAddress.ts";
import { createAgent, createLink, createProperty } from "../../testing/factories.ts";
import { decoded, smtpServer } from "../../testing/smtpServer.ts";
import { startTestApp } from "../../testing/testApp.ts";
import { handmadeInquiries } from "./fixtures.ts";
import { readInquiry } from "./readInquiry.ts";

const domain = "reply.llave.example";
const secret = "a secret of the mail provider";
const basic = { authorization: `Basic ${Buffer.from(`llave:${secret}`).toString("base64")}` };
const waiting = { timeout: 20_000, interval: 100 };

describe("an inquiry", () => {
  test.each(Object.entries(handmadeInquiries))("is read from %s", (_name, { expected, replyTo = "", ...mail }) => {
    const received = { id: "<1@a.example>", recipients: [], files: [], headers: new Map(), replyTo, ...mail };
    const inquiry = readInquiry(received, new Set(["rosa@agents.example"]));
    if (expected === null) expect(inquiry).toBeNull();
    else expect(inquiry).toMatchObject(expected);
  });

  // The test would run into its time limit.
  test.each([
    ["labels without values", "Name:\n".repeat(10_000)],
    ["one endless line", `Message: ${"a ".repeat(100_000)}`],
    ["half an address", `Email: ${"a.".repeat(50_000)}@`],
    ["a sentence without an end", `${"Jane ".repeat(20_000)}says`],
  ])("is found quickly even in %s", (_name, text) => {
    const mail = { id: "1", recipients: [], files: [], headers: new Map(), replyTo: "", from: "a@zillow.com" };
    expect(() => readInquiry({ ...mail, subject: text, text }, new Set())).not.toThrow();
  });
});

/** An agent with a listing, a mail server that receives what goes out, and a provider that delivers. */
async function stage({ hasLink = true } = {}) {
  const smtp = await smtpServer();
  const env = { INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_SECRET: secret, SMTP_URL: smtp.url };
  const app = await startTestApp({ env, now: () => new Date("2026-03-20T14:00:00Z") });
  const agent = await createAgent(app.database.db, { plan: "trial" });
  if (hasLink) await createLink(app.database.db, agent.agent_id);
  const listing = await createProperty(app.database.db, agent.agent_id, {
    address: "888 Brickell Key Dr, Apt 2406",
  });
  const owner = await app.signedIn(agent.email);
  const address = leadAddress(app.app.services, agent.agent_id) ?? "";
  let mails = 0;
  const deliver = (name: keyof typeof handmadeInquiries & string, change: Record<string, unknown> = {}) => {
    const { from, replyTo, subject, text } = handmadeInquiries[name] as (typeof handmadeInquiries)[string];
    const id = `<${++mails}@portal.example>`;
    const body = { MessageID: id, OriginalRecipient: address, From: from, ReplyTo: replyTo, Subject: subject };
    const given = { ...body, TextBody: text, Headers: [{ Name: "Message-ID", Value: id }], ...change };
    return app.client().post("/api/webhooks/email/postmark", given, basic);
  };
  const leads = async () => (await owner.get("/api/leads")).body;
  const answered = () =>
    vi.waitFor(async () => {
      const { rows } = await app.app.services.pool.query(
        "select 1 from inbound_message where agent_id = $1 and status = 'received'",
        [agent.agent_id],
      );
      if (rows.length > 0) throw new Error("not answered yet");
    }, waiting);
  return { ...app, smtp, agent, listing, owner, address, deliver, leads, answered };
}

const zillow = "Zillow, told in sentences";

describe("a mail at an agent's address for inquiries", () => {
  test("creates a lead with the portal as source, a conversation about the home and a first answer to approve", async () => {
    const { deliver, leads, answered, owner, listing, smtp, agent } = await stage();
    expect((await deliver(zillow)).status).toBe(204);
    await answered();
    const [lead, ...others] = await leads();
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ name: "Jane Doe", source: "Zillow", phone: "+13055550142" });
    const [{ id: conversationId }] = (await owner.get("/api/conversations/recent")).body;
    const messages = (await owner.get(`/api/conversations/${conversationId}/messages`)).body.messages;
    expect(messages).toMatchObject([
      { author: "renter", channel: "email", content: expect.stringContaining("Is parking included?") },
    ]);
    const drafts: { id: string; kind: string; content: string; grounds: object[] }[] = (await owner.get("/api/drafts"))
      .body;
    const draft = drafts.find(({ kind }) => kind === "reply");
    expect(draft?.content).toContain("One space");
    expect(draft?.grounds).toContainEqual(expect.objectContaining({ topic: "parking", address: listing.address }));
    expect(smtp.received.filter(({ to }) => to.includes("jane.doe@renters.example"))).toEqual([]);

    await owner.post(`/api/drafts/${draft?.id}/approve`, {});
    const mail = await vi.waitFor(() => {
      const sent = smtp.received.find(({ to }) => to.includes("jane.doe@renters.example"));
      if (!sent) throw new Error("not sent yet");
      return decoded(sent.raw);
    }, waiting);
    expect(mail).toContain("Subject: Re: 888 Brickell Key Dr #2406");
    expect(mail).toContain(agent.name);
    expect(mail).toContain("One space");
  });

  test("is processed once when delivered twice", async () => {
    const { deliver, leads, answered } = await stage();
    const again = { Headers: [{ Name: "Message-ID", Value: "<same@portal.example>" }] };
    for (let i = 0; i < 3; i++) await deliver(zillow, again);
    for (let i = 0; i < 2; i++) await deliver("a newsletter of a portal", again);
    await answered();
    expect(await leads()).toHaveLength(1);
  });

  test("continues the conversation of a renter who asked before", async () => {
    const { deliver, leads, answered, owner } = await stage();
    await deliver(zillow);
    await answered();
    await deliver(zillow, { TextBody: "Jane Doe says:\nAlso, do they allow a cat?\n\njane.doe@renters.example" });
    await answered();
    expect(await leads()).toHaveLength(1);
    const [conversation, ...others] = (await owner.get("/api/conversations/recent")).body;
    expect(others).toEqual([]);
    const { messages } = (await owner.get(`/api/conversations/${conversation.id}/messages`)).body;
    expect(messages.map(({ content }: { content: string }) => content)).toContain("Also, do they allow a cat?");
  });

  test("creates a lead to call when it only has a phone number, and sends no text", async () => {
    const { deliver, leads, owner, app, agent } = await stage();
    await deliver("Zumper, with only a phone number");
    const [lead] = await leads();
    expect(lead).toMatchObject({ name: "Sam Lee", phone: "+13055550123", source: "Zumper" });
    expect(lead.nextTodo).toMatchObject({ text: expect.stringContaining("Call back"), dueOn: "2026-03-20" });
    const notes = (await owner.get(`/api/leads/${lead.id}/notes`)).body;
    expect(notes).toMatchObject([{ text: "Please call me about the studio." }]);
    const { rows } = await app.services.pool.query("select 1 from outgoing_message where agent_id = $1", [
      agent.agent_id,
    ]);
    expect(rows).toEqual([]);
  });

  test("creates a lead to write to when the agent has no link yet", async () => {
    const { deliver, leads } = await stage({ hasLink: false });
    await deliver("a form in Spanish on a site we don't know");
    const [lead] = await leads();
    expect(lead).toMatchObject({ name: "Carla Méndez", email: "carla@renters.example", source: "Email" });
    expect(lead.nextTodo.text).toContain("Call back");
  });

  test("creates a lead with the mail's text and a task when it can't be parsed", async () => {
    const { deliver, leads, owner } = await stage();
    await deliver("a newsletter of a portal");
    const [lead] = await leads();
    expect(lead).toMatchObject({ name: null, source: "Zillow" });
    expect(lead.nextTodo.text).toContain("couldn't tell who wrote it");
    const notes = (await owner.get(`/api/leads/${lead.id}/notes`)).body;
    expect(notes[0].text).toContain("Rents in Miami rose by 2 %.");
  });

  test("stores nothing that fair-housing law protects in a note", async () => {
    const { deliver, leads, owner } = await stage();
    await deliver("Zumper, with only a phone number", {
      TextBody: "Name: Sam Lee\nPhone: (305) 555-0123\nMessage: I'm a single mom with 2 kids. Please call me.",
    });
    const [lead] = await leads();
    const notes = (await owner.get(`/api/leads/${lead.id}/notes`)).body;
    expect(notes).toMatchObject([{ text: "Please call me." }]);
  });

  test("is dropped when it is a bounce or an out-of-office reply, or names no agent", async () => {
    const { deliver, leads, address, agent, database } = await stage();
    const other = await createAgent(database.db);
    const stolen = address.replace(agent.agent_id.replaceAll("-", ""), other.agent_id.replaceAll("-", ""));
    for (const change of [
      { Headers: [{ Name: "Auto-Submitted", Value: "auto-replied" }] },
      { Headers: [{ Name: "Return-Path", Value: "<>" }] },
      { OriginalRecipient: stolen },
      { OriginalRecipient: `leads-1234@${domain}` },
    ])
      expect((await deliver(zillow, change)).status).toBe(204);
    expect(await leads()).toEqual([]);
  });

  test("arrives at the address shown in the settings, in upper or lower case", async () => {
    const { deliver, owner, answered, leads, address } = await stage();
    expect((await owner.get("/api/agent/channels/email")).body).toMatchObject({ leadAddress: address });
    await deliver(zillow, { OriginalRecipient: address.toUpperCase() });
    await answered();
    expect(await leads()).toHaveLength(1);
  });

  test("has no address on a server that can't receive mail", async () => {
    const app = await startTestApp();
    const agent = await createAgent(app.database.db);
    const { body } = await (await app.signedIn(agent.email)).get("/api/agent/channels/email");
    expect(body).toMatchObject({ connected: false, leadAddress: null });
  });
});
