import { expect, test } from "vitest";
import { describeApi } from "../../openapi/describeApi.ts";
import { createAccount, createAgent, createProperty, showsOnRequest } from "../factories.ts";
import { startChat } from "../testApp.ts";

/** Statuses by role. `other` is another agent who requests `agent`'s data. */
interface Statuses {
  signedOut: number;
  waiting: number;
  agent: number;
  other: number;
  admin: number;
}

const open = (status: number): Statuses => everyone(status, status, status, status, status);
const signedIn = (status: number): Statuses => everyone(401, status, status, status, status);
const agentOnly = (status: number): Statuses => everyone(401, 403, status, status, status);
/** Something that belongs to one agent: for everyone else it doesn't exist. */
const ownOnly = (status: number): Statuses => everyone(401, 403, status, 404, 404);
const adminOnly = (status: number): Statuses => everyone(401, 403, 403, 403, status);

function everyone(signedOut: number, waiting: number, agent: number, other: number, admin: number): Statuses {
  return { signedOut, waiting, agent, other, admin };
}

/** What each role gets from each call with a well-formed but odd request. A new route needs a row. */
const table: Record<string, Statuses> = {
  "POST /api/auth/login": open(400),
  "POST /api/auth/logout": open(200),
  "POST /api/auth/register": open(400),
  "POST /api/auth/invitation": open(400),
  "POST /api/auth/accept-invitation": everyone(401, 400, 400, 400, 400),
  "POST /api/auth/forgot-password": open(400),
  "POST /api/auth/reset-password": open(400),
  "GET /api/auth/me": signedIn(200),
  "GET /api/access/status": open(200),
  "GET /api/account": signedIn(200),
  "GET /api/account/export": signedIn(200),
  "GET /api/account/sessions": signedIn(200),
  "DELETE /api/account/sessions/:id": everyone(401, 404, 200, 404, 404),
  "POST /api/auth/second-step": open(400),
  "POST /api/auth/passkey/options": open(200),
  "POST /api/auth/passkey": open(400),
  "GET /api/account/second-factors": signedIn(200),
  "POST /api/account/authenticator": signedIn(400),
  "POST /api/account/authenticator/confirm": signedIn(400),
  "POST /api/account/authenticator/remove": signedIn(400),
  "POST /api/account/passkeys/options": signedIn(400),
  "POST /api/account/passkeys": signedIn(400),
  "POST /api/account/passkeys/:id/remove": signedIn(400),
  "POST /api/account/recovery-codes": signedIn(400),
  "GET /api/account/security-events": signedIn(200),
  "GET /api/admin/security-events": adminOnly(200),
  "POST /api/account/password": signedIn(400),
  "POST /api/account/email": signedIn(400),
  "POST /api/account/email/verify": signedIn(200),
  "POST /api/account/email/confirm": open(400),
  "POST /api/account/delete": signedIn(400),
  "POST /api/waitlist": open(400),
  "GET /api/waitlist/own": open(404),
  "POST /api/waitlist/own/invitation": open(404),
  "POST /api/page-view": open(400),
  "GET /api/admin/visits": adminOnly(200),
  "GET /api/waitlist/stats": adminOnly(200),
  "POST /api/contact": open(400),
  "POST /api/demo/chat": open(400),
  "GET /api/community": signedIn(200),
  "GET /api/community/profile": everyone(401, 403, 200, 200, 409),
  "PUT /api/community/profile": agentOnly(400),
  "POST /api/community/:agentId/connect": signedIn(400),
  "GET /api/admin/waitlist": adminOnly(200),
  "POST /api/admin/waitlist/bulk-invite": adminOnly(200),
  "POST /api/admin/waitlist/invite": adminOnly(400),
  "GET /api/admin/waitlist/export.csv": adminOnly(200),
  "GET /api/admin/audit": adminOnly(200),
  "POST /api/admin/track-license-verification-click": signedIn(200),
  "GET /api/dev/mailbox": open(200),
  // Unsigned requests are refused, even from a signed-in agent.
  "POST /api/webhooks/twilio/message": open(403),
  "POST /api/webhooks/twilio/status": open(403),
  "POST /api/webhooks/email/postmark": open(403),
  "POST /api/webhooks/email/mime": open(403),
  "GET /api/agent/channels": agentOnly(200),
  "GET /api/agent/channels/email": agentOnly(200),
  "GET /api/agent/channels/:channel/registration": agentOnly(400),
  "PUT /api/agent/channels/:channel": agentOnly(400),
  "DELETE /api/agent/channels/:channel": agentOnly(400),
  "POST /api/agent/channels/:channel/test": agentOnly(400),
  "POST /api/agent/channels/email/test": agentOnly(200),
  "GET /api/conversations/:id/media/:mediaId": agentOnly(400),
  "GET /api/conversations/:id/templates": ownOnly(200),
  "POST /api/conversations/:id/templates": agentOnly(400),
  "POST /api/renter/continue": open(400),
  "GET /api/renter/consent": open(400),
  "PUT /api/renter/consent": open(400),
  "GET /api/agent/dashboard": agentOnly(200),
  "GET /api/agent/profile": everyone(401, 403, 200, 200, 200),
  "GET /api/smartlink/:agentParam/:nameParam/:token": open(404),
  "GET /api/smartlink/:agentParam/:nameParam": open(404),
  "GET /api/smartlink/:agentParam": open(404),
  "GET /api/smartlinks": agentOnly(200),
  "POST /api/smartlink/openai-conversation": open(400),
  "GET /api/renter/conversation": open(400),
  "GET /api/renter/home": open(400),
  "GET /api/renter/showing/times": open(400),
  "POST /api/renter/showing/cancel": open(400),
  "POST /api/renter/showing/move": open(400),
  "GET /api/conversations/recent": agentOnly(200),
  "GET /api/conversations/search": agentOnly(400),
  "GET /api/conversations/:id": ownOnly(200),
  "GET /api/conversations/:id/messages": ownOnly(200),
  "POST /api/conversations/:id/messages": everyone(401, 403, 400, 400, 400),
  "PUT /api/conversations/:id/control": everyone(401, 403, 400, 400, 400),
  "PUT /api/conversations/:id/messages/:seq/verdict": everyone(401, 403, 400, 400, 400),
  "GET /api/drafts": agentOnly(200),
  "POST /api/drafts/:id/approve": ownOnly(200),
  "POST /api/drafts/:id/reject": ownOnly(409),
  "POST /api/drafts/:id/restore": ownOnly(409),
  "POST /api/items/:id/answer": agentOnly(400),
  "POST /api/items/:id/close": agentOnly(400),
  "POST /api/items/:id/reopen": agentOnly(404),
  "GET /api/showings": agentOnly(200),
  "GET /api/showing-times": everyone(401, 403, 200, 200, 409),
  "POST /api/showings": agentOnly(400),
  "GET /api/showings/:id/times": agentOnly(404),
  "POST /api/showings/:id/confirm": agentOnly(404),
  "POST /api/showings/:id/cancel": agentOnly(404),
  "POST /api/showings/:id/move": agentOnly(400),
  "POST /api/showings/:id/swap": agentOnly(400),
  "GET /api/map-tiles": agentOnly(200),
  "GET /api/blocked-times": agentOnly(400),
  "POST /api/blocked-times": agentOnly(400),
  "DELETE /api/blocked-times/:id": agentOnly(404),
  "GET /api/calendar-connections": agentOnly(200),
  "POST /api/calendar-connections/:provider": agentOnly(400),
  "DELETE /api/calendar-connections/:provider": agentOnly(400),
  "GET /api/calendar-connections/:provider/callback": open(400),
  "GET /api/busy-times": agentOnly(400),
  "GET /api/calendar-feed": agentOnly(200),
  "POST /api/calendar-feed": agentOnly(400),
  "DELETE /api/calendar-feed": agentOnly(204),
  "GET /api/agent/availability": everyone(401, 403, 200, 200, 409),
  "PUT /api/agent/availability": agentOnly(400),
  "GET /api/agent/follow-up-settings": agentOnly(200),
  "PUT /api/agent/follow-up-settings": agentOnly(400),
  "PUT /api/agent/follow-up-settings/texts/:step": agentOnly(400),
  "POST /api/agent/follow-up-settings/preview": agentOnly(400),
  "GET /api/follow-ups": agentOnly(200),
  "POST /api/follow-ups/skip": agentOnly(400),
  "POST /api/follow-ups/restore": agentOnly(400),
  "POST /api/follow-ups/send": agentOnly(400),
  "GET /api/notifications": agentOnly(200),
  "POST /api/notifications/read": everyone(401, 403, 400, 400, 400),
  "GET /api/agent/settings": everyone(401, 403, 200, 200, 409),
  "PATCH /api/agent/settings": everyone(401, 403, 400, 400, 400),
  "GET /api/agent/privacy-receipts": agentOnly(200),
  "GET /api/agent/notification-settings": agentOnly(200),
  "PUT /api/agent/notification-settings": everyone(401, 403, 400, 400, 400),
  "GET /api/agent/alert-phone": agentOnly(200),
  "POST /api/agent/alert-phone": agentOnly(400),
  "DELETE /api/agent/alert-phone": agentOnly(200),
  "POST /api/agent/alert-phone/test": agentOnly(409),
  "GET /api/agent/push-devices": agentOnly(200),
  "POST /api/agent/push-devices": agentOnly(400),
  "DELETE /api/agent/push-devices/:id": agentOnly(404),
  "POST /api/agent/push-devices/:id/test": agentOnly(404),
  "GET /api/agent/api-keys": agentOnly(200),
  "POST /api/agent/api-keys": agentOnly(400),
  "DELETE /api/agent/api-keys/:id": agentOnly(404),
  "GET /api/agent/webhooks": agentOnly(200),
  "POST /api/agent/webhooks": agentOnly(400),
  "PATCH /api/agent/webhooks/:id": agentOnly(400),
  "DELETE /api/agent/webhooks/:id": agentOnly(404),
  "POST /api/agent/webhooks/:id/secret": agentOnly(404),
  "POST /api/agent/webhooks/:id/test": agentOnly(404),
  "GET /api/agent/webhooks/:id/deliveries": agentOnly(404),
  "POST /api/agent/webhooks/:id/deliveries/:deliveryId/replay": agentOnly(400),
  "GET /api/openapi.json": open(200),
  "GET /api/reference": open(200),
  "GET /api/renter/events": open(400),
  "POST /api/pictures": agentOnly(400),
  "GET /api/onboarding/draft": agentOnly(200),
  "PUT /api/onboarding/draft": agentOnly(400),
  "POST /api/onboarding/preview": agentOnly(400),
  "GET /api/onboarding/qr/:format": agentOnly(400),
  "POST /api/auth/complete-agent-onboarding": agentOnly(400),
  "GET /api/agent/license-photo": agentOnly(404),
  "POST /api/agent/license-photo": agentOnly(400),
  "DELETE /api/agent/license-photo": agentOnly(200),
  "GET /api/admin/licenses": adminOnly(200),
  "POST /api/admin/licenses/:agentId": adminOnly(400),
  "GET /api/admin/licenses/:agentId/photo": adminOnly(400),
  "GET /api/dashboard/analytics": agentOnly(200),
  "GET /api/dashboard/trends": agentOnly(200),
  "GET /api/dashboard/advice": agentOnly(200),
  "GET /api/dashboard/queue": agentOnly(200),
  "GET /api/dashboard/queue/rest": agentOnly(200),
  "GET /api/dashboard/since-closing": agentOnly(200),
  "GET /api/leads": agentOnly(200),
  "POST /api/leads": agentOnly(400),
  "GET /api/leads/export.csv": agentOnly(200),
  "GET /api/leads/template.csv": agentOnly(200),
  "POST /api/leads/import": agentOnly(400),
  "GET /api/leads/:id": ownOnly(200),
  "GET /api/smartlinks/allowance": agentOnly(200),
  "GET /api/agent/first-steps": everyone(401, 403, 200, 200, 409),
  "PATCH /api/agent/first-steps": agentOnly(400),
  "POST /api/agent/test-chat": agentOnly(400),
  "POST /api/smartlinks": agentOnly(400),
  "PATCH /api/smartlinks/:id": agentOnly(400),
  "GET /api/smartlinks/:id/days": ownOnly(200),
  "GET /api/smartlinks/:id/qr.svg": ownOnly(200),
  "GET /api/smartlinks/:id/qr.png": ownOnly(200),
  "DELETE /api/smartlinks/:id": ownOnly(200),
  "POST /api/smartlinks/:id/restore": ownOnly(200),
  "GET /api/properties": agentOnly(200),
  "GET /api/properties/unconfirmed": agentOnly(200),
  "GET /api/properties/places": agentOnly(200),
  "GET /api/properties/addresses": agentOnly(400),
  "GET /api/properties/template.csv": agentOnly(200),
  "POST /api/properties/import": agentOnly(400),
  "POST /api/properties/page": agentOnly(400),
  "POST /api/properties/page/photo": agentOnly(400),
  "GET /api/agent/mls": agentOnly(200),
  "PUT /api/agent/mls": agentOnly(400),
  "DELETE /api/agent/mls": agentOnly(409),
  "POST /api/agent/mls/preview": agentOnly(409),
  "POST /api/agent/mls/import": agentOnly(400),
  "POST /api/agent/mls/photos": agentOnly(400),
  "POST /api/properties/wording": agentOnly(400),
  "POST /api/properties": agentOnly(400),
  "GET /api/properties/:id": ownOnly(200),
  "GET /api/properties/:id/matches": ownOnly(200),
  "POST /api/properties/:id/smartlink": ownOnly(200),
  "PUT /api/properties/:id": agentOnly(400),
  "PATCH /api/properties/:id": agentOnly(400),
  "DELETE /api/properties/:id": ownOnly(200),
  "POST /api/properties/:id/restore": ownOnly(200),
  "PATCH /api/leads/:id": agentOnly(400),
  "PATCH /api/leads/:id/facts": agentOnly(400),
  "GET /api/leads/:id/contact.vcf": ownOnly(200),
  "GET /api/leads/:id/follow-ups": ownOnly(200),
  "GET /api/leads/:id/history": ownOnly(200),
  "GET /api/leads/:id/matches": ownOnly(200),
  "GET /api/leads/:id/notes": ownOnly(200),
  "POST /api/leads/:id/notes": agentOnly(400),
  "PATCH /api/leads/:id/notes/:noteId": agentOnly(400),
  "DELETE /api/leads/:id/notes/:noteId": agentOnly(400),
  "GET /api/leads/:id/todos": ownOnly(200),
  "POST /api/leads/:id/todos": agentOnly(400),
  "PATCH /api/leads/:id/todos/:todoId": agentOnly(400),
  "DELETE /api/leads/:id/todos/:todoId": agentOnly(400),
  "POST /api/leads/:id/calls": agentOnly(400),
  "POST /api/leads/:id/merge": agentOnly(400),
  "POST /api/leads/:id/unmerge": agentOnly(400),
  "DELETE /api/leads/:id": ownOnly(200),
  "POST /api/leads/:id/restore": ownOnly(200),
  "POST /api/leads/stages": agentOnly(400),
  "GET /api/lead-areas": agentOnly(200),
  "POST /api/leads/:id/done": ownOnly(200),
  "DELETE /api/leads/:id/done": ownOnly(200),
  "GET /api/saved-replies": agentOnly(200),
  "POST /api/saved-replies": agentOnly(400),
  "PUT /api/saved-replies/:id": agentOnly(400),
  "DELETE /api/saved-replies/:id": agentOnly(404),
  "GET /api/own-answers": agentOnly(200),
  "POST /api/own-answers": agentOnly(400),
  "PUT /api/own-answers/:id": agentOnly(400),
  "DELETE /api/own-answers/:id": agentOnly(404),
  "GET /api/saved-views": agentOnly(200),
  "POST /api/saved-views": agentOnly(400),
  "DELETE /api/saved-views/:id": agentOnly(404),
  "POST /api/renter/rating": open(400),
  // An agent's stream stays open; live.test.ts reads it.
  "GET /api/events": everyone(401, 403, 0, 0, 0),
  // Ends the sessions of all browsers above, so it comes last.
  "DELETE /api/account/sessions": signedIn(200),
};

