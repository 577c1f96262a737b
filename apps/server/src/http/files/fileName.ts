import { withoutAccents } from "@llave/contract/text/foldText";

/** Longest stored name, with its extension. Characters. */
const maxLength = 100;
/** What no file system and no header takes: control characters and what changes the direction of text. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}<>:"|?*%;\\]/gu;
/** Names that Windows keeps for devices. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** Other endings of the same kinds of files. */
const sameKind: Readonly<Record<string, readonly string[]>> = {
  ".jpg": [".jpeg"],
  ".heic": [".heif"],
  ".mp4": [".m4a", ".mov", ".3gp", ".m4v", ".aac"],
  ".ogg": [".oga", ".opus"],
};

/**
 * A stranger's name for a file, made safe to save: without folders, control characters or anything a header or a file
 * system understands otherwise, and with the ending of what the file is.
 * @param extension of the file's kind, with its dot
 * @returns null if nothing of the name is left
 */
export function safeFileName(name: string, extension: string): string | null {
  const last = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const clean = last
    .replace(unsafe, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[. ]+|[. ]+$/g, "");
  const ending = /\.[a-z0-9]{1,5}$/i.exec(clean)?.[0].toLowerCase() ?? "";
  const keeps = ending === extension || (sameKind[extension]?.includes(ending) ?? false);
  const kept = keeps ? clean.slice(-ending.length) : extension;
  const stem = [...(keeps ? clean.slice(0, -ending.length) : clean)]
    .slice(0, maxLength - kept.length)
    .join("")
    .trim();
  if (stem === "") return null;
  return `${device.test(stem) ? "_" : ""}${stem}${kept}`;
}

/**
 * The header by which a browser shows a file or saves it under its name (RFC 6266): once in ASCII, once in full.
 * @param name made by {@link safeFileName}
 */
export function contentDisposition(how: "inline" | "attachment", name: string): string {
  const ascii = withoutAccents(name).replace(/[^\x20-\x7e]/g, "_");
  const full = encodeURIComponent(name).replace(/['()!*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `${how}; filename="${ascii}"${ascii === name ? "" : `; filename*=UTF-8''${full}`}`;
}

/** The file name in such a header from another server; null if there is none. */
export function nameInDisposition(header: string | null): string | null {
  const full = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header ?? "")?.[1];
  if (full !== undefined) {
    try {
      return decodeURIComponent(full);
    } catch {
      // Not encoded as declared: the plain name is used.
    }
  }
  const [, quoted, plain] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header ?? "") ?? [];
  return quoted?.replace(/\\(.)/g, "$1") ?? plain ?? null;
}
