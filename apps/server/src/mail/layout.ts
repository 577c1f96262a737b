import { escapeHtml } from "../http/html.ts";
import type { MailItem, MailText } from "./message.ts";

/** What stands around a mail's own text. */
export interface MailFrame {
  language: "en" | "es";
  /** Where the button leads. */
  href: string | undefined;
  linkHelp: string;
  footer: string;
  /** The sender's postal address, which mails that can be unsubscribed from must name. */
  postalAddress: string | undefined;
  unsubscribe: { url: string; label: string } | undefined;
}

// The brand's colours, repeated here because mail programs know no stylesheets or variables;
// layout.test.ts holds them to packages/ui's tokens.
const colours = {
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
 * The mail as HTML: one column of at most 560 px that shrinks with the screen, styles at the
 * elements, no pictures, nothing fetched from elsewhere.
 */
export function htmlOf(text: MailText, frame: MailFrame): string {
  const paragraphs = text.paragraphs.map((paragraph) => paragraphOf(paragraph, colours.ink, 16));
  const body = [
    `<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2;color:${colours.ink}">${escapeHtml(text.heading)}</h1>`,
    ...paragraphs,
    ...(text.items ?? []).map(itemOf),
    text.button && frame.href ? buttonOf(text.button, frame.href, frame.linkHelp) : "",
    paragraphOf(text.note, colours.muted, 14),
  ];
  return `<!doctype html>
<html lang="${frame.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(text.subject)}</title></head>
<body style="margin:0;padding:0;background:${colours.paper};${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colours.paper}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:700;color:${colours.ink}">Llave</td></tr>
<tr><td style="padding:28px 24px;background:${colours.card};border:1px solid ${colours.line};border-radius:16px">
${body.filter(Boolean).join("\n")}
</td></tr>
<tr><td style="padding:16px 8px;font-size:13px;line-height:1.5;color:${colours.muted}">${footerOf(frame)}</td></tr>
</table></td></tr></table>
</body></html>
`;
}

function paragraphOf(text: string, colour: string, size: number): string {
  return `<p style="margin:0 0 16px;font-size:${size}px;line-height:1.55;color:${colour}">${escapeHtml(text)}</p>`;
}

function itemOf({ text, href }: MailItem): string {
  return `<p style="margin:0 0 16px;font-size:16px;line-height:1.55"><a href="${escapeHtml(href)}" style="color:${colours.ink}">${escapeHtml(text)}</a></p>`;
}

function buttonOf(label: string, href: string, help: string): string {
  const address = escapeHtml(href);
  return `<p style="margin:8px 0 20px"><a href="${address}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:${colours.orange};color:${colours.ink};font-size:16px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:${colours.muted};overflow-wrap:anywhere;word-break:break-word">${escapeHtml(help)}<br>${address}</p>`;
}

function footerOf(frame: MailFrame): string {
  const lines = [frame.footer, frame.postalAddress ?? ""].filter(Boolean).map(escapeHtml);
  if (frame.unsubscribe) {
    const { url, label } = frame.unsubscribe;
    lines.push(`<a href="${escapeHtml(url)}" style="color:${colours.muted}">${escapeHtml(label)}</a>`);
  }
  return lines.join("<br>");
}