/** The agent calls last, since a call may end what the others must not reach. */
const roles = ["signedOut", "waiting", "other", "admin", "agent"] as const;

test("every call returns the table's status for each role, and the table has every call", async () => {
  const stage = await startChat();
  const calls = stage.app.apiRoutes.map(({ method, url }) => `${method} ${url}`);
  expect(calls.sort()).toEqual(Object.keys(table).sort());

  const browserOf = await people(stage);
  const idFor = await ownIds(stage);
  for (const [call, expected] of Object.entries(table)) {
    const [method = "", url = ""] = call.split(" ");
    const path = url.replace(":id", idFor(url)).replaceAll(/:\w+/g, "unknown");
    for (const role of roles) {
      if (expected[role] === 0) continue;
      const browser = await browserOf(role, call);
      const answer = method === "POST" ? await browser.post(path, {}) : await browser.send(method, path);
      expect(`${call} as ${role}: ${answer.status}`).toBe(`${call} as ${role}: ${expected[role]}`);
      if (answer.status >= 400)
        expect(answer.body).toMatchObject({ error: expect.any(String), code: expect.any(String) });
    }
  }
});

test("returns 401 before validating the request", async () => {
  const { client } = await startChat();
  const brokenJson = new TextEncoder().encode("{");
  const guarded = Object.keys(table).filter((call) => table[call]?.signedOut === 401 && !call.startsWith("GET"));
  for (const call of guarded) {
    const [method = "", url = ""] = call.split(" ");
    const path = url.replaceAll(/:\w+/g, "unknown");
    const answer = await client().send(method, path, brokenJson, { "content-type": "application/json" });
    expect(`${call}: ${answer.status}`).toBe(`${call}: 401`);
  }
});

