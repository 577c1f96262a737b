import type { SMTPServerOptions } from "smtp-server";
import { describe, expect, test } from "vitest";
import { invite, joinWaitlist, newPerson, signedInAdmin } from "../testing/people.ts";
import { decoded, smtpServer } from "../testing/smtpServer.ts";
import { startTestApp, type TestApp } from "../testing/testApp.ts";

/** A mail-server failure that goes away after this many attempts. */
function failing(times: number, responseCode: number) {
  let left = times;
  const attempts: string[] = [];
  const onRcptTo: SMTPServerOptions["onRcptTo"] = ({ address }, _session, done) => {
    attempts.push(address);
    left -= 1;
    done(left >= 0 ? Object.assign(new Error("not now"), { responseCode }) : undefined);
  };
  return { attempts, onRcptTo };
}

async function state(test: TestApp, email: string) {
  const { rows } = await test.database.pool.query(
    "select kind, status, attempts, error, body_text from mail where recipient = $1 order by created_at",
    [email],
  );
  return rows;
}

function settled(test: TestApp, email: string, status: string) {
  return expect
    .poll(async () => (await state(test, email)).map((mail) => mail.status), { timeout: 50_000, interval: 100 })
    .toEqual([status]);
}

describe("a mail by SMTP", () => {
  test("arrives with both texts, its sender and one-click unsubscribe, and isn't stored", async () => {
    const smtp = await smtpServer();
    const from = "Llave Miami <hello@llave.example>";
    const test = await startTestApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: from, MAIL_POSTAL_ADDRESS: "1 Main St" } });
    const person = { ...newPerson(), name: "Íñigo Peña" };
    await joinWaitlist(test.client({ "accept-language": "es" }), person);
    await settled(test, person.email, "sent");
    expect(await state(test, person.email)).toMatchObject([{ attempts: 1, error: null, body_text: null }]);
    const [mail] = smtp.received;
    expect(mail?.to).toEqual([person.email]);
    const body = decoded(mail?.raw ?? "");
    expect(body).toContain(`From: ${from}`);
    expect(body).toMatch(/Content-Type: text\/plain/);
    expect(body).toMatch(/Content-Type: text\/html/);
    expect(body).toContain("¡Te damos la bienvenida, Íñigo!");
    expect(body).toContain("1 Main St");
    expect(body).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(body).toContain("Auto-Submitted: auto-generated");
    expect((await test.client().get("/api/dev/mailbox")).body).toEqual([]);
  });

  test("that is refused temporarily is retried and arrives once, with the same link", async () => {
    const failure = failing(2, 451);
    const smtp = await smtpServer({ onRcptTo: failure.onRcptTo });
    const test = await startTestApp({ env: { SMTP_URL: smtp.url } });
    const person = newPerson();
    await joinWaitlist(test.client(), person);
    await settled(test, person.email, "sent");
    expect(failure.attempts).toHaveLength(3);
    expect(smtp.received).toHaveLength(1);
    expect(await state(test, person.email)).toMatchObject([{ attempts: 3, error: null }]);
  });

  test("to an address that doesn't exist fails immediately, and the administrator sees it", async () => {
    const failure = failing(1000, 550);
    const smtp = await smtpServer({ onRcptTo: failure.onRcptTo });
    const test = await startTestApp({ env: { SMTP_URL: smtp.url } });
    const person = newPerson();
    await test.database.pool.query(
      "insert into waitlist_entry (name, email, is_agent, language, referral_code) values ('Ana', $1, true, 'en', $1)",
      [person.email],
    );
    const admin = await signedInAdmin(test);
    const { rows } = await test.database.pool.query("select entry_id from waitlist_entry where email = $1", [
      person.email,
    ]);
    await admin.post("/api/admin/waitlist/invite", { ids: [rows[0].entry_id] });
    await settled(test, person.email, "failed");
    expect(failure.attempts).toHaveLength(1);
    expect((await state(test, person.email))[0].error).toContain("not now");
    const { entries } = (await admin.get("/api/admin/waitlist?status=invited&limit=100")).body;
    const entry = entries.find((one: { email: string }) => one.email === person.email);
    expect(entry.mail).toMatchObject({ state: "failed", at: expect.any(String) });
  });

  test("waits while the mail server is down, without blocking the sign-up", async () => {
    const test = await startTestApp({ env: { SMTP_URL: "smtp://127.0.0.1:1" } });
    const person = newPerson();
    const answer = await joinWaitlist(test.client(), person);
    expect(answer.status).toBe(200);
    await expect
      .poll(async () => (await state(test, person.email))[0].attempts, { timeout: 30_000 })
      .toBeGreaterThan(0);
    expect(await state(test, person.email)).toMatchObject([
      { status: "queued", error: expect.stringContaining("ECONNREFUSED") },
    ]);
  });
});

