import { request } from "node:http";
import { expect, test } from "vitest";
import { startTestApp } from "../testing/testApp.ts";

const paths = ["/api/dev/mailbox", "/dev/mailbox"];

/** The status of a request with headers that fetch doesn't let a program set. */
function statusOf(origin: string, path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on("error", reject);
    sent.end();
  });
}

const asked = [
  ["this machine by its names", { host: "localhost:3000" }, 200],
  ["this machine by its address", { host: "[::1]:3000" }, 200],
  ["the public address, on this machine", { host: "llave.example" }, 200],
  ["someone else's domain name that points here", { host: "evil.example" }, 404],
  ["a name that only begins like this machine's", { host: "localhost.evil.example" }, 404],
  [
    "a proxy on this machine that forwards someone else's request",
    { host: "localhost", "x-forwarded-for": "203.0.113.9" },
    404,
  ],
] as const;

test.each(asked)("the mailbox requested at %s responds as it should", async (_name, headers, status) => {
  const { origin } = await startTestApp({ env: { ORIGIN: "http://llave.example" } });
  for (const path of paths) expect([path, await statusOf(origin, path, headers)]).toEqual([path, status]);
});

test("has no mailbox when other machines can reach the server", async () => {
  for (const HOST of ["0.0.0.0", "::", "192.0.2.7"]) {
    const { client } = await startTestApp({ env: { HOST } });
    for (const path of paths) expect((await client().get(path)).status).toBe(404);
  }
});
