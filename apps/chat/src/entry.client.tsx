import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { OpenPage } from "./conversation/useConversation.ts";
import { Page, type PageData } from "./page/Page.tsx";
import { recallMoments } from "./thread/moments.ts";
import "./styles/chat.css";

const root = document.getElementById("root");
const data = JSON.parse(document.getElementById("page-data")?.textContent ?? "null") as PageData | null;

// The unavailable screen is complete as the server wrote it.
// As a transition it yields to the renter's scrolling and taps while it takes over.
if (root && data?.page.kind === "chat") {
  recallMoments(data.moments);
  startTransition(() => {
    hydrateRoot(root, <Page {...(data as PageData<OpenPage>)} />);
  });
}
