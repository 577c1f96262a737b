import { type ErrorBody, type ErrorCode, errorCatalog } from "@llave/contract/errors";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isDatabaseUnavailable } from "../db/failures.ts";
import { sendFailedPage, wantsPage } from "../plainPages/failed.ts";
import { drainBody } from "../plugins/drainBody.ts";
import { languageOf, type PageLanguage } from "./language.ts";

/** A refusal: an id from the catalog, and texts for single fields if some are wrong. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which a retry can succeed, for `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** Replaces the catalog's text, in the language of the request: for a rule that names what it is about. */
  readonly text: string | undefined;

  constructor(code: ErrorCode, details: { fields?: Record<string, string>; retryAfter?: number; text?: string } = {}) {
    super(errorCatalog[code].en);
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.text = details.text;
  }
}

/** The body of an error in the reader's language. */
export function errorBody(error: ApiError, language: PageLanguage): ErrorBody {
  const text = error.text ?? errorCatalog[error.code][language];
  return { error: text, code: error.code, ...(error.fields && { fields: error.fields }) };
}

/** Checks of the contract whose message is an id from the catalog: it becomes the whole error's message. */
const ownErrors = [
  "hours_not_valid",
  "repeats_not_valid",
  "hours_overlap",
  "message_blank",
  "message_too_long",
  "password_too_short",
  "phone_not_valid",
] as const satisfies ErrorCode[];

/** The text beside an input whose check has no specific error. */
export const fieldTexts = {
  email: { en: "Please enter a valid email address", es: "Escribe un correo válido" },
  required: { en: "Required", es: "Obligatorio" },
  shortcut_not_valid: { en: "Use letters, digits and hyphens", es: "Usa letras, números y guiones" },
  too_long: { en: "This is too long", es: "Es demasiado largo" },
  invalid: { en: "Invalid input", es: "Dato no válido" },
} as const;

type Issue = { keyword: string; instancePath: string; message?: string; params?: Record<string, unknown> };

/** Zod's findings as one text per field; the whole error names the first one with its own text. */
function validationError(issues: readonly Issue[], language: PageLanguage): ApiError {
  const fields: Record<string, string> = {};
  let code: ErrorCode = "invalid_request";
  for (const issue of issues) {
    const field = fieldOf(issue.instancePath.split("/").filter(Boolean));
    const own = ownErrors.find((id) => id === issue.message);
    code = own ?? code;
    fields[field] ??= (own ? errorCatalog[own] : fieldTextOf(field, issue))[language];
  }
  return new ApiError(code, { fields });
}

/** The wrong input; the waitlist's inputs are inside a wrapper `data`, which isn't an input itself. */
function fieldOf([first = "body", second]: string[]): string {
  return first === "data" && second ? second : first;
}

/** A wrong input without its own reason, by the keys that lead to it. */
export function invalidField(path: string[], language: PageLanguage): ApiError {
  return new ApiError("invalid_request", { fields: { [fieldOf(path)]: fieldTexts.invalid[language] } });
}

function fieldTextOf(field: string, { message }: Issue) {
  if (message === "too_long") return fieldTexts.too_long;
  if (message === "shortcut_not_valid") return fieldTexts.shortcut_not_valid;
  if (message === "required" || message?.includes("received undefined")) return fieldTexts.required;
  return field === "email" || field === "newEmail" ? fieldTexts.email : fieldTexts.invalid;
}

/** Codes of errors that Fastify raises before a route runs. */
const frameworkErrors: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_BODY_TOO_LARGE: "too_large",
  FST_ERR_CTP_EMPTY_JSON_BODY: "invalid_json",
  FST_ERR_CTP_INVALID_JSON_BODY: "invalid_json",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "invalid_request",
};

/** Seconds until a retry makes sense if the database doesn't answer. */
const unavailableFor = 3;

declare module "fastify" {
  interface FastifyContextConfig {
    /** The error for a body over the route's limit; `too_large` by default. */
    tooLarge?: ErrorCode;
  }
}

/** PostgreSQL's refusal of a row that references something missing. */
const foreignKeyViolation = "23503";

/** True if an administrator without an agent profile tried to store an agent's data. */
function lacksProfile({ code, constraint = "" }: FastifyError & { constraint?: string }): boolean {
  return code === foreignKeyViolation && constraint.endsWith("_agent_id_fkey");
}

function asApiError(error: FastifyError, request: FastifyRequest, language: PageLanguage): ApiError {
  if (error instanceof ApiError) return error;
  if (lacksProfile(error)) return new ApiError("onboarding_unfinished");
  if (hasZodFastifySchemaValidationErrors(error)) return validationError(error.validation as Issue[], language);
  const known = frameworkErrors[error.code];
  if (known === "too_large") return new ApiError(request.routeOptions.config.tooLarge ?? known);
  if (known) return new ApiError(known);
  // Fastify marks client errors with a 4xx status, including invalid JSON.
  if (error instanceof SyntaxError && error.statusCode === 400) return new ApiError("invalid_json");
  if (error.statusCode && error.statusCode < 500) return new ApiError("invalid_request");
  if (isDatabaseUnavailable(error)) return new ApiError("unavailable", { retryAfter: unavailableFor });
  return new ApiError("internal");
}

/** Gives every refusal and failure of the API one format, in the language of the request. */
export const errors = plugin(
  async (app) => {
    app.setErrorHandler(async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const language = languageOf(request);
      const refusal = asApiError(error, request, language);
      const { status } = errorCatalog[refusal.code];
      if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") await drainBody(request.raw);
      if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, "request failed");
      if (refusal.retryAfter !== undefined) reply.header("retry-after", String(Math.ceil(refusal.retryAfter)));
      reply.code(status);
      if (status >= 500 && wantsPage(request))
        return sendFailedPage(request, reply, errorBody(refusal, language).error);
      return reply.type("application/json; charset=utf-8").send(JSON.stringify(errorBody(refusal, language)));
    });
  },
  { name: "errors" },
);
