import { ApiError } from "../http/errors.ts";
import { maxPictureBytes } from "./format.ts";

const form = /^data:image\/[\w.+-]+(?:;[\w-]+=[^;,]*)*;base64,/i;

/**
 * The bytes of a picture given as a data URL with any image type.
 * @throws ApiError `picture_unreadable` if it isn't one, `picture_too_large`
 */
export function bytesOfDataUrl(text: string): Buffer {
  const prefix = form.exec(text.slice(0, 200))?.[0];
  if (!prefix) throw new ApiError("picture_unreadable");
  if ((text.length - prefix.length) * 0.75 > maxPictureBytes + 3) throw new ApiError("picture_too_large");
  return Buffer.from(text.slice(prefix.length), "base64");
}
