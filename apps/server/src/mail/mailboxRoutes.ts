import { createHash } from "node:crypto";
import { escapeHtml } from "@llave/contract/text/escapeHtml";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";
import { isLoopback } from "../http/loopback.ts";
import { isFromThisMachine, namesThisMachine } from "../plugins/fromThisMachine.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";

const maxMails = 5000;

/**
 * The mails that were stored because there is no SMTP server: a list, each mail as its reader sees it, and all of them
 * as JSON. They contain working links, so this route doesn't exist in production or if other machines can reach this
 * server, and it only works on this machine.
 */
export function mailboxRoutes(app: FastifyInstance, services: Pick<Services, "config" | "db">): void {
  const { config } = services;
  if (config && (config.production || !isLoopback(config.host))) return;
  const known = config?.origin ? [new URL(config.origin).hostname] : [];
  const guard = async (request: FastifyRequest) => {
    if (!isFromThisMachine(request) || !namesThisMachine(request, known)) throw new ApiError("not_found");
  };
  const hidden = { onRequest: [limitByAddress, guard], schema: { hide: true } };

  app.get("/api/dev/mailbox", hidden, async () => {
    const mails = await storedMails(services.db);
    return mails.map(({ recipient, subject, body_text, body_html, created_at }) => ({
      to: recipient,
      subject,
      text: body_text,
      html: body_html,
      createdAt: created_at.toISOString(),
    }));
  });

  app.get("/dev/mailbox", hidden, async (_request, reply) => {
    const mails = await storedMails(services.db);
    return reply.type("text/html; charset=utf-8").send(listPage(mails, reply.pageNonce));
  });

  app.get<{ Params: { id: string } }>("/dev/mailbox/:id", hidden, async (request, reply) => {
    const mails = await storedMails(services.db);
    const html = mails.find((mail) => mail.mail_id === request.params.id)?.body_html;
    if (!html) throw new ApiError("not_found");
    reply.header("content-security-policy", mailPolicy(html));
    return reply.type("text/html; charset=utf-8").send(html);
  });
}

type StoredMail = Awaited<ReturnType<typeof storedMails>>[number];

function storedMails(db: Kysely<Database>) {
  return db
    .selectFrom("mail")
    .select(["mail_id", "recipient", "subject", "body_text", "body_html", "created_at"])
    .where("body_text", "is not", null)
    .orderBy("created_at", "desc")
    .limit(maxMails)
    .execute();
}

function listPage(mails: StoredMail[], nonce: string): string {
  const rows = mails.map(
    (mail) => `<li><a href="/dev/mailbox/${mail.mail_id}">${escapeHtml(mail.subject ?? "")}</a>
<p>${escapeHtml(mail.recipient)} · ${mail.created_at.toISOString()}</p></li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox</title><style nonce="${nonce}">
body{margin:0 auto;max-width:720px;padding:24px 16px;background:#fbf8f4;color:#1c2238;font:16px/1.5 system-ui,sans-serif}
ul{list-style:none;padding:0}li{margin:0 0 12px;padding:16px;background:#fff;border:1px solid #e8e2d9;border-radius:12px}
a{color:#1c2238;font-weight:700}p{margin:4px 0 0;color:#5b6178;overflow-wrap:anywhere}
</style></head><body><h1>Mailbox</h1>
<p>Mails are kept here while SMTP_URL is not set.</p>
<ul>${rows.join("\n") || "<li>No mails yet.</li>"}</ul></body></html>
`;
}

/** Mails have inline styles; exactly those are allowed, by their hashes, and nothing else. */
function mailPolicy(html: string): string {
  const styles = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, style = ""]) => style));
  const hashes = [...styles].map((style) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`);
  return `default-src 'none'; style-src 'unsafe-hashes' ${hashes.join(" ")}; frame-ancestors 'none'; base-uri 'none'`;
}
