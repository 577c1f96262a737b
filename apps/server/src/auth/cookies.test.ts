import { request } from "node:http";
import { expect, test } from "vitest";
import { newPerson } from "../testing/people.ts";
import { startTestApp } from "../testing/testApp.ts";

/** The raw header lines of an answer, as they go over the connection. */
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
  "the cookie %s is closed to scripts and other sites, and to http on an https site",
  async (name, path, body) => {
    for (const [env, secure] of [
      [{}, false],
      [{ ORIGIN: "https://llave.example" }, true],
    ] as const) {
      const { origin } = await startTestApp({ env });
      const headers = await rawAnswer(origin, path, body());
      const cookie = headers.find(
        (value, index) => /^set-cookie$/i.test(headers[index - 1] ?? "") && value.startsWith(name),
      );
      expect(cookie).toMatch(/; Path=\//);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(/; Secure/.test(cookie ?? "")).toBe(secure);
      expect(cookie).not.toMatch(/Domain=/i);
    }
  },
);
