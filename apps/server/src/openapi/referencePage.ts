import { type ApiKeySubject, apiKeySubjects } from "@llave/contract/integrations/apiKeyLimits";
import { webhookEvents } from "@llave/contract/integrations/webhookLimits";
import { escapeHtml } from "@llave/contract/text/escapeHtml";
import type { PageLanguage } from "../http/language.ts";
import { plainPage } from "../plainPages/page.ts";
import type { PublicApi, PublicOperation } from "./publicApi.ts";
import { type ReferenceCall, referenceCalls } from "./referenceCalls.ts";
import { referenceTexts } from "./referenceTexts.ts";

interface Frame {
  language: PageLanguage;
  nonce: string;
  /** Where the calls go. */
  origin: string;
}

/** The reference of the API for people: every call that takes a key, with an example to copy. */
export function referencePage(frame: Frame, api: PublicApi): string {
  const t = referenceTexts[frame.language];
  return plainPage({
    language: frame.language,
    nonce: frame.nonce,
    title: t.title,
    styles,
    address: "/api/reference",
    body: `<p>${escapeHtml(t.lead)}</p>
<h2>${escapeHtml(t.keys)}</h2>${paragraphs(t.keysText)}
<pre tabindex="0">${escapeHtml(`curl ${frame.origin}/api/leads -H "Authorization: Bearer $LLAVE_KEY"`)}</pre>
<p><a class="plain" href="/api/openapi.json">openapi.json</a></p>
${apiKeySubjects.map((subject) => subjectSection(frame, api, subject)).join("\n")}
<h2>${escapeHtml(t.webhooks)}</h2>${paragraphs(t.webhooksText)}
<ul>${webhookEvents.map((event) => `<li><code>${event}</code></li>`).join("")}</ul>
<pre tabindex="0">${escapeHtml(verification)}</pre>`,
  });
}

/** How a receiver checks a delivery. */
const verification = `import { Webhook } from "standardwebhooks";

// body: the request's text as it came. Throws if the signature or the time is wrong.
const event = new Webhook(process.env.LLAVE_WEBHOOK_SECRET).verify(body, headers);`;

function subjectSection(frame: Frame, api: PublicApi, subject: ApiKeySubject): string {
  const rows = Object.entries(referenceCalls[subject]).map(([call, words]) => {
    const [method = "", path = ""] = call.split(" ");
    const operation = api.paths[path]?.[method.toLowerCase()];
    return operation ? callDetails(frame, call, words, operation) : "";
  });
  return `<h2>${escapeHtml(referenceTexts[frame.language].subjects[subject])}</h2>\n${rows.join("\n")}`;
}

function callDetails(frame: Frame, call: string, words: ReferenceCall, operation: PublicOperation): string {
  const t = referenceTexts[frame.language];
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === "query").map(({ name }) => name);
  const [method = "", path = ""] = call.split(" ");
  return `<details><summary><span><code><b>${method}</b> ${escapeHtml(path)}</code>${escapeHtml(words[frame.language]).replaceAll(/`(.+?)`/g, "<code>$1</code>")}</span></summary>
<p>${escapeHtml(t.scope)} <code>${escapeHtml(operation["x-api-key-scope"] ?? "")}</code>${
    query.length > 0
      ? ` · ${escapeHtml(t.query)} ${query.map((name) => `<code>${escapeHtml(name)}</code>`).join(" ")}`
      : ""
  }</p>
<pre tabindex="0">${escapeHtml(curl(frame.origin, method, path, words))}</pre></details>`;
}

function curl(origin: string, method: string, path: string, { body, csv, query }: ReferenceCall): string {
  const search = query ? `?${new URLSearchParams(query)}` : "";
  const lines = [`curl${method === "GET" ? "" : ` -X ${method}`} "${origin}${path}${search}"`];
  lines.push('-H "Authorization: Bearer $LLAVE_KEY"');
  if (body) lines.push('-H "Content-Type: application/json"', `-d '${JSON.stringify(body)}'`);
  // From standard input, so that the example needs no file.
  if (csv) lines.push('-H "Content-Type: text/csv"', `--data-binary @- << 'END'\n${csv}\nEND`);
  return lines.join(" \\\n  ");
}

function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${escapeHtml(text).replaceAll(/`(.+?)`/g, "<code>$1</code>")}</p>`).join("");
}

const styles = `
header,main{max-width:860px}
h2{margin:36px 0 12px;font:680 23px/1.2 "Bricolage Grotesque",Figtree,system-ui,sans-serif}
code,pre{font:14px/1.5 ui-monospace,monospace}
code{overflow-wrap:anywhere}
pre{margin:0 0 16px;padding:14px 16px;overflow-x:auto;border-radius:12px;background:#f4eee6}
summary span::first-letter{text-transform:none}
summary code:first-child{display:block}
summary span{flex:1;font-weight:400}
ul{padding-left:20px}
`;
