import { describe, expect, test, vi } from "vitest";
import { runFollowUps } from "../../followUps/sending/runFollowUps.ts";
import { addresseeOf, replyAddress } from "../../mail/replyAddress.ts";
import { eraseAllOf } from "../../privacy/erase.ts";
import { isSuppressed } from "../../suppression/suppression.ts";
import { createAgent } from "../../testing/factories.ts";
import { decoded, smtpServer } from "../../testing/smtpServer.ts";
import { startChat, type startTestApp } from "../../testing/testApp.ts";
import { friday, testClock } from "../../testing/testClock.ts";

const domain = "reply.llave.example";
const secret = "a secret of the mail provider";
const basic = { authorization: `Basic ${Buffer.from(`llave:${secret}`).toString("base64")}` };
const env = { INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_SECRET: secret };
const waiting = { timeout: 20_000, interval: 100 };

const clock = testClock();

let renters = 0;

/** A renter who left an email address in the chat, a mail server that receives our mails, and what a mail needs. */
async function stage(first = "Hi, I'm Ana Torres. 2 bedrooms in Brickell up to 3000, moving in May 1") {
  const smtp = await smtpServer();
  const chat = await startChat({ now: clock.now, env: { ...env, SMTP_URL: smtp.url } });
  const email = `ana${++renters}@renters.example`;
  await chat.say(`${first}, ${email}`);
  const { services } = chat.app;
  const conversations = () =>
    services.db.selectFrom("conversation").selectAll().where("agent_id", "=", chat.agent.agent_id).execute();
  const [conversation] = await conversations();
  if (!conversation) throw new Error("no conversation");
  const { conversation_id: id } = conversation;
  const address = replyAddress(services, { name: "", conversationId: id })?.address ?? "";
  const owner = await chat.signedIn(chat.agent.email);
  const thread = async () => (await owner.get(`/api/conversations/${id}/messages`)).body.messages;
  const received = (count: number) =>
    vi.waitFor(() => {
      const own = smtp.received.filter(({ to }) => to.includes(email));
      if (own.length < count) throw new Error(`${own.length} of ${count} mails`);
      return own.map(({ raw }) => decoded(raw));
    }, waiting);
  /** Waits until everything that came in was answered and sent. */
  const settled = () =>
    vi.waitFor(async () => {
      const { rows } = await services.pool.query(
        `select 1 from inbound_message where agent_id = $1 and status = 'received' union all
         select 1 from outgoing_message where agent_id = $1 and status in ('queued', 'sending') union all
         select 1 from mail where recipient = $2 and status = 'queued'`,
        [chat.agent.agent_id, email],
      );
      if (rows.length > 0) throw new Error("something is on its way");
    }, waiting);
  const deliver = (mail: Partial<Mail> = {}) => postMime(chat.client(), { from: email, to: address, ...mail });
  return { ...chat, services, smtp, email, id, address, owner, thread, received, settled, deliver, conversations };
}

interface Mail {
  from: string;
  to: string;
  text: string;
  html: string;
  id: string;
  subject: string;
  headers: string[];
  file: { type: string; content: string; name?: string };
}

let mails = 0;

/** A mail as a mail program writes it. */
function mime({ from, to, text, html, id, subject, headers = [], file }: Partial<Mail>): string {
  const body = html
    ? ["Content-Type: text/html; charset=utf-8", "", html]
    : ["Content-Type: text/plain; charset=utf-8", "", text ?? "Is it still available?"];
  const parts = file
    ? [
        'Content-Type: multipart/mixed; boundary="b"',
        "",
        ...["--b", ...body],
        ...[
          "--b",
          `Content-Type: ${file.type}`,
          `Content-Disposition: attachment${file.name === undefined ? "" : `; filename="${file.name}"`}`,
          "Content-Transfer-Encoding: base64",
        ],
        ...["", Buffer.from(file.content).toString("base64"), "--b--", ""],
      ]
    : body;
  return [
    `From: Ana <${from}>`,
    `To: ${to}`,
    `Subject: ${subject ?? "Re: A message from Rosa"}`,
    `Message-ID: ${id ?? `<${++mails}@renters.example>`}`,
    "MIME-Version: 1.0",
    ...headers,
    ...parts,
  ].join("\r\n");
}

