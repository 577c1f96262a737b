/** The session's cookie; its value is none of the page's business. */
const sessionCookie = /(?:^|;\s*)(?:__Host-)?llave_sid=/;

/** True where the browser sent a session's cookie, so that a page must ask the server who is signed in before it paints. */
export function maySignedIn(request: Request): boolean {
  return sessionCookie.test(request.headers.get("cookie") ?? "");
}
