import { expect, test } from "vitest";
import { startChat } from "../testing/testApp.ts";

test("no cache stores a personal response", async () => {
  const chat = await startChat({ pages: true });
  const owner = await chat.signedIn(chat.agent.email);
  const calls = chat.app.apiRoutes.filter(({ method, url }) => method === "GET" && !/events$/.test(url));
  const pages = ["/dashboard", "/dashboard/leads", "/admin", "/onboarding", "/reset-password?token=x", "/dev/mailbox"];
  const own = [...calls.map(({ url }) => url), ...pages, "/my-data", "/visit/x", `/smartlink/${chat.agent.slug}`];
  for (const url of own) {
    const { headers } = await owner.get(url.replaceAll(/:\w+/g, "x"));
    expect([url, headers.get("cache-control")]).toEqual([url, "no-store"]);
  }
  const turn = await chat.say("2 bedrooms in Brickell");
  expect(turn.headers.get("cache-control")).toBe("no-store");
});

test("caches store public files forever and revalidate pages", async () => {
  const { client } = await startChat({ pages: true });
  const home = await client().get("/");
  expect(home.headers.get("cache-control")).toBe("private, no-cache");
  const [file = ""] = /\/assets\/[\w.-]+\.css/.exec(home.text) ?? [];
  expect((await client().get(file)).headers.get("cache-control")).toContain("immutable");
  expect((await client().get("/robots.txt")).headers.get("cache-control")).not.toBe(null);
});

test("security.txt says where to report a vulnerability and when it expires", async () => {
  const env = { ORIGIN: "https://llave.example", SECURITY_MAIL: "security@llave.example" };
  const { client } = await startChat({ env, now: () => new Date("2026-11-22T10:00:00Z") });
  const { headers, text } = await client().get("/.well-known/security.txt");
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(text.split("\n")).toEqual([
    "Contact: mailto:security@llave.example",
    "Expires: 2027-02-20T00:00:00.000Z",
    "Preferred-Languages: en, es",
    "Canonical: https://llave.example/.well-known/security.txt",
    "",
  ]);
});
