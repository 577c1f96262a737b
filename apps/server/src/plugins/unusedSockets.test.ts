import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { startTestApp } from "../testing/testApp.ts";

test("closing does not wait for a connection that was only opened ahead", async () => {
  const { app, origin } = await startTestApp();
  const accepted = once(app.server, "connection");
  const ahead = connect(Number(new URL(origin).port), "127.0.0.1");
  await accepted;
  const ended = once(ahead, "close");
  await app.close();
  await ended;
  expect(ahead.destroyed).toBe(true);
});
