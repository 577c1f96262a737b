import { readFileSync } from "node:fs";
import type { Language } from "@llave/contract/language";
import { describe, expect, test } from "vitest";
import { htmlOf, textOf } from "./layout.ts";
import { en, noValues } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const values = {
  ...noValues,
  name: "<b>Ana</b> & Co",
  newEmail: "ana@people.example",
  position: "#3",
  email: "ana@people.example",
  subject: "<b>Ana</b> asks",
  message: "One line\n\n<b>Ana</b>'s other line",
  sender: "<b>Ana</b> Torres",
  news: [{ text: "<b>Ana</b> is a hot lead, score 91", href: "https://llave.example/dashboard/leads?a=1&b=2" }],
  newsCount: 3,
  address: "<b>crm</b>.example",
};
const kinds = [
  "waitlist_joined",
  "invitation",
  "password_reset",
  "password_changed",
  "email_change",
  "email_changed",
  "contact_message",
  "introduction",
  "notifications",
  "codes_blocked",
  "webhook_off",
  "calendar_stopped",
  "email_test",
] as const;
const cases = kinds.flatMap((kind) => (["en", "es"] as const).map((language) => [kind, language] as const));

function frameOf(language: Language) {
  const texts = language === "es" ? es : en;
  return {
    language,
    href: "https://llave.example/x?token=a&b=1",
    linkHelp: texts.linkHelp,
    footer: texts.footer,
    postalAddress: "1 Example Street, Miami, FL 33131",
    unsubscribe: { url: "https://llave.example/unsubscribe?token=t", label: texts.unsubscribe },
  };
}

describe.each(cases)("the mail %s in %s", (kind, language) => {
  const texts = language === "es" ? es : en;
  const text = texts[kind](values);
  const html = htmlOf(text, frameOf(language));
  const plain = textOf(text, frameOf(language));

  test("says the same as text and as HTML", () => {
    const items = (text.items ?? []).flatMap((item) => [item.text, item.href]);
    for (const part of [text.heading, ...text.paragraphs, ...items, text.note]) {
      expect(plain).toContain(part);
      expect(html).toContain(
        part
          .replace(/&/g, "&amp;")
          .replace(/</g, "&lt;")
          .replace(/>/g, "&gt;")
          .replace(/'/g, "&#39;")
          .replace(/"/g, "&quot;"),
      );
    }
    expect(plain).not.toMatch(/undefined|\[object|\{\w+\}/);
  });

  test("shows names as typed and never runs them", () => {
    expect(html).not.toContain("<b>Ana");
  });

  test("loads nothing and has no script", () => {
    expect(html).not.toMatch(/<img|<link|<script|src=|url\(|@import/i);
    expect(html).toContain(`lang="${language}"`);
  });

  test("names the sender's postal address and a way to unsubscribe", () => {
    for (const part of [plain, html]) {
      expect(part).toContain("1 Example Street, Miami, FL 33131");
      expect(part).toContain("https://llave.example/unsubscribe?token=t");
    }
  });
});

test("mails address people by first name, and teams by their whole name", () => {
  const called = (name: string) => [en, es].map((texts) => texts.invitation({ ...values, name }).heading);
  expect(called("Ana Lucía Prieto")).toEqual(["It's your turn, Ana", "Te toca, Ana"]);
  expect(called("The Prieto Team")).toEqual(["It's your turn, The Prieto Team", "Te toca, The Prieto Team"]);
  expect(en.password_reset({ ...values, name: "Ana Lucía Prieto" }).paragraphs[0]).toMatch(/^Hi Ana, /);
});

test("mails use the colors of the pages", () => {
  const tokens = readFileSync(new URL("../../../../packages/ui/src/tokens.css", import.meta.url), "utf8");
  const html = htmlOf(en.invitation(values), frameOf("en"));
  for (const color of new Set(html.match(/#[0-9a-f]{6}/g))) expect(tokens).toContain(color);
});
