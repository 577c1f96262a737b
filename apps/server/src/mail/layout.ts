import type { Language } from "@llave/contract/language";
import { escapeHtml } from "@llave/contract/text/escapeHtml";
import type { MailItem, MailText } from "./message.ts";

/** What surrounds a mail's own text. */
export interface MailFrame {
  language: Language;
  /** Where the button leads. */
  href: string | undefined;
  linkHelp: string;
  footer: string;
  /** The sender's postal address, required in mails that can be unsubscribed from. */
  postalAddress: string | undefined;
  unsubscribe: { url: string; label: string } | undefined;
}

// The brand's colors, repeated here because mail programs support no style sheets or variables; layout.test.ts compares
// them with packages/ui's tokens.
const colors = {
  ink: "#1c2238",
  muted: "#5b6178",
  paper: "#fbf8f4",
  card: "#ffffff",
  line: "#e8e2d9",
  orange: "#ffa56b",
};
const font = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The mail as plain text. */
export function textOf(text: MailText, frame: MailFrame): string {
  const items = (text.items ?? []).map((item) => `${item.text}\n${item.href}`);
  const parts = [text.heading, ...text.paragraphs, ...items];
  if (text.button && frame.href) parts.push(`${text.button}:\n${frame.href}`);
  parts.push(text.note, "--", [frame.footer, frame.postalAddress].filter(Boolean).join("\n"));
  if (frame.unsubscribe) parts.push(`${frame.unsubscribe.label}:\n${frame.unsubscribe.url}`);
  return `${parts.join("\n\n")}\n`;
}

/**
 * The mail as HTML: one column of at most 560 px that shrinks with the screen, inline styles, no pictures, nothing
 * loaded from elsewhere.
 */
export function htmlOf(text: MailText, frame: MailFrame): string {
  const paragraphs = text.paragraphs.map((paragraph) => paragraphOf(paragraph, colors.ink, 16));
  const body = [
    `<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2;color:${colors.ink}">${escapeHtml(text.heading)}</h1>`,
    ...paragraphs,
    ...(text.items ?? []).map(itemOf),
    text.button && frame.href ? buttonOf(text.button, frame.href, frame.linkHelp) : "",
    paragraphOf(text.note, colors.muted, 14),
  ];
  return `<!doctype html>
<html lang="${frame.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(text.subject)}</title></head>
<body style="margin:0;padding:0;background:${colors.paper};${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colors.paper}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:${colors.ink}">Llave</td></tr>
<tr><td style="padding:28px 24px;background:${colors.card};border:1px solid ${colors.line};border-radius:16px">
${body.filter(Boolean).join("\n")}
</td></tr>
<tr><td style="padding:16px 8px;font-size:13px;line-height:1.5;color:${colors.muted}">${footerOf(frame)}</td></tr>
</table></td></tr></table>
</body></html>
`;
}

function paragraphOf(text: string, color: string, size: number): string {
  return `<p style="margin:0 0 16px;font-size:${size}px;line-height:1.55;color:${color}">${escapeHtml(text)}</p>`;
}

function itemOf({ text, href }: MailItem): string {
  return `<p style="margin:0 0 16px;font-size:16px;line-height:1.55"><a href="${escapeHtml(href)}" style="color:${colors.ink}">${escapeHtml(text)}</a></p>`;
}

function buttonOf(label: string, href: string, help: string): string {
  const address = escapeHtml(href);
  return `<p style="margin:8px 0 20px"><a href="${address}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:${colors.orange};color:${colors.ink};font-size:16px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:${colors.muted};overflow-wrap:anywhere;word-break:break-word">${escapeHtml(help)}<br>${address}</p>`;
}

function footerOf(frame: MailFrame): string {
  const lines = [frame.footer, frame.postalAddress ?? ""].filter(Boolean).map(escapeHtml);
  if (frame.unsubscribe) {
    const { url, label } = frame.unsubscribe;
    lines.push(`<a href="${escapeHtml(url)}" style="color:${colors.muted}">${escapeHtml(label)}</a>`);
  }
  return lines.join("<br>");
}
