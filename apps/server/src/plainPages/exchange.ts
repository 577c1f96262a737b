import { language } from "@llave/contract/language";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { PageLanguage } from "../http/language.ts";

/** The fields of a plain page's form; undefined if nothing was sent. */
export type Form = URLSearchParams | undefined;

/** Lets a scope's routes accept the form of a plain page, as {@link Form}. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
}

/** The language in a page's address; undefined if it has none. */
export function askedLanguage(request: FastifyRequest): PageLanguage | undefined {
  const { lang } = request.query as { lang?: unknown };
  return language.safeParse(lang).data;
}

/** Sends a plain page. Its address may be secret, so it is never sent as a referrer. */
export function sendPlainPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header("referrer-policy", "same-origin")
    .header("x-robots-tag", "noindex")
    .type("text/html; charset=utf-8")
    .send(html);
}
