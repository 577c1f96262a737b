import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { OpenPage } from "./conversation/useConversation.ts";
import { Page, type PageData } from "./page/Page.tsx";
import { recallMoments } from "./thread/moments.ts";
import "./styles/chat.css";

const root = document.getElementById("root");
const data = JSON.parse(document.getElementById("page-data")?.textContent ?? "null") as PageData | null;

// The unavailable screen needs no script.
// As a transition, hydration yields to the renter's scrolling and taps.
if (root && data?.page.kind === "chat") {
  recallMoments(data.moments);
  startTransition(() => {
    hydrateRoot(root, <Page {...(data as PageData<OpenPage>)} />);
  });
}
