import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { OpenPage } from "./conversation/openPage.ts";
import { takeOverLanguages } from "./conversation/textLanguage.ts";
import { loadFirstParts } from "./firstParts/firstParts.ts";
import { Page, type PageData } from "./page/Page.tsx";
import { takeOverMoments } from "./texts/moments.ts";
import "./styles/chat.css";

// A long thread's HTML may still be arriving when the script runs.
if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
else begin();

/** Takes over the server's HTML; the unavailable screen needs no script. */
function begin(): void {
  const root = document.getElementById("root");
  const data = JSON.parse(document.getElementById("page-data")?.textContent ?? "null") as PageData | null;
  if (!root || data?.page.kind !== "chat") return;
  takeOverMoments(data.moments);
  takeOverLanguages(data.lines);
  // As a transition, hydration yields to the renter's scrolling and taps.
  const takeOver = () =>
    startTransition(() => {
      hydrateRoot(root, <Page {...(data as PageData<OpenPage>)} />);
    });
  void loadFirstParts(data.page).then(takeOver);
}
