import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { startPageServer } from "../testing/pageServer.ts";
import { isPublicAddress } from "./publicAddress.ts";
import { type WebPageError, WebPages } from "./webPages.ts";

const limits = { maxBytes: 10_000, timeoutMs: 30_000, types: ["text/html"] };
const html = { "content-type": "text/html; charset=utf-8" };

function problemOf(reading: Promise<unknown>): Promise<string> {
  return reading.then(
    () => "read",
    (error: WebPageError) => error.problem,
  );
}

test.each([
  ["8.8.8.8", true],
  ["2606:4700::6810:84e5", true],
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["169.254.169.254", false],
  ["172.31.255.255", false],
  ["192.168.1.1", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["255.255.255.255", false],
  ["::1", false],
  ["::", false],
  ["::ffff:127.0.0.1", false],
  ["64:ff9b::7f00:1", false],
  ["fd00::1", false],
  ["fe80::1", false],
  ["2002:7f00:1::", false],
  ["2001:db8::1", false],
  ["somewhere", false],
])("%s is public: %s", (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

describe("a page that a person enters", () => {
  test("is read to its end, through redirects and compression", async () => {
    const { webPages, url } = await startPageServer((request, response) => {
      if (request.url === "/old") return response.writeHead(301, { location: "/new" }).end();
      return response.writeHead(200, { ...html, "content-encoding": "gzip" }).end(gzipSync("<title>A home</title>"));
    });
    const page = await webPages.fetch(url("/old"), limits);
    expect([page.url, page.body.toString()]).toEqual([url("/new"), "<title>A home</title>"]);
  });

  test("is never internal, however its address is written", async () => {
    const { webPages, port } = await startPageServer((_request, response) => response.writeHead(200, html).end("in"));
    for (const host of ["127.0.0.1", "0x7f.1", "2130706433", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0"]) {
      expect(await problemOf(webPages.fetch(`http://${host}:${port}/`, limits)), host).toBe("not_public");
    }
    for (const address of ["file:///etc/passwd", "ftp://listings.example/", "http://a:b@listings.example/", "no"]) {
      expect(await problemOf(webPages.fetch(address, limits)), address).toBe("not_public");
    }
    expect(await problemOf(webPages.fetch("http://listings.example:5432/", limits))).toBe("not_public");
  });

  test("isn't followed to an internal address by a redirect", async () => {
    const inside: string[] = [];
    const { webPages, port, url, names } = await startPageServer((request, response) => {
      if (request.url !== "/") inside.push(request.url ?? "");
      const target = request.headers.host?.startsWith("a.")
        ? `http://inside.example:${port}/x`
        : `http://127.0.0.1:${port}/x`;
      response.writeHead(302, { location: target }).end();
    });
    names.set("a.example", ["127.0.0.2"]).set("inside.example", ["127.0.0.1"]);
    expect(await problemOf(webPages.fetch(url("/"), limits))).toBe("not_public");
    expect(await problemOf(webPages.fetch(`http://a.example:${port}/`, limits))).toBe("not_public");
    expect(inside).toEqual([]);
  });

  test("is read from the checked address, even if the name later resolves to another", async () => {
    const seen: string[] = [];
    const { webPages, port, names } = await startPageServer((request, response) => {
      seen.push(request.socket.localAddress ?? "");
      response.writeHead(200, html).end("out");
    });
    names.set("rebinds.example", ["127.0.0.2", "127.0.0.1"]);
    expect((await webPages.fetch(`http://rebinds.example:${port}/`, limits)).body.toString()).toBe("out");
    expect(seen).toEqual(["127.0.0.2"]);
    expect(await problemOf(webPages.fetch(`http://rebinds.example:${port}/`, limits))).toBe("not_public");
  });

  test("is limited in size, also decompressed, and in time", async () => {
    const { webPages, url } = await startPageServer((request, response) => {
      if (request.url === "/bomb") {
        return response.writeHead(200, { ...html, "content-encoding": "gzip" }).end(gzipSync("x".repeat(5_000_000)));
      }
      if (request.url === "/large") return response.writeHead(200, html).end("x".repeat(20_000));
      response.writeHead(200, html);
      const drip = setInterval(() => response.write("x"), 20);
      return response.on("close", () => clearInterval(drip));
    });
    expect(await problemOf(webPages.fetch(url("/bomb"), limits))).toBe("too_large");
    expect(await problemOf(webPages.fetch(url("/large"), limits))).toBe("too_large");
    expect(await problemOf(webPages.fetch(url("/slow"), { ...limits, timeoutMs: 300 }))).toBe("too_slow");
  });

  test("must exist and have the requested type", async () => {
    const { webPages, url } = await startPageServer((request, response) => {
      if (request.url === "/round") return response.writeHead(302, { location: "/round" }).end();
      if (request.url === "/gone") return response.writeHead(410, html).end();
      return response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF");
    });
    expect(await problemOf(webPages.fetch(url("/a.pdf"), limits))).toBe("wrong_kind");
    expect(await problemOf(webPages.fetch(url("/gone"), limits))).toBe("not_found");
    expect(await problemOf(webPages.fetch(url("/round"), limits))).toBe("not_found");
    expect(await problemOf(webPages.fetch("http://nowhere.example/", limits))).toBe("not_found");
  });

  test("is refused by default if its name resolves to an internal address", async () => {
    expect(await problemOf(new WebPages().fetch("http://localhost/", limits))).toBe("not_public");
  });
});
