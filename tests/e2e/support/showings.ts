import type { APIRequestContext, Page } from "@playwright/test";
import { openChat } from "./agentSide.ts";
import type { Demo } from "./journey.ts";

interface Showing {
  id: string;
  at: string;
  leadId: string;
  conversationId: string;
  leadName: string;
}

/** A renter who asked to see a home and took the first time. */
export async function askForShowing(request: APIRequestContext, demo: Demo, name: string): Promise<void> {
  const renter = await openChat(request, demo);
  await renter.say(`My name is ${name}, ${name.replace(" ", ".").toLowerCase()}@renters.example`);
  await renter.say("Can I see 1420 Brickell Bay Dr?");
  await renter.say("The first one, please");
}

/** The showing for a renter with this name, as the agent sees it. */
export async function showingOf(page: Page, name: string): Promise<Showing> {
  const showings: Showing[] = await (await page.request.get("/api/showings?limit=100")).json();
  const found = showings.find(({ leadName }) => leadName === name);
  if (!found) throw new Error(`${name} has no showing`);
  return found;
}