describe("a mail without SMTP", () => {
  test("is stored and readable as a page whose policy allows exactly its own styles", async () => {
    const test = await startTestApp();
    const person = { ...newPerson(), name: "<script>alert(1)</script> Ana" };
    await invite(test, person);
    const list = await test.client().get("/dev/mailbox");
    expect(list.headers.get("content-security-policy")).toMatch(/style-src 'self' 'nonce-/);
    const path = /href="(\/dev\/mailbox\/[^"]+)">Your invitation/.exec(list.text)?.[1] ?? "";
    const page = await test.client().get(path);
    expect(page.text).toContain("It&#39;s your turn, &lt;script&gt;");
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-hashes' 'sha256-/);
    expect(policy).not.toContain("unsafe-inline");
    expect((await test.client().get("/dev/mailbox/unknown")).status).toBe(404);
  });

  test("has no mailbox in production, and isn't sent", async () => {
    const env = {
      NODE_ENV: "production",
      LLAVE_SECRET: "a secret for tests only, 32 characters",
      ORIGIN: "https://llave.example",
    };
    const test = await startTestApp({ env });
    const person = newPerson();
    await joinWaitlist(test.client(), person);
    for (const path of ["/api/dev/mailbox", "/dev/mailbox"]) expect((await test.client().get(path)).status).toBe(404);
    await expect
      .poll(async () => (await state(test, person.email))[0].error, { timeout: 30_000 })
      .toContain("SMTP_URL");
  });

  test("isn't sent if its transaction rolled back", async () => {
    const test = await startTestApp();
    const { services } = test.app;
    const { queueMails } = await import("./outbox.ts");
    await services.jobs.start();
    const { email } = newPerson();
    const undone = services.db.transaction().execute(async (tx) => {
      await queueMails(services, tx, [{ kind: "password_reset", recipient: email, language: "en" }]);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    const { rows } = await test.database.pool.query(
      "select (select count(*) from mail where recipient = $1) as mails, (select count(*) from pgboss.job where name = 'mail' and state < 'active') as jobs",
      [email],
    );
    expect(rows[0].mails).toBe(0);
  });
});

describe("stopping waitlist mails", () => {
  async function subscriber() {
    const test = await startTestApp();
    const person = newPerson();
    await invite(test, person);
    const mails = (await test.client().get("/api/dev/mailbox")).body;
    const mail = mails.find((one: { to: string }) => one.to === person.email);
    const path = /\/unsubscribe\?token=[\w.-]+/.exec(mail.text)?.[0] ?? "";
    return { ...test, person, path };
  }

  async function unsubscribed(test: TestApp, email: string): Promise<boolean> {
    const { rows } = await test.database.pool.query("select unsubscribed_at from waitlist_entry where email = $1", [
      email,
    ]);
    return rows[0].unsubscribed_at !== null;
  }

  test("takes one POST, as mail programs send it, and opening the link changes nothing", async () => {
    const test = await subscriber();
    const opened = await test.client().get(test.path);
    expect([opened.status, opened.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(await unsubscribed(test, test.person.email)).toBe(false);
    const form = new TextEncoder().encode("List-Unsubscribe=One-Click");
    const answer = await test.client().send("POST", test.path, form, {
      "content-type": "application/x-www-form-urlencoded",
    });
    expect(answer.status).toBe(200);
    expect(await unsubscribed(test, test.person.email)).toBe(true);
    await test.database.pool.query("delete from waitlist_entry where email <> $1", [test.person.email]);
    await test.database.pool.query("update waitlist_entry set status = 'pending'");
    const admin = await signedInAdmin(test);
    expect((await admin.post("/api/admin/waitlist/bulk-invite", { count: 100 })).body.invited).toBe(0);
  });

  test("is undone by joining again", async () => {
    const test = await subscriber();
    await test.client().send("POST", test.path);
    expect(await unsubscribed(test, test.person.email)).toBe(true);
    await joinWaitlist(test.client(), test.person);
    expect(await unsubscribed(test, test.person.email)).toBe(false);
  });

  test("requires the link in the mail", async () => {
    const test = await subscriber();
    const forged = test.path.replace(/\.[\w-]+$/, `.${"A".repeat(43)}`);
    expect((await test.client().send("POST", forged)).status).toBe(400);
    expect(await unsubscribed(test, test.person.email)).toBe(false);
  });
});
