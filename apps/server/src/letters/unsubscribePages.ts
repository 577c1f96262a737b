import { escapeHtml } from "@llave/contract/text/escapeHtml";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type MailedRenter, renterOfLink, stopEmails } from "../channels/consent/stops.ts";
import { leadOfLink, stopFollowUps } from "../followUps/sending/mail.ts";
import { chosenLanguage, languageOf, type PageLanguage } from "../http/language.ts";
import { en } from "../mail/texts/en.ts";
import { es } from "../mail/texts/es.ts";
import { askedLanguage, sendPlainPage } from "../plainPages/exchange.ts";
import { plainPage } from "../plainPages/page.ts";
import { limitByAddress } from "../plugins/limits.ts";
import { readSignedId } from "../secrets/signing.ts";
import type { Services } from "../services.ts";

type Query = { Querystring: { token?: string; agent?: string } };
const url = "/unsubscribe";

/** What a link ends: mails about the waitlist, an agent's follow-ups to a renter, or all of an agent's mails to one. */
type Ending =
  | { kind: "waitlist"; entryId: string }
  | { kind: "follow_ups"; agentId: string; leadId: string }
  | ({ kind: "emails"; agentId: string } & MailedRenter);

/**
 * Unsubscribing from waitlist mails, follow-ups and answers by mail. One POST does it, without sign-in or another
 * click: from a mail program (RFC 8058) or from the button. Opening the link never does, since scanners open links.
 */
export function unsubscribePages(app: FastifyInstance, services: Pick<Services, "db" | "now" | "secret">): void {
  app.register(async (scope) => {
    // Mail programs and the button send a form; its content doesn't matter, because the address contains everything.
    scope.addContentTypeParser(
      ["application/x-www-form-urlencoded", "multipart/form-data"],
      { parseAs: "string" },
      (_request, _body, done) => done(null, undefined),
    );
    scope.get<Query>(url, { onRequest: limitByAddress }, async (request, reply) => {
      const ending = endingOf(services.secret, request.query);
      if (!ending) return sendPage(reply, pageLanguage(request), "broken", request.url);
      return sendPage(reply, pageLanguage(request), questions[ending.kind], request.url);
    });
    scope.post<Query>(url, { onRequest: limitByAddress }, async (request, reply) => {
      const ending = endingOf(services.secret, request.query);
      if (!ending) return sendPage(reply.code(400), pageLanguage(request), "broken", request.url);
      const language = pageLanguage(request);
      if (ending.kind === "waitlist") await leaveWaitlist(services, ending.entryId);
      else if (ending.kind === "follow_ups") await stopFollowUps(services, { ...ending, language });
      else await stopEmails(services, { ...ending, language });
      return sendPage(reply, language, outcomes[ending.kind], request.url);
    });
  });
}

/** The person's choice, else the mail's language. */
function pageLanguage(request: FastifyRequest<Query>): PageLanguage {
  return chosenLanguage(request) ?? askedLanguage(request) ?? languageOf(request);
}

const questions = { waitlist: "question", follow_ups: "questionAgent", emails: "questionEmails" } as const;
const outcomes = { waitlist: "done", follow_ups: "doneAgent", emails: "doneEmails" } as const;

function endingOf(secret: string, { token, agent }: Query["Querystring"]): Ending | null {
  if (agent !== undefined) {
    const leadId = leadOfLink(secret, agent, token);
    if (leadId !== null) return { kind: "follow_ups", agentId: agent, leadId };
    const renter = renterOfLink(secret, agent, token);
    return renter && { kind: "emails", agentId: agent, ...renter };
  }
  const entryId = readSignedId(secret, "unsubscribe", token);
  return entryId === null ? null : { kind: "waitlist", entryId };
}

async function leaveWaitlist({ db, now }: Pick<Services, "db" | "now">, entryId: string): Promise<void> {
  await db
    .updateTable("waitlist_entry")
    .set({ unsubscribed_at: now() })
    .where("entry_id", "=", entryId)
    .where("unsubscribed_at", "is", null)
    .execute();
}

type Question = (typeof questions)[Ending["kind"]];
type PageState = Question | (typeof outcomes)[Ending["kind"]] | "broken";

function sendPage(reply: FastifyReply, language: PageLanguage, state: PageState, action: string) {
  const texts = { en, es }[language].unsubscribePage;
  const button = `<form class="actions" method="post" action="${escapeHtml(action)}"><button class="button main">${escapeHtml(texts.button)}</button></form>`;
  const asks = Object.values<PageState>(questions).includes(state);
  const body = `<p role="status">${escapeHtml(texts[state])}</p>${asks ? button : ""}`;
  return sendPlainPage(reply, plainPage({ language, nonce: reply.pageNonce, title: texts.title, body }));
}
