import type { ChatDocument, ChatPage } from "@llave/contract/chatPage";
import { shortName } from "@llave/contract/shortName";
import { otherLanguage } from "@llave/ui/language";
import { renderToString } from "react-dom/server";
import { escapeHtml, escapeJson } from "./document/escape.ts";
import { headOf } from "./document/head.ts";
import sprite from "./document/sprite.svg?raw";
import { showEarly } from "./offers/early.ts";
import * as offers from "./offers/Offers.tsx";
import { Page, type PageData } from "./page/Page.tsx";
import { Unavailable } from "./page/Unavailable.tsx";
import { catalogs, textsIn } from "./texts/catalogs.ts";
import { TextsContext } from "./texts/texts.ts";
import { wordMoments } from "./thread/moments.ts";

// Homes that were shown are in the HTML, so their photos load before the script.
showEarly(offers);

const pictures = sprite.replace(/\n\s*/g, "");

/**
 * Writes the chat page's whole HTML document: it greets and is readable before any script has loaded. The page's data
 * is embedded for the script, which takes over the same HTML.
 */
export function renderDocument(document: ChatDocument): string {
  const { page, nonce } = document;
  const renderedAt = new Date().toISOString();
  return (
    `<!doctype html><html lang="${page.language}"><head>${headOf(document)}</head>` +
    `<body>${pictures}<div id="root">${bodyOf(page, renderedAt)}</div>${page.kind === "chat" ? withoutScript(page) : ""}` +
    `<script type="application/json" id="page-data" nonce="${escapeHtml(nonce)}">` +
    `${escapeJson(dataOf(page, renderedAt))}</script></body></html>`
  );
}

function dataOf(page: ChatPage, renderedAt: string): PageData {
  const messages = page.kind === "chat" ? (page.conversation?.messages ?? []) : [];
  const moments = wordMoments([renderedAt, ...messages.map(({ timestamp }) => timestamp)], page.language);
  return { page, renderedAt, calledName: calledName(page), catalog: catalogs[page.language], moments };
}

function calledName(page: ChatPage): string {
  return page.kind === "chat" ? shortName(page.config.agentName) : "";
}

function bodyOf(page: ChatPage, renderedAt: string): string {
  if (page.kind === "chat") {
    return renderToString(
      <Page page={page} renderedAt={renderedAt} calledName={calledName(page)} catalog={catalogs[page.language]} />,
    );
  }
  return renderToString(
    <TextsContext value={textsIn(page.language)}>
      <Unavailable
        reason={page.reason}
        supportEmail={page.supportEmail}
        other={textsIn(otherLanguage(page.language))}
      />
    </TextsContext>,
  );
}

function withoutScript({ language }: ChatPage): string {
  return `<noscript><p class="no-script">${escapeHtml(textsIn(language).t("needsScript"))}</p></noscript>`;
}
