import { byteOrderMark, csvLine } from "@llave/contract/csv/csv";
import { maxImportBytes } from "@llave/contract/csv/csvImport";
import type { ErrorCode } from "@llave/contract/errors";
import type { FastifyInstance, onRequestAsyncHookHandler } from "fastify";
import type { ZodType } from "zod";
import { ApiError } from "../http/errors.ts";
import { languageOf, type PageLanguage } from "../http/language.ts";
import { type ColumnNames, templateLines } from "./head.ts";

/** What browsers and programs call a CSV file. */
const fileTypes = ["text/csv", "application/vnd.ms-excel", "application/octet-stream"];

/** Registers routes whose body is a CSV file, as bytes. */
export function csvFileRoutes(instance: FastifyInstance, register: (scope: FastifyInstance) => void): void {
  instance.register(async (scope) => {
    for (const type of fileTypes) {
      scope.addContentTypeParser(type, { parseAs: "buffer", bodyLimit: maxImportBytes }, (_request, body, done) =>
        done(null, body),
      );
    }
    register(scope);
  });
}

/** The file in a request's body. @throws ApiError `csv_unreadable` */
export function fileOf(body: unknown): Buffer {
  if (!Buffer.isBuffer(body) || body.length === 0) throw new ApiError("csv_unreadable");
  return body;
}

/** Who may call a route. */
type Guards = onRequestAsyncHookHandler[];

/** What a route that imports a file declares. @param tooLarge the refusal of a larger file */
export function importRoute<Query extends ZodType, Answer extends ZodType>(
  onRequest: Guards,
  { tooLarge, query, answer }: { tooLarge: ErrorCode; query: Query; answer: Answer },
) {
  return {
    onRequest,
    bodyLimit: maxImportBytes,
    config: { tooLarge },
    schema: { consumes: ["text/csv"], querystring: query, response: { 200: answer } },
  };
}

interface Template<Column extends string> {
  path: string;
  onRequest: Guards;
  /** The file's name. */
  name: string;
  columns: ColumnNames<Column>;
  examples: Record<PageLanguage, Partial<Record<Column, string>>>;
}

/** The template to fill in, in the reader's language. */
export function templateRoute<Column extends string>(
  instance: FastifyInstance,
  { path, onRequest, name, columns, examples }: Template<Column>,
): void {
  instance.get(path, { onRequest, schema: { produces: ["text/csv"] } }, async (request, reply) => {
    const language = languageOf(request);
    const lines = templateLines(columns, examples[language], language);
    reply.header("content-disposition", `attachment; filename="${name}"`);
    return reply.type("text/csv; charset=utf-8").send(byteOrderMark + lines.map(csvLine).join(""));
  });
}
