/**
 * Where to go after signing in: a path of this site, else the fallback. Refuses anything a browser would read as
 * another site (`//host`, `/\host`, a scheme) and the sign-in page itself.
 */
export function safeReturnTo(value: string | null, fallback: string): string {
  if (!value || !/^\/(?![/\\])/.test(value) || hasControlCharacter(value)) return fallback;
  const base = "http://site.invalid";
  const url = URL.canParse(value, base) ? new URL(value, base) : null;
  if (url?.origin !== base || url.pathname.startsWith("//") || url.pathname === "/login") return fallback;
  return url.pathname + url.search + url.hash;
}

/** Browsers drop tabs and line breaks from addresses, which would turn `/<tab>/host` into `//host`. */
function hasControlCharacter(value: string): boolean {
  return [...value].some((character) => character < " " || character === "\u007f");
}

/** The sign-in page that returns to `current` (path, query and hash). */
export function loginPath(login: string, current: string): string {
  return `${login}?returnTo=${encodeReturnTo(current)}`;
}

/** Encodes characters that would end the parameter; slashes stay readable. */
function encodeReturnTo(path: string): string {
  return encodeURIComponent(path).replaceAll("%2F", "/");
}
