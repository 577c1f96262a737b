import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { startTestApp } from "../testing/testApp.ts";

const head =
  "POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: 200\r\n\r\n";

test("returns 408 and ends the connection when a body trickles in", async () => {
  const { origin } = await startTestApp({ bodyTimeoutMs: 500 });
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.on("error", () => {});
  socket.write(head);
  const trickle = setInterval(() => socket.write(" "), 50);
  onTestFinished(() => clearInterval(trickle));
  // The server ends the connection with its answer: a byte sent after that would be refused.
  let answer = "";
  socket.on("data", (part) => {
    clearInterval(trickle);
    answer += part;
  });
  await once(socket, "close");
  expect(answer).toMatch(/^HTTP\/1\.1 408/);
  expect(answer).toMatch(/^connection: close/im);
  expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({ code: "too_slow" });
});

test("accepts a body that arrives in parts but in time", async () => {
  const { origin } = await startTestApp({ bodyTimeoutMs: 500 });
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  const body = "{}".padEnd(200);
  socket.write(head + body.slice(0, 100));
  await once(socket, "ready");
  socket.write(body.slice(100));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400/);
});

describe("a body that never arrives, and that nobody reads,", () => {
  const announced = "host: x\r\ncontent-length: 5\r\n";

  test.each([
    ["of a GET request", `GET /healthz HTTP/1.1\r\n${announced}\r\n`, 200],
    ["sent to a page", `POST /login HTTP/1.1\r\n${announced}\r\n`, 405],
    ["of an unknown type", `POST /api/contact HTTP/1.1\r\n${announced}content-type: text/x-none\r\n\r\n`, 415],
  ])("%s ends its own connection and nothing else", async (_name, request, status) => {
    const { client, origin } = await startTestApp({ bodyTimeoutMs: 300, pages: true });
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    socket.on("error", () => {});
    let answer = "";
    socket.on("data", (part) => {
      answer += part;
    });
    socket.write(request);
    await once(socket, "close");
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
    expect((await client().get("/healthz")).status).toBe(200);
  });
});
