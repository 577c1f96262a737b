/** The session's cookie; the page ignores its value. */
const sessionCookie = /(?:^|;\s*)(?:__Host-)?llave_sid=/;

/** True if the browser sent a session cookie, so the page must ask the server who is signed in before it renders. */
export function mayBeSignedIn(request: Request): boolean {
  return sessionCookie.test(request.headers.get("cookie") ?? "");
}
