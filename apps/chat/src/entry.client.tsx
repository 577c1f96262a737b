import { hydrateRoot } from "react-dom/client";
import type { OpenPage } from "./conversation/useConversation.ts";
import { Page, type PageData } from "./page/Page.tsx";
import "./styles/chat.css";

const root = document.getElementById("root");
const data = JSON.parse(document.getElementById("page-data")?.textContent ?? "null") as PageData | null;

// The unavailable screen is complete as the server wrote it.
if (root && data?.page.kind === "chat") hydrateRoot(root, <Page {...(data as PageData<OpenPage>)} />);
