import { byteOrderMark, csvLine } from "@llave/contract/csv";
import { importMaxBytes } from "@llave/contract/csvImport";
import type { FastifyInstance, FastifyReply } from "fastify";
import { ApiError } from "../http/errors.ts";

/** What browsers and programs call a CSV file. */
const fileTypes = ["text/csv", "application/vnd.ms-excel", "application/octet-stream"];

/** Registers routes whose body is a CSV file, as bytes. */
export function csvFileRoutes(instance: FastifyInstance, register: (scope: FastifyInstance) => void): void {
  instance.register(async (scope) => {
    for (const type of fileTypes) {
      scope.addContentTypeParser(type, { parseAs: "buffer", bodyLimit: importMaxBytes }, (_request, body, done) =>
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

/** Sends a template to fill in. */
export function sendTemplate(reply: FastifyReply, name: string, lines: string[][]): FastifyReply {
  reply.header("content-disposition", `attachment; filename="${name}"`);
  return reply.type("text/csv; charset=utf-8").send(byteOrderMark + lines.map(csvLine).join(""));
}
