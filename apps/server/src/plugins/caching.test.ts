import { expect, test } from "vitest";
import { startChat } from "../testing/testApp.ts";

test("no cache stores a personal response", async () => {
  const chat = await startChat({ pages: true });
  const owner = await chat.signedIn(chat.agent.email);
  const calls = chat.app.apiRoutes.filter(({ method, url }) => method === "GET" && !/events$/.test(url));
  const pages = ["/dashboard", "/dashboard/leads", "/admin", "/onboarding", "/reset-password?token=x", "/dev/mailbox"];
  const own = [...calls.map(({ url }) => url), ...pages, "/my-data", "/visit/x", `/smartlink/${chat.agent.slug}`];
  // Public pages say whether their reader has access.
  for (const url of [...own, "/", "/early", "/_root.data", "/pricing"]) {
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
  expect((await client().get("/signup?invite=a-key")).headers.get("cache-control")).toBe("no-store");
  const [file = ""] = /\/assets\/[\w.-]+\.css/.exec(home.text) ?? [];
  expect((await client().get(file)).headers.get("cache-control")).toContain("immutable");
  expect((await client().get("/robots.txt")).headers.get("cache-control")).not.toBe(null);
});

test("the push worker is looked up again each time and may only call this site", async () => {
  const { client } = await startChat({ pages: true });
  const { status, headers } = await client().get("/push-worker.js");
  expect([status, headers.get("content-type")]).toEqual([200, expect.stringContaining("javascript")]);
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'; img-src 'self'");
  const page = (await client().get("/login")).headers.get("content-security-policy");
  // Workers follow script-src: they may come from this site.
  expect(page).toContain("script-src 'self'");
  expect(page).not.toContain("worker-src");
});

test("the manifest makes the dashboard installable: its start page and icons exist", async () => {
  const { client } = await startChat({ pages: true });
  const manifest = JSON.parse((await client().get("/site.webmanifest")).text);
  expect(manifest).toMatchObject({ start_url: "/dashboard", scope: "/", display: "standalone" });
  const sizes = new Set<string>();
  for (const { src, sizes: size, type } of manifest.icons) {
    const { status, headers } = await client().get(src);
    expect([src, status, headers.get("content-type")]).toEqual([src, 200, type]);
    sizes.add(size);
  }
  for (const needed of ["192x192", "512x512"]) expect(sizes).toContain(needed);
  expect((await client().get("/icons/apple-touch-icon.png")).status).toBe(200);
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
