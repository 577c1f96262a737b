import fastify from "fastify";
import { expect, test } from "vitest";
import { errors } from "../http/errors.ts";
import { siteCookies } from "./cookies.ts";
import { slowBodies } from "./slowBodies.ts";
import { visitors } from "./visitor.ts";

test("a plugin refuses to start without the plugins it needs, and names them", async () => {
  const app = fastify();
  await app.register(errors);
  await app.register(slowBodies, {});
  await expect(app.register(siteCookies, { secure: false })).rejects.toThrow("@fastify/cookie");
  await expect(fastify().register(visitors, { secret: "x" })).rejects.toThrow("siteCookies");
});
