import { describe, expect, test } from "vitest";
import { readConfig, SettingError } from "./config.ts";

describe("the settings of mail, administration and models", () => {
  test("are read unchanged", () => {
    const config = readConfig({
      SMTP_URL: "smtps://user:secret@mail.example:465",
      MAIL_FROM: "Llave <hello@llave.example>",
      LLAVE_ADMIN_EMAIL: "admin@llave.example",
      LLAVE_ADMIN_PASSWORD: "123456",
    });
    expect(config).toMatchObject({
      smtpUrl: "smtps://user:secret@mail.example:465",
      mailFrom: "Llave <hello@llave.example>",
      admin: { email: "admin@llave.example", password: "123456" },
    });
  });

  test("of a language model are read unchanged, and without them there is no model", () => {
    expect(readConfig({ LLM_MODEL: "x", LLM_API_KEY: "y" }).model).toBeUndefined();
    const env = {
      LLM_PROVIDER: "openai",
      LLM_MODEL: "m",
      LLM_API_KEY: "k",
      LLM_PRICE_INPUT: "0.4",
      LLM_PRICE_OUTPUT: "1.6",
    };
    expect(readConfig(env).model).toEqual({
      provider: "openai",
      model: "m",
      apiKey: "k",
      baseUrl: undefined,
      prices: { input: 0.4, output: 1.6 },
      budget: 4000,
    });
  });

  test("are all optional", () => {
    expect(readConfig({ SMTP_URL: "" })).toMatchObject({ smtpUrl: undefined, admin: undefined });
  });

  test.each([
    ["LLM_MODEL", { LLM_PROVIDER: "openai", LLM_API_KEY: "x" }],
    ["LLM_API_KEY", { LLM_PROVIDER: "anthropic", LLM_MODEL: "x" }],
    ["LLM_BASE_URL", { LLM_PROVIDER: "openai-compatible", LLM_MODEL: "x" }],
    ["LLM_BASE_URL", { LLM_PROVIDER: "openai-compatible", LLM_MODEL: "x", LLM_BASE_URL: "models.example" }],
    ["LLM_PROVIDER", { LLM_PROVIDER: "somebody" }],
    ["TWILIO_AUTH_TOKEN", { TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}` }],
    ["TWILIO_ACCOUNT_SID", { TWILIO_SMS_FROM: "+13055550100" }],
    ["TWILIO_SMS_FROM", { TWILIO_SMS_FROM: "305 555 0100" }],
    ["INBOUND_MAIL_SECRET", { INBOUND_MAIL_DOMAIN: "reply.llave.example" }],
    ["INBOUND_MAIL_DOMAIN", { INBOUND_MAIL_SECRET: "a secret of the provider" }],
    ["INBOUND_MAIL_DOMAIN", { INBOUND_MAIL_DOMAIN: "no domain", INBOUND_MAIL_SECRET: "a secret of the provider" }],
    ["PUSH_TEST_URL", { PUSH_TEST_URL: "http://push.example" }],
    ["LLM_PRICE_OUTPUT", { LLM_PRICE_INPUT: "0.4" }],
    ["LLAVE_METRICS_TOKEN", { LLAVE_METRICS_TOKEN: "short" }],
    ["SMTP_URL", { SMTP_URL: "mail.example:25" }],
    ["MAP_TILES_URL", { MAP_TILES_URL: "https://tiles.example/{z}/{x}.png" }],
    ["MAP_TILES_URL", { MAP_TILES_URL: "http://tiles.example/{z}/{x}/{y}.png" }],
    ["MAP_TILES_URL", { MAP_TILES_URL: "https://{s}.tiles.example/{z}/{x}/{y}.png" }],
    ["LLAVE_ADMIN_EMAIL", { LLAVE_ADMIN_EMAIL: "admin@llave.example" }],
    ["LLAVE_ADMIN_EMAIL", { LLAVE_ADMIN_PASSWORD: "123456" }],
    ["LLAVE_ADMIN_PASSWORD", { LLAVE_ADMIN_EMAIL: "admin@llave.example", LLAVE_ADMIN_PASSWORD: "12345" }],
  ])("stop the start and name %s", (name, env) => {
    expect(() => readConfig(env)).toThrow(SettingError);
    expect(() => readConfig(env)).toThrow(name);
  });
});

describe("production", () => {
  const needed = { NODE_ENV: "production", LLAVE_SECRET: "a secret for tests only, 32 characters" };

  test.each([
    ["no address", {}],
    ["demo data", { ORIGIN: "https://llave.example", LLAVE_DEMO: "1" }, "LLAVE_DEMO"],
    [
      "a push service for tests",
      { ORIGIN: "https://llave.example", PUSH_TEST_URL: "http://127.0.0.1:4000" },
      "PUSH_TEST_URL",
    ],
    ["an address by http", { ORIGIN: "http://llave.example" }],
    ["an address by http that only looks local", { ORIGIN: "http://localhost.llave.example" }],
  ])("doesn't start with %s", (_name, env, setting = "ORIGIN") => {
    expect(() => readConfig({ ...needed, ...env })).toThrow(`Wrong setting. ${setting}: `);
  });

  test("starts with an https address, and with an http one that never leaves the machine", () => {
    for (const origin of ["https://llave.example", "http://localhost:3000", "http://[::1]:3000"])
      expect(readConfig({ ...needed, ORIGIN: origin }).origin).toBe(origin);
  });
});

describe("the settings of agents' own calendars", () => {
  test("enable a provider only when both its id and its secret are set", () => {
    const { calendars } = readConfig({ GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" });
    expect(calendars).toEqual({ google: { clientId: "id", clientSecret: "secret", testOrigin: undefined } });
    expect(() => readConfig({ MICROSOFT_CLIENT_ID: "id" })).toThrow(
      "MICROSOFT_CLIENT_SECRET: goes together with MICROSOFT_CLIENT_ID",
    );
  });

  test("refuse an http address for tokens in production", () => {
    const env = { GOOGLE_API_URL: "http://127.0.0.1:4000" };
    expect(readConfig(env)).toMatchObject({ calendars: {} });
    expect(() =>
      readConfig({ ...env, NODE_ENV: "production", LLAVE_SECRET: "x".repeat(32), ORIGIN: "https://llave.example" }),
    ).toThrow("GOOGLE_API_URL: must begin with https:// in production");
  });
});
