import { z } from "zod";
import { textOfHtml } from "./readMime.ts";
import { isShownInText, type ReceivedMail } from "./receivedMail.ts";

const mailbox = z.object({ Email: z.string() });

/** The parts in use of Postmark's format: https://postmarkapp.com/developer/webhooks/inbound-webhook */
const inbound = z.object({
  MessageID: z.string().min(1),
  From: z.string().default(""),
  ReplyTo: z.string().default(""),
  OriginalRecipient: z.string().default(""),
  ToFull: z.array(mailbox).default([]),
  CcFull: z.array(mailbox).default([]),
  Subject: z.string().default(""),
  TextBody: z.string().default(""),
  HtmlBody: z.string().default(""),
  Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
  Attachments: z
    .array(
      z.object({
        ContentType: z.string(),
        Content: z.base64(),
        Name: z.string().default(""),
        ContentID: z.string().default(""),
      }),
    )
    .default([]),
});

/** Reads a mail as Postmark delivers it; null for anything else. */
export function readPostmark(body: unknown): ReceivedMail | null {
  const result = inbound.safeParse(body);
  if (!result.success) return null;
  const mail = result.data;
  const headers = new Map(mail.Headers.map(({ Name, Value }) => [Name.toLowerCase(), Value]));
  return {
    // Postmark's own id isn't the one that mail programs know the mail by.
    id: headers.get("message-id") ?? mail.MessageID,
    from: mail.From,
    replyTo: mail.ReplyTo,
    recipients: [mail.OriginalRecipient, ...[...mail.ToFull, ...mail.CcFull].map(({ Email }) => Email)].filter(Boolean),
    subject: mail.Subject,
    text: mail.TextBody || textOfHtml(mail.HtmlBody),
    files: mail.Attachments.filter(
      ({ ContentType, ContentID }) => !isShownInText({ contentType: ContentType, contentId: ContentID }, mail.HtmlBody),
    ).map(({ ContentType, Content, Name }) => ({
      contentType: ContentType,
      name: Name || null,
      content: Buffer.from(Content, "base64"),
    })),
    headers,
  };
}
