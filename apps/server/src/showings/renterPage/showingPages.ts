import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../../http/errors.ts";
import { chosenLanguage, languageOf } from "../../http/language.ts";
import { acceptForms, askedLanguage, type Form, sendPlainPage } from "../../plainPages/exchange.ts";
import { limitTo } from "../../plugins/limits.ts";
import type { Services } from "../../services.ts";
import { linkPath } from "../../smartlinks/present.ts";
import { changeShowing, isActiveShowing, timesToMove } from "../booking/change.ts";
import { calendarFile } from "../calendar/calendar.ts";
import { calendarEntry } from "../mails.ts";
import { findByToken, type ShowingRow } from "../repository.ts";
import { cancelView, moveView, notFoundView, type PageFrame, showingView } from "./showingView.ts";

type Request = FastifyRequest<{ Params: { token: string }; Querystring: { lang?: string; done?: string } }>;
type FormRequest = FastifyRequest<{ Params: { token: string }; Body: Form }>;

/** A token has 43 characters; longer text can't be one. */
const maxTokenLength = 100;

/**
 * The renter's page for a showing: when and where it is, its calendar file, moving it, canceling it. Plain HTML and
 * forms, so it opens from a mail on any phone. Anyone with the link can use it, so it shows nothing of the renter
 * except the showing; opening a link never changes anything, since scanners open links.
 */
export function showingPages(
  app: FastifyInstance,
  services: Pick<Services, "config" | "db" | "hub" | "jobs" | "links" | "now" | "origin" | "secret">,
): void {
  const guards = { onRequest: limitTo("openPage") };
  app.register(async (scope) => {
    acceptForms(scope);
    scope.get("/visit/:token", guards, (request: Request, reply) => show(services, request, reply, showingPage));
    scope.get("/visit/:token/move", guards, (request: Request, reply) => show(services, request, reply, movePage));
    scope.get("/visit/:token/cancel", guards, (request: Request, reply) =>
      show(services, request, reply, async (_services, frame, row) =>
        isOpen(services, row) ? cancelView(frame, row) : null,
      ),
    );
    scope.get("/visit/:token/visit.ics", guards, (request: Request, reply) => sendCalendar(services, request, reply));
    scope.post("/visit/:token/move", guards, (request: FormRequest, reply) => moveByForm(services, request, reply));
    scope.post("/visit/:token/cancel", guards, (request: FormRequest, reply) => cancelByForm(services, request, reply));
  });
}

/** What showing a page reads. */
type ViewServices = Pick<Services, "db" | "links" | "now">;
type View = (services: ViewServices, frame: PageFrame, row: ShowingRow, request: Request) => Promise<string | null>;

/** Shows a page of a showing; null returns to the showing's main page. */
async function show(services: ViewServices, request: Request, reply: FastifyReply, view: View) {
  const row = await rowOf(services, request.params.token);
  const frame = frameOf(request, reply, row);
  if (!row) return sendPlainPage(reply.code(404), notFoundView(frame));
  const html = await view(services, frame, row, request);
  return html === null ? reply.redirect(`/visit/${request.params.token}`) : sendPlainPage(reply, html);
}

async function showingPage(
  services: Pick<Services, "links" | "now">,
  frame: PageFrame,
  row: ShowingRow,
  request: Request,
) {
  const open = isOpen(services, row);
  const link = open || row.link_id === null ? null : await services.links.byId(row.link_id);
  const chat = link?.abilities.open ? linkPath(link) : null;
  return showingView(frame, row, { open, moved: request.query.done === "moved", chat });
}

async function movePage(services: Pick<Services, "db" | "now">, frame: PageFrame, row: ShowingRow) {
  return isOpen(services, row) ? moveView(frame, row, await timesToMove(services, row), null) : null;
}

async function moveByForm(
  services: Pick<Services, "db" | "hub" | "jobs" | "now" | "secret">,
  request: FormRequest,
  reply: FastifyReply,
) {
  const { token } = request.params;
  const row = await rowOf(services, token);
  const frame = frameOf(request, reply, row);
  if (!row) return sendPlainPage(reply.code(404), notFoundView(frame));
  if (!isOpen(services, row)) return reply.redirect(`/visit/${token}`, 303);
  const at = request.body?.get("at") ?? "";
  const free = await timesToMove(services, row);
  if (at === "") return sendPlainPage(reply.code(400), moveView(frame, row, free, "chooseOne"));
  const chosen = free.find((time) => time.at === at);
  if (!chosen) return sendPlainPage(reply.code(409), moveView(frame, row, free, "taken"));
  try {
    await changeShowing(services, row, "renter", { action: "move", startsAt: new Date(chosen.at) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return sendPlainPage(reply.code(409), moveView(frame, row, await timesToMove(services, row), "taken"));
  }
  return reply.redirect(`/visit/${token}?done=moved`, 303);
}

async function cancelByForm(
  services: Pick<Services, "db" | "hub" | "jobs" | "now" | "secret">,
  request: FormRequest,
  reply: FastifyReply,
) {
  const { token } = request.params;
  const row = await rowOf(services, token);
  if (!row) return sendPlainPage(reply.code(404), notFoundView(frameOf(request, reply, row)));
  if (isOpen(services, row)) {
    await changeShowing(services, row, "renter", { action: "cancel" }).catch((error: unknown) => {
      // It was canceled at the same moment, so nothing is left to do.
      if (!(error instanceof ApiError)) throw error;
    });
  }
  return reply.redirect(`/visit/${token}`, 303);
}

async function sendCalendar(
  services: Pick<Services, "config" | "db" | "origin" | "secret">,
  request: Request,
  reply: FastifyReply,
) {
  const row = await rowOf(services, request.params.token);
  const frame = frameOf(request, reply, row);
  if (!row || row.status === "expired" || row.status === "held")
    return sendPlainPage(reply.code(404), notFoundView(frame));
  const method = row.status === "canceled" ? "CANCEL" : "PUBLISH";
  return reply
    .header("content-disposition", 'attachment; filename="visit.ics"')
    .type("text/calendar; charset=utf-8")
    .send(calendarFile(calendarEntry(services, row, frame.language), method));
}

function rowOf(services: Pick<Services, "db">, token: string): Promise<ShowingRow | undefined> {
  return token.length > maxTokenLength ? Promise.resolve(undefined) : findByToken(services.db, token);
}

function isOpen(services: Pick<Services, "now">, row: ShowingRow): boolean {
  return isActiveShowing(row) && row.starts_at > services.now();
}

/** The language in the page's address, else the person's choice, else the conversation's. */
function frameOf(request: FastifyRequest, reply: FastifyReply, row: ShowingRow | undefined): PageFrame {
  const asked = askedLanguage(request);
  const language = asked ?? chosenLanguage(request) ?? row?.language ?? languageOf(request);
  const { token } = request.params as { token: string };
  return { language, nonce: reply.pageNonce, base: `/visit/${encodeURIComponent(token)}`, asked: asked !== undefined };
}
