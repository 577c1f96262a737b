import type { Locator, Page, Request } from "@playwright/test";
import { expect } from "./journey.ts";

/** The renter's chat page as a person uses it. */
export class ChatPage {
  readonly page: Page;
  readonly field: Locator;
  readonly sendButton: Locator;
  readonly log: Locator;
  readonly chips: Locator;
  readonly toast: Locator;
  readonly typing: Locator;
  readonly status: Locator;

  constructor(page: Page) {
    this.page = page;
    this.field = page.locator("textarea");
    this.sendButton = page.getByRole("button", { name: /^(Send|Enviar)$/ });
    this.log = page.getByRole("log");
    this.chips = page.getByRole("group", { name: /Quick replies|Respuestas rápidas/ }).getByRole("button");
    this.toast = page.locator(".toast");
    this.typing = page.locator(".typing");
    this.status = page.locator(".bar .status");
  }

  /** Opens a SmartLink and waits until it is connected. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.field).toBeEditable();
  }

  /** One side's messages, in order; a reply's question below its homes belongs to the reply. */
  bubbles(side: "renter" | "assistant"): Locator {
    return this.log.locator(`.bubble.${side}:not(.question)`);
  }

  /** Writes a message, sends it with Enter and waits for the reply. */
  async say(text: string): Promise<void> {
    const replies = await this.bubbles("assistant").count();
    await this.field.fill(text);
    await this.field.press("Enter");
    await expect(this.bubbles("assistant")).toHaveCount(replies + 1);
    await expect(this.field).toBeEditable();
  }

  /** The next message's request from the page. */
  nextTurn(): Promise<Request> {
    return this.page.waitForRequest((request) => request.url().endsWith("/openai-conversation"));
  }

  /** Holds all messages back until the returned function is called; counts how many were sent. */
  async holdTurns(): Promise<{ release: () => void; sent: () => number }> {
    let release = () => {};
    let sent = 0;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await this.page.route("**/openai-conversation", async (route) => {
      sent++;
      await released;
      await route.continue();
    });
    return { release, sent: () => sent };
  }

  /** True if nothing on the page scrolls sideways. */
  hasNoSidewaysScroll(): Promise<boolean> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll("html, .scroller, .dock, .sheet")].every(
        (element) => element.scrollWidth <= element.clientWidth,
      ),
    );
  }
}
