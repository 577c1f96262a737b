import { Readable } from "node:stream";
import { phoneNumber } from "@llave/contract/channels/phoneNumber";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { zipped } from "../http/files/zip.ts";
import { languageOf } from "../http/language.ts";
import { acceptForms, askedLanguage, type Form, sendPlainPage } from "../plainPages/exchange.ts";
import { limitTo } from "../plugins/limits.ts";
import { readSignedId, signId } from "../secrets/signing.ts";
import type { Services } from "../services.ts";
import type { Address } from "./address.ts";
import { provenAddress, provenForMs, requestCode, spendCode } from "./codes.ts";
import { archivedCopy, copyOf, filesOf } from "./copy.ts";
import { eraseAllOf } from "./erase.ts";
import { type AgentRecords, type Proof, recordsOf } from "./records.ts";
import { codeView, doneView, eraseView, ownDataPath, type PrivacyFrame, recordsView, startView } from "./view.ts";

type FormRequest = FastifyRequest<{ Body: Form }>;

/** Identifies the used code with which a browser proved itself, for half an hour. */
const proofCookie = "llave_own_data";

/**
 * Where a renter gets a copy of their stored data, or has it erased. The device that wrote proves itself with its
 * visitor cookie, anyone else with a code sent to the address on record, by text if they wrote by text. Plain HTML and forms; opening a page changes
 * nothing.
 */
export function ownDataPages(
  app: FastifyInstance,
  services: Pick<Services, "config" | "db" | "hub" | "jobs" | "links" | "now" | "secret">,
): void {
  const guards = { onRequest: limitTo("openPage") };
  app.register(async (scope) => {
    acceptForms(scope);
    scope.get(ownDataPath, guards, (request, reply) => showStart(services, request, reply));
    scope.get(`${ownDataPath}/copy`, { onRequest: limitTo("privacyCode") }, (request, reply) =>
      sendCopy(services, request, reply),
    );
    scope.get(`${ownDataPath}/erase`, guards, (request, reply) => askToErase(services, request, reply));
    scope.post(`${ownDataPath}/code`, { onRequest: limitTo("privacyCode") }, (request: FormRequest, reply) =>
      sendCode(services, request, reply),
    );
    scope.post(`${ownDataPath}/prove`, { onRequest: limitTo("privacyCode") }, (request: FormRequest, reply) =>
      prove(services, request, reply),
    );
    scope.post(`${ownDataPath}/erase`, guards, (request: FormRequest, reply) => erase(services, request, reply));
  });
}

/** What a browser has proven: a code first, since it covers more, else its own chats; null for neither. */
async function proofOf(
  services: Pick<Services, "db" | "now" | "secret">,
  request: FastifyRequest,
): Promise<Proof | null> {
  const requestId = readSignedId(services.secret, "own data", request.server.siteCookies.read(request, proofCookie));
  const address = requestId && (await provenAddress(services, requestId));
  if (address) return { by: "code", address };
  const visitorId = request.server.visitors.known(request);
  return visitorId ? { by: "device", visitorId } : null;
}

async function recordsFor(services: Pick<Services, "db">, proof: Proof | null): Promise<AgentRecords[]> {
  return proof ? recordsOf(services.db, proof) : [];
}

async function showStart(
  services: Pick<Services, "db" | "now" | "secret">,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const proof = await proofOf(services, request);
  const records = await recordsFor(services, proof);
  const frame = frameOf(request, reply);
  return sendPlainPage(reply, proof?.by === "code" ? recordsView(frame, records) : startView(frame, records, false));
}

async function sendCode(
  services: Pick<Services, "config" | "db" | "jobs" | "now" | "secret">,
  request: FormRequest,
  reply: FastifyReply,
) {
  const frame = frameOf(request, reply);
  const address = addressIn(request.body?.get("address") ?? "");
  if (!address) {
    const device = await recordsFor(services, await proofOf(services, request));
    return sendPlainPage(reply.code(400), startView(frame, device, true));
  }
  const requestId = await requestCode(services, address, frame.language);
  return sendPlainPage(reply, codeView(frame, requestId, false));
}

const email = z.email().max(254);

/** The typed address; null if it isn't valid. */
function addressIn(text: string): Address | null {
  const plain = text.trim().toLowerCase();
  if (email.safeParse(plain).success) return { kind: "email", value: plain };
  const phone = phoneNumber(plain);
  return phone ? { kind: "phone", value: phone } : null;
}

async function prove(services: Pick<Services, "db" | "now" | "secret">, request: FormRequest, reply: FastifyReply) {
  const requestId = z.uuid().safeParse(request.body?.get("request"));
  const code = (request.body?.get("code") ?? "").slice(0, 12);
  if (!requestId.success || !(await spendCode(services, requestId.data, code))) {
    const id = requestId.success ? requestId.data : "";
    return sendPlainPage(reply.code(400), codeView(frameOf(request, reply), id, true));
  }
  const proof = signId(services.secret, "own data", requestId.data);
  reply.server.siteCookies.set(reply, proofCookie, proof, { maxAge: provenForMs / 1000 }, "strict");
  return reply.redirect(`${ownDataPath}${langOf(request)}`, 303);
}

async function sendCopy(
  services: Pick<Services, "db" | "now" | "secret">,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const proof = await proofOf(services, request);
  const records = await recordsFor(services, proof);
  if (!proof || records.length === 0) return reply.redirect(ownDataPath);
  const text = JSON.stringify(await copyOf(services, proof), null, 2);
  const files = await filesOf(services.db, records);
  const name = files.length > 0 ? "llave-my-data.zip" : "llave-my-data.json";
  reply.header("content-disposition", `attachment; filename="${name}"`);
  if (files.length === 0) return reply.type("application/json; charset=utf-8").send(text);
  return reply.type("application/zip").send(Readable.from(zipped(archivedCopy(services.db, text, files))));
}

async function askToErase(
  services: Pick<Services, "db" | "now" | "secret">,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const records = await recordsFor(services, await proofOf(services, request));
  if (records.length === 0) return reply.redirect(ownDataPath);
  return sendPlainPage(reply, eraseView(frameOf(request, reply), records));
}

async function erase(
  services: Pick<Services, "config" | "db" | "hub" | "jobs" | "links" | "now" | "secret">,
  request: FormRequest,
  reply: FastifyReply,
) {
  const proof = await proofOf(services, request);
  if (!proof) return reply.redirect(ownDataPath, 303);
  const frame = frameOf(request, reply);
  const receipts = await eraseAllOf(services, proof, frame.language);
  reply.server.siteCookies.clear(reply, proofCookie);
  if (proof.by === "device") reply.server.visitors.forget(reply);
  return sendPlainPage(reply, doneView(frame, receipts));
}

function langOf(request: FastifyRequest): string {
  const asked = askedLanguage(request);
  return asked ? `?lang=${asked}` : "";
}

function frameOf(request: FastifyRequest, reply: FastifyReply): PrivacyFrame {
  const asked = askedLanguage(request);
  return { language: asked ?? languageOf(request), nonce: reply.pageNonce, asked: asked !== undefined };
}
