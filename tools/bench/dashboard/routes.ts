import { readFileSync } from "node:fs";

/** Routes that the benchmark leaves out, by the start of `METHOD path`, and why. */
const leftOut: Record<string, string> = {
  "GET /healthz": "machines watch with it",
  "GET /readyz": "machines watch with it",
  "GET /metrics": "machines watch with it",
  "POST /api/auth/login": "spends 30 ms on the password's hash on purpose",
  "POST /api/auth/logout": "ends the session that the benchmark needs; ending another is measured",
  "DELETE /api/account/sessions": "the same, for all sessions",
  "POST /api/auth/": "signing up, invitations and forgotten passwords: before there is a lead",
  "POST /api/account/": "passwords, addresses, the account's end: spend a password's hash on purpose",
  "POST /api/waitlist": "visitors",
  "GET /api/waitlist": "visitors",
  "POST /api/page-view": "visitors",
  "POST /api/contact": "visitors",
  "POST /api/community/{agentId}/connect": "writes to another agent",
  "GET /api/admin": "administrators",
  "POST /api/admin": "administrators, and a click in onboarding",
  "GET /api/smartlink/": "renters; see bench:turn",
  "POST /api/smartlink/": "renters; see bench:turn",
  "GET /api/renter/": "renters; see bench:turn",
  "POST /api/renter/": "renters; see bench:turn",
  "POST /api/properties/page": "waits for someone else's site",
  "GET /api/agent/api-keys": "at most 20 rows",
  "POST /api/agent/api-keys": "at most 20 rows",
  "DELETE /api/agent/api-keys": "at most 20 rows",
  "GET /api/agent/webhooks": "at most 5 rows, and a log read by its index",
  "POST /api/agent/webhooks": "looks up a name, or waits for another program",
  "PATCH /api/agent/webhooks": "looks up a name",
  "DELETE /api/agent/webhooks": "at most 5 rows",
  "GET /api/calendar-connections/{provider}/callback": "waits for Google or Microsoft",
  "POST /api/calendar-connections": "at most 2 rows",
  "DELETE /api/calendar-connections": "waits for Google",
  "GET /api/saved-replies": "at most 50 rows",
  "POST /api/saved-replies": "at most 50 rows",
  "PUT /api/saved-replies": "at most 50 rows",
  "DELETE /api/saved-replies": "at most 50 rows",
  "GET /api/own-answers": "at most 50 rows",
  "POST /api/own-answers": "at most 50 rows",
  "PUT /api/own-answers": "at most 50 rows",
  "DELETE /api/own-answers": "at most 50 rows",
  "GET /dev/mailbox": "developers",
  "POST /api/demo/chat": "visitors",
  "PUT /api/renter/consent": "renters; see bench:channels",
  "GET /art/": "a drawing without data",
  "GET /api/agent/mls": "one row",
  "PUT /api/agent/mls": "asks the MLS",
  "DELETE /api/agent/mls": "one row",
  "POST /api/agent/mls": "waits for the MLS",
  "GET /api/agent/channels/{channel}/registration": "waits for the carrier",
  "PUT /api/agent/channels": "waits for the carrier",
  "DELETE /api/agent/channels": "at most 3 rows",
  "POST /api/agent/channels": "waits for the carrier",
  "GET /api/conversations/{id}/media": "a file that a renter sent",
  "GET /api/conversations/{id}/templates": "waits for WhatsApp",
  "POST /api/conversations/{id}/templates": "waits for WhatsApp",
  "POST /api/follow-ups/": "reads the same plan as a lead's follow-ups",
  "POST /api/agent/push-devices": "waits for a browser's push service, or one row",
  "DELETE /api/agent/push-devices": "at most 10 rows",
  "POST /api/agent/alert-phone": "waits for the carrier",
  "DELETE /api/agent/alert-phone": "one row",
};

/** The routes of docs/api/openapi.json that no call used and that aren't left out for a reason. */
export function routesMissed(called: Iterable<string>): string[] {
  const file = new URL("../../../docs/api/openapi.json", import.meta.url);
  const { paths } = JSON.parse(readFileSync(file, "utf8")) as { paths: Record<string, Record<string, unknown>> };
  const routes = Object.entries(paths)
    .filter(([path]) => !path.includes("{*}"))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
  const seen = new Set([...called].map((call) => routeOf(call, routes)));
  return routes.filter((route) => !seen.has(route) && !Object.keys(leftOut).some((start) => route.startsWith(start)));
}

/** A call's route; an exact path beats one with parameters. */
function routeOf(call: string, routes: string[]): string | undefined {
  const fits = (route: string) =>
    new RegExp(`^${route.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(call);
  return routes.find((route) => route === call) ?? routes.find(fits);
}
