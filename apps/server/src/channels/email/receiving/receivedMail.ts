/** A file that came with a mail. */
export interface AttachedFile {
  contentType: string;
  /** What its sender calls it. */
  name: string | null;
  content: Buffer;
}

/**
 * Whether a mail's text shows a file inline, such as a signature's logo, so the renter didn't attach it. Gmail also
 * gives a content id to what was attached on purpose, so only a picture that the HTML names counts.
 */
export function isShownInText(
  { contentType, contentId }: { contentType: string; contentId: string | undefined },
  html: string,
): boolean {
  const id = contentId?.replace(/^<|>$/g, "").toLowerCase();
  if (!id || !contentType.toLowerCase().startsWith("image/")) return false;
  const text = html.toLowerCase();
  return text.includes(`cid:${id}`) || text.includes(`cid:${encodeURIComponent(id).toLowerCase()}`);
}

/** A mail from any provider, in one format. */
export interface ReceivedMail {
  /** Its Message-ID; the same for a repeated delivery. */
  id: string;
  /** Its sender, and where it wants answers, with names as written; empty if it doesn't say. */
  from: string;
  replyTo: string;
  /** Every address it was sent to, as far as the provider says. */
  recipients: string[];
  subject: string;
  /** The whole text with everything it quotes. */
  text: string;
  files: AttachedFile[];
  /** By lowercase name. */
  headers: ReadonlyMap<string, string>;
}

const bulk = /^(?:bulk|junk|list|auto_reply)$/i;

/** Whether it is an absence note or a bounce: nothing that someone sent on purpose. */
export function isAutoReply({ headers }: ReceivedMail): boolean {
  const submitted = headers.get("auto-submitted")?.trim().toLowerCase() ?? "no";
  return submitted.startsWith("auto-replied") || isFromNobody(headers) || isMarkedReply(headers);
}

/**
 * Whether a machine sent it: an absence note, a bounce, a mailing list. An answer could start an endless exchange
 * (RFC 3834).
 */
export function isAutomatic({ headers }: ReceivedMail): boolean {
  const submitted = headers.get("auto-submitted")?.trim().toLowerCase() ?? "no";
  if (!submitted.startsWith("no")) return true;
  if (bulk.test(headers.get("precedence")?.trim() ?? "")) return true;
  return isMarkedReply(headers) || isFromNobody(headers);
}

function isMarkedReply(headers: ReceivedMail["headers"]): boolean {
  return headers.has("x-autoreply") || headers.has("x-autorespond");
}

/** A bounce has no sender that could get one in return. */
function isFromNobody(headers: ReceivedMail["headers"]): boolean {
  return headers.get("return-path")?.trim() === "<>";
}
