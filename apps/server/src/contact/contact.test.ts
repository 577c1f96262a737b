import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { composeMail } from "../letters/compose.ts";
import { mailsTo } from "../testing/people.ts";
import { startTestApp } from "../testing/testApp.ts";

const support = "help@llave.example";
const env = { SUPPORT_MAIL: support };

function letter(more: Record<string, unknown> = {}) {
  return {
    name: "Ana Torres",
    email: `${randomUUID()}@people.example`,
    subject: "Seats for an office",
    message: "We are eleven agents.\n\nWhat would it cost?",
    ...more,
  };
}

async function start() {
  const test = await startTestApp({ env });
  const stored = async (email: string) => {
    const { rows } = await test.database.pool.query("select * from contact_message where email = $1", [email]);
    return rows;
  };
  return { ...test, stored };
}

describe("a message from the contact page", () => {
  test("is stored and mailed to support, where a reply goes to the sender", async () => {
    const test = await start();
    const sent = letter();
    const answer = await test.client({ "accept-language": "es" }).post("/api/contact", sent);
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    const { name, email, subject, message: body } = sent;
    expect(await test.stored(email)).toEqual([expect.objectContaining({ name, email, subject, body, language: "es" })]);
    const [mail] = (await mailsTo(test, support, 1)).filter(({ text }) => text.includes(email));
    expect(mail?.subject).toBe("Contact form: Seats for an office");
    expect(mail?.text).toContain("We are eleven agents.\n\nWhat would it cost?");
    const { rows } = await test.database.pool.query(
      "select mail_id, kind, recipient, mail.language, about from mail join contact_message on about = message_id where email = $1",
      [email],
    );
    expect(await composeMail(test.app.services, rows[0])).toMatchObject({ replyTo: { name, address: email } });
  });

  test("arrives once when sent again with the same key", async () => {
    const test = await start();
    const sent = letter({ key: randomUUID() });
    const answers = await Promise.all([1, 2, 3].map(() => test.client().post("/api/contact", sent)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await test.stored(sent.email)).toHaveLength(1);
    const { rows } = await test.database.pool.query(
      "select count(*) from mail join contact_message on about = message_id where email = $1",
      [sent.email],
    );
    expect(rows[0].count).toBe(1);
  });

  test("is dropped with a thank-you when the hidden field is filled", async () => {
    const test = await start();
    const sent = letter({ website: "https://spam.example" });
    expect((await test.client().post("/api/contact", sent)).body).toEqual({ ok: true });
    expect(await test.stored(sent.email)).toEqual([]);
  });

  test.each([
    [{ name: " " }, { name: "Required" }],
    [{ email: "ana" }, { email: "Please enter a valid email address" }],
    [{ subject: "" }, { subject: "Required" }],
    [{ subject: "Hi\r\nBcc: all@people.example" }, { subject: "Invalid input" }],
    [{ message: undefined }, { message: "Required" }],
    [{ message: "x".repeat(5001) }, { message: "This is too long" }],
  ])("with %j is refused, naming the field", async (wrong, fields) => {
    const test = await start();
    const answer = await test.client().post("/api/contact", letter(wrong));
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([400, "invalid_request", fields]);
  });

  test("is limited to 60 a minute from one address", async () => {
    const test = await startTestApp({ env: { LLAVE_RATE_FACTOR: "0.05" } });
    // Earlier tests sent from the same address.
    await test.database.pool.query("delete from rate_limit where key like 'contact:%'");
    const statuses = [];
    for (let at = 0; at < 4; at++) statuses.push((await test.client().post("/api/contact", letter())).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
