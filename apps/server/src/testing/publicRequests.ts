import { randomUUID } from "node:crypto";
import { newPerson } from "./people.ts";

/** A request, as far as it differs from an empty one. */
interface PublicRequest {
  /** The address with its parameters and query. */
  path?: string;
  body?: unknown;
}

/**
 * A well-formed request for each call that needs no sign-in and refuses an empty one, by method and route.
 * @param chat what the renter's browser says about its conversation
 */
export function publicRequests(chat: {
  linkId: string;
  conversationId: string;
  homeId: string;
}): Record<string, PublicRequest> {
  const { homeId, ...conversation } = chat;
  const token = "made-up";
  const { email, name, password } = newPerson();
  const query = new URLSearchParams(conversation);
  return {
    "POST /api/auth/register": { body: { name, email, password } },
    "POST /api/auth/login": { body: { email, password } },
    "POST /api/auth/invitation": { body: { token } },
    "POST /api/auth/forgot-password": { body: { email } },
    "POST /api/auth/reset-password": { body: { token, newPassword: password } },
    "POST /api/auth/second-step": { body: { token: randomUUID(), code: "000000" } },
    "POST /api/auth/passkey": { body: { token: randomUUID(), response: { id: "made-up" } } },
    "POST /api/account/email/confirm": { body: { token } },
    "POST /api/waitlist": { body: { data: { name, email } } },
    "POST /api/page-view": { body: { path: "/early", language: "en", entry: true } },
    "POST /api/contact": { body: { name, email, subject: "Hi", message: "Hi" } },
    "POST /api/demo/chat": { body: { messages: ["Hi"], language: "en" } },
    "POST /api/smartlink/openai-conversation": { body: { ...conversation, message: "Hi" } },
    "GET /api/renter/conversation": { path: `/api/renter/conversation?${query}` },
    "GET /api/renter/home": { path: `/api/renter/home?${query}&homeId=${homeId}` },
    "POST /api/renter/continue": { body: { ...conversation, channel: "sms" } },
    "GET /api/renter/consent": { path: `/api/renter/consent?${query}` },
    "PUT /api/renter/consent": { body: { ...conversation, channel: "sms", granted: true, page: "/" } },
    "GET /api/renter/showing/times": { path: `/api/renter/showing/times?${query}` },
    "POST /api/renter/showing/move": { body: { ...conversation, at: "2026-11-20T15:00:00Z" } },
    "POST /api/renter/showing/cancel": { body: conversation },
    "POST /api/renter/rating": { body: { ...conversation, stars: 5 } },
    "GET /api/calendar-connections/:provider/callback": {
      path: "/api/calendar-connections/google/callback?state=made-up&code=made-up",
    },
  };
}
