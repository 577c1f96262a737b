import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "../http/errors.ts";
import { maxPictureBytes } from "./format.ts";

/** Slightly above a picture's limit, so an upload just over it gets the error that names the limit. Bytes. */
export const maxPictureBodyBytes = maxPictureBytes + 1_000_000;

/** Lets a scope's routes accept a picture of any image type as the whole request body. */
export function acceptPictures(scope: FastifyInstance): void {
  const parse = { parseAs: "buffer" as const, bodyLimit: maxPictureBodyBytes };
  for (const type of [/^image\/[\w.+-]+/, "application/octet-stream"]) {
    scope.addContentTypeParser(type, parse, (_request, body, done) => done(null, body));
  }
}

/**
 * The picture in a request.
 * @throws ApiError `picture_unreadable` if the request contains something else
 */
export function pictureBody(request: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(request.body) || request.body.length === 0) throw new ApiError("picture_unreadable");
  return request.body;
}
