import type { Language } from "@llave/assistant";
import { dateFormat } from "@llave/contract/text/dateText";
import { escapeHtml } from "@llave/contract/text/escapeHtml";
import { plainPage } from "../plainPages/page.ts";
import { homeTimeZone } from "../time/markets.ts";
import type { AgentRecords } from "./records.ts";
import { privacyTexts } from "./texts.ts";

/** Path of the pages about a person's own data. */
export const ownDataPath = "/my-data";

/** What every page needs. */
export interface PrivacyFrame {
  language: Language;
  nonce: string;
  /** True if the address itself names the language; forms and links then keep naming it. */
  asked: boolean;
}

const styles = `
h2{margin:0 0 12px;font:680 22px/1.2 "Bricolage Grotesque",Figtree,system-ui,sans-serif;letter-spacing:-.02em}
section{margin:0 0 28px;padding:0 0 28px;border-bottom:1px solid #e8e2d9}
section:last-of-type{margin-bottom:12px}
ul{margin:0 0 18px;padding-left:20px}
li{margin:0 0 6px;overflow-wrap:anywhere}
label{display:block;margin:0 0 6px;font-weight:650}
input{width:100%;min-height:48px;margin:0 0 6px;padding:0 14px;border:1.5px solid #8b8fa3;border-radius:12px;background:#fff;color:#1c2238;font:17px Figtree,system-ui,sans-serif}
input:focus-visible{outline:3px solid #2563eb;outline-offset:1px}
.code{max-width:220px;letter-spacing:.2em;font-variant-numeric:tabular-nums}
.help{font-size:15px;color:#5b6178}
.danger{border-color:#b3261e;color:#b3261e}
code{font-size:15px;overflow-wrap:anywhere}
`;

/** The first page: what this device's chats contain, and how to get a code. */
export function startView(frame: PrivacyFrame, device: AgentRecords[], problem: boolean): string {
  const t = privacyTexts[frame.language];
  const own = device.length > 0 ? recordsSection(frame, t.thisDevice, device) : "";
  return page(
    frame,
    t.title,
    `<p>${escapeHtml(t.intro)}</p>${own}<section><h2>${escapeHtml(t.byCode)}</h2><p>${escapeHtml(t.byCodeHelp)}</p>
<form method="post" action="${address(frame, "/code")}" novalidate><label for="address">${escapeHtml(t.address)}</label>
<input id="address" name="address" autocomplete="email" required maxlength="254" aria-describedby="address-help"${problem ? ' aria-invalid="true"' : ""}>
<p class="${problem ? "note problem" : "help"}" id="address-help"${problem ? ' role="alert"' : ""}>${escapeHtml(problem ? t.badAddress : t.addressHelp)}</p>
<p class="actions"><button class="button main">${escapeHtml(t.sendCode)}</button></p></form></section>`,
  );
}

/** Asks for the code; the same page whether or not there is a record. */
export function codeView(frame: PrivacyFrame, requestId: string, isWrong: boolean): string {
  const t = privacyTexts[frame.language];
  return page(
    frame,
    t.codeTitle,
    `<p>${escapeHtml(t.codeSent)}</p>${isWrong ? `<p class="note problem" role="alert" id="wrong">${escapeHtml(t.wrongCode)}</p>` : ""}
<form method="post" action="${address(frame, "/prove")}"><input type="hidden" name="request" value="${escapeHtml(requestId)}">
<label for="code">${escapeHtml(t.code)}</label>
<input class="code" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="12"${isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : ""}>
<p class="actions"><button class="button main">${escapeHtml(t.useCode)}</button>
<a class="plain" href="${address(frame, "")}">${escapeHtml(t.again)}</a></p></form>`,
  );
}

/** The stored data of a proven person. */
export function recordsView(frame: PrivacyFrame, records: AgentRecords[]): string {
  const t = privacyTexts[frame.language];
  return page(frame, t.title, `<p>${escapeHtml(t.intro)}</p>${recordsSection(frame, t.yours, records)}`);
}

/** Asks for confirmation before everything is erased. */
export function eraseView(frame: PrivacyFrame, records: AgentRecords[]): string {
  const t = privacyTexts[frame.language];
  return page(
    frame,
    t.eraseTitle,
    `${list(frame, records)}<p>${escapeHtml(t.eraseQuestion)} ${escapeHtml(t.eraseShowings)}</p><p>${escapeHtml(t.eraseStays)}</p>
<form class="actions" method="post" action="${address(frame, "/erase")}"><button class="button danger">${escapeHtml(t.confirmErase)}</button>
<a class="button" href="${address(frame, "")}">${escapeHtml(t.keep)}</a></form>`,
  );
}

/** After the erasure, with the numbers of the receipts. */
export function doneView(frame: PrivacyFrame, receipts: string[]): string {
  const t = privacyTexts[frame.language];
  const items = receipts.map((id) => `<li>${escapeHtml(t.receipt)} <code>${escapeHtml(id)}</code></li>`).join("");
  return page(frame, t.doneTitle, `<p role="status">${escapeHtml(t.done)}</p>${items && `<ul>${items}</ul>`}`);
}

function recordsSection(frame: PrivacyFrame, title: string, records: AgentRecords[]): string {
  const t = privacyTexts[frame.language];
  const actions = `<p class="actions"><a class="button main" href="${address(frame, "/copy")}" download>${escapeHtml(t.copy)}</a>
<a class="button danger" href="${address(frame, "/erase")}">${escapeHtml(t.erase)}</a></p>`;
  const body = records.length > 0 ? list(frame, records) + actions : `<p>${escapeHtml(t.nothing)}</p>`;
  return `<section><h2>${escapeHtml(title)}</h2>${body}</section>`;
}

function list({ language }: PrivacyFrame, records: AgentRecords[]): string {
  const day = dateFormat(language, { dateStyle: "long", timeZone: homeTimeZone });
  const items = records.map(({ agentName, brokerage, messages, since }) => {
    const agent = [agentName, brokerage].filter(Boolean).join(", ");
    return `<li>${escapeHtml(privacyTexts[language].chatWith(agent, messages, day.format(since)))}</li>`;
  });
  return `<ul>${items.join("")}</ul>`;
}

function address({ language, asked }: PrivacyFrame, path: string): string {
  return `${ownDataPath}${path}${asked ? `?lang=${language}` : ""}`;
}

function page({ language, nonce, asked }: PrivacyFrame, title: string, body: string): string {
  const t = privacyTexts[language];
  const policy = asked ? `/privacy?lang=${language}` : "/privacy";
  return plainPage({
    language,
    nonce,
    title,
    styles,
    body: `${body}<p><a class="plain" href="${policy}">${escapeHtml(t.policy)}</a></p>`,
    address: ownDataPath,
  });
}
