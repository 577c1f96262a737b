import type { ChatPage } from "@llave/contract/chat/chatPage";

/** What the server gives a page on which renters can chat. */
export type OpenPage = ChatPage & { kind: "chat" };
