import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { PageLanguage } from "../http/language.ts";

/** The fields of a plain page's form; undefined where nothing was sent. */
export type Form = URLSearchParams | undefined;

/** Lets the routes of a scope take what the form of a plain page sends, as {@link Form}. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
}

/** The language that a page's address names; undefined where it names none. */
export function askedLanguage(request: FastifyRequest): PageLanguage | undefined {
  const { lang } = request.query as { lang?: unknown };
  return lang === "es" || lang === "en" ? lang : undefined;
}

/** Sends a plain page. Its address may be a key: it goes to nobody. */
export function sendPlainPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header("referrer-policy", "same-origin")
    .header("x-robots-tag", "noindex")
    .type("text/html; charset=utf-8")
    .send(html);
}
