import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { OpenPage } from "./conversation/useConversation.ts";
import { hasOffers, loadOffers, showEarly } from "./offers/early.ts";
import { Page, type PageData } from "./page/Page.tsx";
import { recallMoments } from "./thread/moments.ts";
import "./styles/chat.css";

// A long thread's HTML may still be arriving when the script runs.
if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
else begin();

/** Takes over the server's HTML; the unavailable screen needs no script. */
function begin(): void {
  const root = document.getElementById("root");
  const data = JSON.parse(document.getElementById("page-data")?.textContent ?? "null") as PageData | null;
  if (!root || data?.page.kind !== "chat") return;
  recallMoments(data.moments);
  // As a transition, hydration yields to the renter's scrolling and taps.
  const takeOver = () =>
    startTransition(() => {
      hydrateRoot(root, <Page {...(data as PageData<OpenPage>)} />);
    });
  // The script must render what the HTML shows below messages; without that part React renders the page again.
  if (data.page.conversation?.messages.some(hasOffers)) loadOffers().then(showEarly).then(takeOver, takeOver);
  else takeOver();
}
