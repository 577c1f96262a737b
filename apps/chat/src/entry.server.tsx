import type { ChatDocument, ChatPage } from "@llave/contract/chat/chatPage";
import { escapeHtml } from "@llave/contract/text/escapeHtml";
import { shortName } from "@llave/contract/text/shortName";
import { type Language, languages, otherLanguage } from "@llave/ui/language";
import { renderToString } from "react-dom/server";
import type { LineLanguages } from "./conversation/textLanguage.ts";
import { escapeJson } from "./document/escapeJson.ts";
import { headOf } from "./document/head.ts";
import sprite from "./document/sprite.svg?raw";
import { guessLanguage } from "./exchange/guessLanguage.ts";
import * as exchange from "./exchange/part.ts";
import { showFirst } from "./firstParts/firstParts.ts";
import * as about from "./homes/AboutHome.tsx";
import * as offers from "./offers/Offers.tsx";
import { Page, type PageData } from "./page/Page.tsx";
import { Unavailable } from "./page/Unavailable.tsx";
import { catalogs, textsIn } from "./texts/catalogs.ts";
import { formatMoments } from "./texts/moments.ts";
import { TextsContext } from "./texts/texts.ts";

// What was said and shown is in the HTML, so photos load before the script.
showFirst({ ...exchange, ...offers, ...about });

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
  const moments = formatMoments([renderedAt, ...messages.map(({ timestamp }) => timestamp)], page.language);
  const lines = page.kind === "chat" ? languagesIn(page.greeting) : {};
  return { page, renderedAt, calledName: calledName(page), catalog: catalogs[page.language], moments, lines };
}

function languagesIn(greeting: Record<Language, string>): LineLanguages {
  const lines = languages.flatMap((language) =>
    greeting[language].split("\n").map((line) => [line, guessLanguage(line, language), language] as const),
  );
  return Object.fromEntries(lines.flatMap(([line, guess, language]) => (guess === language ? [] : [[line, guess]])));
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