test("the API's description lists each call's refusals", async () => {
  const { paths } = await describeApi();
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { responses }] of Object.entries(operations)) {
      const call = `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
      const { signedOut, waiting } = table[call] ?? open(200);
      const refused = ["401", "403"].filter((status) => status in responses);
      expect([call, refused]).toEqual([
        call,
        [401, 403].filter((status) => [signedOut, waiting].includes(status)).map(String),
      ]);
    }
});

type Role = (typeof roles)[number];
type Stage = Awaited<ReturnType<typeof startChat>>;

/** Calls after which a browser may be signed out. */
const ending = /logout|sessions/;

/** One account and one browser per role; a call that ends sessions gets its own browsers. */
async function people({ client, signedIn, database, agent }: Stage) {
  const emails = {
    waiting: (await createAccount(database.db, { access_level: "none" })).email,
    agent: agent.email,
    other: (await createAgent(database.db)).email,
    admin: (await createAccount(database.db, { role: "admin" })).email,
  };
  const signIn = async (role: Role) => (role === "signedOut" ? client() : signedIn(emails[role]));
  const kept = new Map<Role, ReturnType<typeof signIn>>();
  return (role: Role, call: string) => {
    if (ending.test(call)) return signIn(role);
    const browser = kept.get(role) ?? signIn(role);
    kept.set(role, browser);
    return browser;
  };
}

/** Ids of the agent's data: a lead, its conversation, a draft in it, a link, a listing and a session. */
async function ownIds({ say, database, agent, link, signedIn }: Stage) {
  const { property_id } = await createProperty(database.db, agent.agent_id);
  await showsOnRequest(database.db, agent.agent_id);
  await say("Can I see it tomorrow at 5pm?");
  await say("I need 2 bedrooms in Brickell under $3,000, call me at 305-555-0100");
  const drafts = await database.pool.query("select draft_id from draft where agent_id = $1", [agent.agent_id]);
  const session = (await (await signedIn(agent.email)).get("/api/auth/me")).body.session.token;
  const { rows } = await database.pool.query("select lead_id, conversation_id from lead where agent_id = $1", [
    agent.agent_id,
  ]);
  return (url: string): string => {
    if (url.includes("/leads/")) return rows[0].lead_id;
    if (url.includes("/drafts/")) return drafts.rows[0].draft_id;
    if (url.includes("/smartlinks/")) return link.link_id;
    if (url.includes("/properties/")) return property_id;
    return url.includes("/conversations/") ? rows[0].conversation_id : session;
  };
}

test("an unknown call returns 404 in the common error shape", async () => {
  const { client } = await startChat();
  const answer = await client().get("/api/nothing-here");
  expect([answer.status, answer.body]).toEqual([404, { error: expect.any(String), code: "not_found" }]);
});
