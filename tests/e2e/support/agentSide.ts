import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { APIRequestContext, Page } from "@playwright/test";
import { enterAs } from "./accounts.ts";
import { type Demo, expect } from "./journey.ts";

/** Opens a page of the dashboard as the demo's agent and waits for it. */
export async function signIn(page: Page, { agent }: Demo, path = "/dashboard/leads"): Promise<void> {
  await enterAs(page, agent, path);
  await expect(page.getByRole("main")).toContainText(
    /\d+ (of|de) \d+|Leads|Prospectos|Conversation|Conversación|Overview|Resumen/,
  );
}

/** A renter in a separate browser, who writes with the chat page's own calls. */
export interface Renter {
  say(message: string): Promise<string>;
}

/** Opens the demo's SmartLink as a new renter. `request` carries the renter's cookie. */
export async function openChat(request: APIRequestContext, { smartLinkPath }: Demo): Promise<Renter> {
  const opened = await request.get(`/api${smartLinkPath}`);
  const { linkId, agentId, agentName } = await opened.json();
  const conversationId = `${linkId}-${crypto.randomUUID()}`;
  return {
    async say(message) {
      const answer = await request.post("/api/smartlink/openai-conversation", {
        headers: { "idempotency-key": crypto.randomUUID() },
        data: { linkId, agentId, agentName, message, conversationId, previousMessages: [] },
      });
      expect(answer.status(), await answer.text()).toBe(200);
      return (await answer.json()).message;
    },
  };
}

/** Opens the page of the signed-in agent's lead with this name; returns the lead's id. */
export async function openLead(page: Page, name: string): Promise<string> {
  const query = new URLSearchParams({ q: name });
  const found: { id: string }[] = await (await page.request.get(`/api/leads?${query}`)).json();
  expect(found, name).toHaveLength(1);
  const id = found[0]?.id ?? "";
  await page.goto(`/dashboard/leads/${id}`);
  return id;
}

/** A name that is unique in this run. */
export function someName(): string {
  const letters = crypto.randomUUID().replace(/[^a-f]/g, "");
  return `Renata ${letters.charAt(0).toUpperCase()}${letters.slice(1)}ez`;
}

/** US area codes whose numbers 555-0100 to 555-0199 are reserved for fiction, none of them the demo's. */
const areaCodes = ["212", "213", "312", "415", "512", "602", "617", "702", "713", "808"];
let phones = 0;

/**
 * A phone that is unique in this run: renters of one agent with the same phone are one person. As a renter writes it,
 * as a page shows it, and as a link dials it.
 */
export function somePhone(): { said: string; shown: string; href: string } {
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0);
  const code = areaCodes[worker % areaCodes.length];
  const line = String(100 + (phones++ % 100)).padStart(4, "0");
  return { said: `${code}-555-${line}`, shown: `(${code}) 555-${line}`, href: `tel:+1${code}555${line}` };
}

/** The page's toast, in either language. */
export function toast(page: Page) {
  return page.getByRole("region", { name: /F8/ });
}

/**
 * No violation of WCAG 2.2 AA or axe's best practices, once everything has appeared: text that fades in has no final
 * color yet.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.effect?.getComputedTiming().endTime === Infinity || one.playState !== "running"),
  );
  expect(await accessibilityProblems(page)).toEqual([]);
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * What axe finds wrong with a page, which has no frames. Axe's own package for Playwright loads the library twice for
 * each look, and the long text of it.
 */
export async function accessibilityProblems(page: Page): Promise<{ id: string; nodes: string[] }[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 160)) }));
  });
}

/** The page is no wider than its window once it has laid itself out: after a resize, React renders a frame later. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
      message: "pixels wider than the window",
    })
    .toBeLessThanOrEqual(0);
}

/** Chooses in two drop-down lists in quick succession, before the page's address has followed the first choice. */
export async function chooseAtOnce(page: Page, choices: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(async (values) => {
    for (const [label, value] of Object.entries(values)) {
      const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
      if (!select) throw new Error(`There is no list "${label}".`);
      select.value = value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
      await null;
    }
  }, choices);
}

/** Presses a key at the moment the page next changes its address, before the new page is rendered. */
export async function atNextAddress(page: Page, key: { key: string; code?: string }): Promise<void> {
  await page.evaluate((init) => {
    for (const change of ["pushState", "replaceState"] as const) {
      const original = history[change];
      history[change] = (...entry) => {
        const { pathname } = location;
        original.apply(history, entry);
        if (location.pathname === pathname) return;
        history[change] = original;
        const pressed = new KeyboardEvent("keydown", { ...init, bubbles: true });
        queueMicrotask(() => document.body.dispatchEvent(pressed));
      };
    }
  }, key);
}
