import { createHash } from "node:crypto";
import { htmlToText } from "html-to-text";
import PostalMime, { type Address } from "postal-mime";
import { isShownInText, type ReceivedMail } from "./receivedMail.ts";

/** Headers in which servers note who a mail was for. */
const recipientHeaders = ["x-original-to", "x-forwarded-to", "envelope-to", "x-envelope-to"];

/**
 * Reads a mail as it was sent (RFC 5322).
 * @throws if it isn't a mail
 */
export async function readMime(raw: Buffer): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: "arraybuffer" });
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
  const named = recipientHeaders.map((name) => headers.get(name) ?? "").filter(Boolean);
  return {
    id: mail.messageId ?? createHash("sha256").update(raw).digest("hex"),
    from: mail.from ? addressesOf([mail.from]).join(", ") : "",
    replyTo: addressesOf(mail.replyTo).join(", "),
    recipients: [...named, mail.deliveredTo ?? "", ...addressesOf(mail.to), ...addressesOf(mail.cc)].filter(Boolean),
    subject: mail.subject ?? "",
    text: mail.text ?? textOfHtml(mail.html ?? ""),
    files: mail.attachments.flatMap(({ mimeType, filename, content, contentId }) =>
      isShownInText({ contentType: mimeType, contentId }, mail.html ?? "") || typeof content === "string"
        ? []
        : [{ contentType: mimeType, name: filename, content: Buffer.from(new Uint8Array(content)) }],
    ),
    headers,
  };
}

/** More HTML than this takes long to read, and nobody types that much. Characters. */
const maxHtmlLength = 200_000;

/** The text of a mail that has only HTML; quotes keep their ">". */
export function textOfHtml(html: string): string {
  const skipped = ["img", "style", "script"].map((selector) => ({ selector, format: "skip" }));
  const links = { selector: "a", options: { ignoreHref: true } };
  return htmlToText(html.slice(0, maxHtmlLength), { wordwrap: false, selectors: [...skipped, links] });
}

function addressesOf(addresses: readonly Address[] = []): string[] {
  return addresses.flatMap((address) => (address.group ?? [address]).map((mailbox) => mailbox.address ?? ""));
}
