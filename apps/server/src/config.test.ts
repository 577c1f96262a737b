import { describe, expect, test } from "vitest";
import { readConfig, SettingError } from "./config.ts";

describe("the settings of mail and administration", () => {
  test("are read as they are", () => {
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

  test("may all be left away", () => {
    expect(readConfig({ SMTP_URL: "" })).toMatchObject({ smtpUrl: undefined, admin: undefined });
  });

  test.each([
    ["SMTP_URL", { SMTP_URL: "mail.example:25" }],
    ["LLAVE_ADMIN_EMAIL", { LLAVE_ADMIN_EMAIL: "admin@llave.example" }],
    ["LLAVE_ADMIN_EMAIL", { LLAVE_ADMIN_PASSWORD: "123456" }],
    ["LLAVE_ADMIN_PASSWORD", { LLAVE_ADMIN_EMAIL: "admin@llave.example", LLAVE_ADMIN_PASSWORD: "12345" }],
  ])("stop the start and name %s", (name, env) => {
    expect(() => readConfig(env)).toThrow(SettingError);
    expect(() => readConfig(env)).toThrow(name);
  });
});
