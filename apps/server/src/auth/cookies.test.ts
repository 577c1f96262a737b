import { request } from "node:http";
import { expect, test } from "vitest";
import { createAccount, testPassword } from "../testing/factories.ts";
import { newPerson } from "../testing/people.ts";
import { startTestApp } from "../testing/testApp.ts";

/** The raw header lines of a response, as sent over the connection. */
function rawAnswer(origin: string, path: string, body: object): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json" };
    const sent = request(`${origin}${path}`, { method: "POST", headers }, (answer) => {
      answer.resume();
      resolve(answer.rawHeaders);
    });
    sent.on("error", reject);
    sent.end(JSON.stringify(body));
  });
}

const cases = [
  ["llave_sid", "/api/auth/register", () => newPerson()],
  ["llave_place", "/api/waitlist", () => ({ data: newPerson() })],
] as const;

test.each(cases)(
  "the cookie %s is hidden from scripts and other sites, and from http on an https site",
  async (name, path, body) => {
    for (const [env, secure] of [
      [{}, false],
      [{ ORIGIN: "https://llave.example" }, true],
    ] as const) {
      const { origin } = await startTestApp({ env });
      const headers = await rawAnswer(origin, path, body());
      const sent = secure ? `__Host-${name}=` : `${name}=`;
      const cookie = headers.find(
        (value, index) => /^set-cookie$/i.test(headers[index - 1] ?? "") && value.startsWith(sent),
      );
      expect(cookie).toMatch(/; Path=\//);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(/; Secure/.test(cookie ?? "")).toBe(secure);
      expect(cookie).not.toMatch(/Domain=/i);
    }
  },
);

const https = { env: { ORIGIN: "https://llave.example" } };

test("an https site sends HSTS for a year", async () => {
  const { client } = await startTestApp(https);
  const answer = await client().get("/healthz");
  expect(answer.headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
});

test("an https site accepts only the __Host- session cookie and clears exactly that one", async () => {
  const { client, database } = await startTestApp(https);
  const { email } = await createAccount(database.db);
  const browser = client();
  await browser.post("/api/auth/login", { email, password: testPassword });
  expect((await browser.get("/api/auth/me")).status).toBe(200);
  const planted = client();
  planted.setCookie("llave_sid", browser.cookie("__Host-llave_sid") ?? "");
  expect((await planted.get("/api/auth/me")).status).toBe(401);
  await browser.post("/api/auth/logout");
  expect(browser.cookie("__Host-llave_sid")).toBeUndefined();
});