type Client = Awaited<ReturnType<typeof startTestApp>>["client"] extends () => infer C ? C : never;

function postMime(client: Client, mail: Partial<Mail>, headers: Record<string, string> = basic) {
  return client.send("POST", "/api/webhooks/email/mime", mime(mail), { "content-type": "message/rfc822", ...headers });
}

describe("an answer to an email", () => {
  test("continues the conversation, and the assistant's reply goes back by email in the same thread", async () => {
    const { deliver, received, thread, agent, address } = await stage();
    const text = [
      "Do they allow dogs?",
      "",
      "On Fri, Mar 20, 2026 at 9:58 AM Rosa <support@llave.example> wrote:",
      "",
      "> Hi Ana, are you still looking?",
    ].join("\r\n");
    expect((await deliver({ text, id: "<question@renters.example>", subject: "Re: Brickell" })).status).toBe(204);
    const [mail] = await received(1);
    expect(mail).toContain("Subject: Re: Brickell");
    expect(mail).toContain("In-Reply-To: <question@renters.example>");
    expect(mail).toMatch(new RegExp(`Reply-To: ${agent.name}\\s+<${address}>`));
    expect(mail).toContain(`${agent.name}'s AI assistant`);
    const messages = await thread();
    expect(messages.at(-2)).toMatchObject({ author: "renter", channel: "email", content: "Do they allow dogs?" });
    expect(messages.at(-1)).toMatchObject({ author: "assistant", channel: "email" });
    expect(mail).toContain(messages.at(-1).content.split(/[.!?]/)[0]);
    await vi.waitFor(async () => expect((await thread()).at(-1).delivery).toMatchObject({ status: "sent" }), waiting);
  });

  test("reaches the renter when the agent writes too, until the renter is back in the chat", async () => {
    const { deliver, received, thread, owner, id, agent, say, smtp } = await stage();
    await deliver();
    await received(1);
    const sent = await owner.post(`/api/conversations/${id}/messages`, { text: "Yes, come by on Saturday." });
    expect(sent.body).toMatchObject({ channel: "email" });
    const [, mail] = await received(2);
    expect(mail).toContain(`${agent.name} wrote to you`);
    expect(mail).toContain("Yes, come by on Saturday.");
    expect((await owner.get(`/api/conversations/${id}`)).body.reach).toMatchObject({ channel: "email" });
    await say("Thanks!");
    await owner.post(`/api/conversations/${id}/messages`, { text: "You're welcome." });
    expect((await owner.get(`/api/conversations/${id}`)).body.reach).toMatchObject({ channel: "web" });
    // It waits, in case they leave: the page is open now.
    expect((await thread()).at(-1).delivery).toMatchObject({ status: "queued", reason: "until_seen" });
    expect(smtp.received.some(({ raw }) => decoded(raw).includes("You're welcome."))).toBe(false);
  });

  test("is processed once when delivered twice", async () => {
    const { deliver, received, settled, conversations } = await stage();
    const before = (await conversations())[0]?.message_count ?? 0;
    for (let i = 0; i < 3; i++) expect((await deliver({ id: "<again@renters.example>" })).status).toBe(204);
    await settled();
    await received(1);
    expect((await conversations())[0]?.message_count).toBe(before + 2);
  });

  test("can come in Postmark's format, with files", async () => {
    const { client, address, email, received, thread, owner, id } = await stage();
    const body = {
      MessageID: "b7bc2f4a-e38e-4336-af7d-e6c392c2f817",
      OriginalRecipient: address,
      ToFull: [{ Email: address, Name: "", MailboxHash: "" }],
      FromFull: { Email: email, Name: "Ana", MailboxHash: "" },
      Subject: "Re: Brickell",
      TextBody: "Here is my ID.\n\n> old",
      HtmlBody: '<p>Here is my ID.</p><img src="cid:logo@x">',
      Headers: [{ Name: "Message-ID", Value: "<postmark@renters.example>" }],
      Attachments: [
        // Part of the text itself.
        { ContentType: "image/gif", Content: Buffer.from("a logo").toString("base64"), ContentID: "logo@x" },
        {
          ContentType: "image/gif",
          Content: Buffer.from("GIF89a a picture").toString("base64"),
          Name: 'José";\r\nX: y.gif',
          ContentID: "",
        },
        // Gmail gives what was attached on purpose an id too.
        {
          ContentType: "application/pdf",
          Content: Buffer.from("%PDF-1.4 a pay stub").toString("base64"),
          Name: "paystub.pdf",
          ContentID: "<f_lq1abc2d0>",
        },
        { ContentType: "image/gif", Content: Buffer.from("GIF89a mine").toString("base64"), ContentID: "f_x" },
      ],
    };
    expect((await client().post("/api/webhooks/email/postmark", body, basic)).status).toBe(204);
    await received(2);
    const found = (await thread()).find(({ content }: { content: string }) => content === "Here is my ID.");
    expect(found.media).toMatchObject([
      { contentType: "image/gif", name: "JoséX y.gif" },
      { contentType: "application/pdf", name: "paystub.pdf" },
      { contentType: "image/gif" },
    ]);
    const file = await owner.get(`/api/conversations/${id}/media/${found.media[0].id}`);
    expect(file.text).toBe("GIF89a a picture");
    expect(file.headers.get("content-disposition")).toBe(
      "inline; filename=\"JoseX y.gif\"; filename*=UTF-8''Jos%C3%A9X%20y.gif",
    );
    const stranger = await owner.get(`/api/conversations/${id}/media/${crypto.randomUUID()}`);
    expect(stranger.status).toBe(404);
  });

  test("can have files: the agent gets them and the assistant says so", async () => {
    const { deliver, received, thread, owner, id } = await stage();
    const name = "..\\\\Pay stubs.pdf.exe";
    await deliver({ text: "My pay stubs", file: { type: "application/pdf", content: "%PDF", name } });
    const [, thanks] = await received(2);
    expect(thanks).toContain("passed your file on");
    const found = (await thread()).find(({ content }: { content: string }) => content === "My pay stubs");
    expect(found.media).toMatchObject([{ contentType: "application/pdf", name: "Pay stubs.pdf.exe.pdf" }]);
    const file = await owner.get(`/api/conversations/${id}/media/${found.media[0].id}`);
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="Pay stubs.pdf.exe.pdf"');
  });

  test("is stored as a file when its text is longer than a message", async () => {
    const { deliver, thread } = await stage();
    const long = `I have a question about parking. ${"It is a long story. ".repeat(200)}The end.`;
    await deliver({ text: long });
    const kept = await vi.waitFor(async () => {
      const message = (await thread()).find(({ media }: { media: unknown[] }) => media.length > 0);
      if (!message) throw new Error("no file yet");
      return message;
    }, waiting);
    expect(kept.content.length).toBeLessThanOrEqual(2_000);
    expect(kept.media).toMatchObject([{ contentType: "text/plain; charset=utf-8" }]);
  });

  test.each([
    ["empty lines", "\n \t\n".repeat(50_000)],
    ["a header without an end", `From:${" ".repeat(100_000)}`],
    ["a quote without an end", `On ${"a ".repeat(50_000)}`],
  ])("is accepted even with %s", async (_what, filler) => {
    const { deliver, conversations, settled } = await stage();
    const before = (await conversations())[0]?.message_count ?? 0;
    await deliver({ text: `Is it still available?\n\n${filler}x` });
    await settled();
    expect((await conversations())[0]?.message_count).toBeGreaterThan(before);
  });

  test("is read from HTML when it has no plain text", async () => {
    const { deliver, thread, received } = await stage();
    const html = `<style>p{}</style><p>Does it have <b>parking</b>?</p><div>On Fri, Mar 20, 2026 at 9:58 AM Rosa &lt;<a href="mailto:a@b.example">a@b.example</a>&gt; wrote:</div><blockquote>Hi Ana</blockquote>`;
    await deliver({ html });
    await received(1);
    expect((await thread()).at(-2)).toMatchObject({ content: "Does it have parking?" });
  });

  test("from another address is answered only at the renter's own address", async () => {
    const { deliver, received, settled, smtp } = await stage();
    await deliver({ from: "friend@elsewhere.example" });
    await received(1);
    await settled();
    expect(smtp.received.flatMap(({ to }) => to)).not.toContain("friend@elsewhere.example");
  });

  test.each([
    ["STOP", "en"],
    ["ALTO", "es"],
  ])("stops every message from this agent on %s, and is confirmed once", async (word) => {
    const { deliver, received, settled, owner, id, services, agent, email, smtp } = await stage();
    await deliver({ text: word });
    await received(1);
    const contact = { email, phone: null };
    expect(await isSuppressed(services.db, services.secret, agent.agent_id, contact)).toBe(true);
    expect((await owner.post(`/api/conversations/${id}/messages`, { text: "Hello?" })).status).toBe(409);
    await deliver({ text: "ok" });
    await settled();
    expect(smtp.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
  });

  test("has a link that stops this agent's emails with one POST, recorded in the consent ledger", async () => {
    const { deliver, received, settled, owner, id, services, agent, email, client, smtp, database } = await stage();
    await deliver();
    await received(1);
    await owner.post(`/api/conversations/${id}/messages`, { text: "Come by on Saturday." });
    const mails = await received(2);
    const raw = smtp.received.filter(({ to }) => to.includes(email)).map((mail) => mail.raw);
    const links = raw.map((mail) => /^List-Unsubscribe: <([^>]+)>/m.exec(mail.replace(/\r?\n\s+/g, " "))?.[1] ?? "");
    for (const mail of mails) expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(new Set(links).size).toBe(1);
    const { pathname, search } = new URL(links[0] ?? "");
    const path = pathname + search;
    const renter = client();
    const asked = await renter.get(path);
    expect(asked.text).toContain("No more emails from this agent?");
    expect((await renter.get(path.replace("lang=en", "lang=es"))).text).toContain("¿No quieres más correos");
    const other = await createAgent(database.db);
    expect((await renter.send("POST", path.replace(agent.agent_id, other.agent_id))).status).toBe(400);
    const contact = { email, phone: null };
    const suppressed = () => isSuppressed(services.db, services.secret, agent.agent_id, contact);
    expect(await suppressed()).toBe(false);
    const form = { "content-type": "application/x-www-form-urlencoded" };
    for (let times = 0; times < 2; times++) {
      expect((await renter.send("POST", path, "List-Unsubscribe=One-Click", form)).status).toBe(200);
    }
    expect(await suppressed()).toBe(true);
    const ledger = await services.db
      .selectFrom("consent")
      .select(["channel", "act", "source", "address", "wording"])
      .where("agent_id", "=", agent.agent_id)
      .execute();
    const wording = "The renter stopped all emails by the link in one of them.";
    expect(ledger).toEqual([{ channel: "email", act: "revoked", source: "unsubscribe", address: email, wording }]);
    await owner.post(`/api/conversations/${id}/messages`, { text: "One more thing" });
    await settled();
    expect(smtp.received.filter(({ to }) => to.includes(email))).toHaveLength(2);
    // Writing START lets the agent write again.
    await deliver({ text: "START" });
    await settled();
    expect(await suppressed()).toBe(false);
  });

  test("is dropped when a machine sent it", async () => {
    const { deliver, settled, conversations } = await stage();
    const before = (await conversations())[0]?.message_count;
    for (const headers of [
      ["Auto-Submitted: auto-replied"],
      ["Precedence: bulk"],
      ["Return-Path: <>"],
      ["X-Autoreply: yes"],
    ])
      expect((await deliver({ headers })).status).toBe(204);
    await settled();
    expect((await conversations())[0]?.message_count).toBe(before);
  });

  test("finds no conversation after the renter was erased", async () => {
    const { deliver, services, email, conversations } = await stage();
    const [{ visitor_id: visitorId } = { visitor_id: "" }] = await conversations();
    await eraseAllOf(services, { by: "device", visitorId }, "en");
    expect((await deliver()).status).toBe(204);
    const { rows } = await services.pool.query("select 1 from channel_thread where address = $1", [email]);
    expect(rows).toEqual([]);
  });
});

describe("the address for answers", () => {
  test("is in follow-ups, and opens only its own conversation", async () => {
    const { services, owner, received, address, id, database, agent } = await stage();
    await database.pool.query("update draft set status = 'rejected' where agent_id = $1", [agent.agent_id]);
    await database.pool.query("update lead set needs_you = false where agent_id = $1", [agent.agent_id]);
    clock.at = friday + 48 * 60 * 60_000;
    await runFollowUps(services);
    const [draft] = (await owner.get("/api/drafts")).body.filter(({ kind }: { kind: string }) => kind === "follow_up");
    await owner.post(`/api/drafts/${draft.id}/approve`, {});
    const [mail] = await received(1);
    expect(mail).toContain(address);
    expect(addresseeOf(services, ["a@b.example", address.toUpperCase()])).toEqual({
      kind: "reply",
      conversationId: id,
    });
    const other = crypto.randomUUID().replaceAll("-", "");
    for (const wrong of [
      address.replace(/reply-[0-9a-f]{32}/, `reply-${other}`),
      address.replace(domain, "other.example"),
      `reply-${other}@${domain}`,
    ])
      expect(addresseeOf(services, [wrong])).toBeNull();
  });
});

describe("the provider's calls", () => {
  test("are accepted with NUL or half a surrogate pair in any part, which are removed", async () => {
    const { client, address, email, services, agent } = await stage();
    const subject = `=?utf-8?B?${Buffer.from("Ho\0mes").toString("base64")}?=`;
    const file = { type: "text/plain", content: "a", name: "pl\0an.txt" };
    const odd = { from: email, to: address, text: "From a program", id: "<a\0b@renters.example>", subject, file };
    expect((await postMime(client(), odd)).status).toBe(204);
    const noted = services.db.selectFrom("channel_thread").select(["mail_subject", "mail_message_id"]);
    expect(await noted.where("agent_id", "=", agent.agent_id).execute()).toEqual([
      { mail_subject: "Homes", mail_message_id: "<ab@renters.example>" },
    ]);
    const postmark = {
      MessageID: "1\0",
      From: email,
      OriginalRecipient: address,
      Subject: "\ud83d",
      TextBody: "a\0b",
      Attachments: [{ ContentType: "text/plain\0", Content: "YQ==", Name: "\ud83d.txt" }],
    };
    expect((await client().post("/api/webhooks/email/postmark", postmark, basic)).status).toBe(204);
    const bodies = services.db.selectFrom("inbound_message").select("body").where("agent_id", "=", agent.agent_id);
    expect((await bodies.execute()).map(({ body }) => body).toSorted()).toEqual(["From a program", "ab"]);
  });

  test("show the agent that email is connected, and when the last answer arrived", async () => {
    const { owner, deliver, database, signedIn } = await stage();
    const path = "/api/agent/channels/email";
    expect((await owner.get(path)).body).toMatchObject({ connected: true, lastReceivedAt: null });
    await deliver();
    expect((await owner.get(path)).body).toMatchObject({
      connected: true,
      lastReceivedAt: new Date(clock.at).toISOString(),
    });
    const stranger = await signedIn((await createAgent(database.db)).email);
    expect((await stranger.get(path)).body).toMatchObject({ connected: true, lastReceivedAt: null });
  });
});
