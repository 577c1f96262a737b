import type { Language } from "@llave/assistant";
import { languageNames, otherLanguage } from "@llave/contract/locale";
import { escapeHtml } from "@llave/contract/text/escapeHtml";
import { faces } from "./faces.ts";
import { plainStyles } from "./styles.ts";

interface PlainPage {
  language: Language;
  nonce: string;
  title: string;
  /** HTML below the title. */
  body: string;
  /** HTML for its head. */
  head?: string;
  /** Styles for this kind of page. */
  styles?: string;
  /** Address of the page, for a link to it in the other language. */
  address?: string;
}

/** The key in its navy square. */
const mark = `<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#1c2238"/><g fill="none" stroke="#ffa56b" stroke-width="2.6" stroke-linecap="round"><circle cx="12" cy="12.5" r="5"/><path d="m15.7 16.2 8 8m-4.4-4.4 2.6-2.6"/></g></svg>`;

/** A page of plain HTML and forms that opens from a mail on any phone: no script, inline styles, not indexed. */
export function plainPage({ language, nonce, title, body, head = "", styles = "", address }: PlainPage): string {
  const other = otherLanguage(language);
  const choice = address
    ? `<a class="plain" lang="${other}" href="${escapeHtml(`${address}?lang=${other}`)}">${languageNames[other]}</a>`
    : "";
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} · Llave</title><style nonce="${nonce}">${faces}${plainStyles}${styles}</style>${head}</head>
<body><header><a class="brand" href="/">${mark}Llave</a>${choice}</header>
<main><h1>${escapeHtml(title)}</h1>
${body}</main></body></html>
`;
}
