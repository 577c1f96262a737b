import {
  ownInvitationResponse,
  ownPlace,
  ownPlaceQuery,
  type WaitlistResponse,
  waitlistRequest,
  waitlistResponse,
  waitlistStats,
} from "@llave/contract/site/waitlist";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { z } from "zod";
import { requireAdmin } from "../auth/session.ts";
import { ApiError } from "../http/errors.ts";
import { languageOf } from "../http/language.ts";
import { limitByAddress, limitTo } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { type Joining, joinWaitlist } from "./join.ts";
import { entryOfVisitor, presentOwnPlace, resendOwnInvitation } from "./ownPlace.ts";
import { rememberPlace } from "./placeCookie.ts";
import { countPending, positionOf } from "./queue.ts";
import { findEntry, newReferralCode } from "./repository.ts";
import { waitlistFigures } from "./stats.ts";

type Data = z.output<typeof waitlistRequest>["data"];

/** Joining the early-access list, the visitor's own place on it, and its figures for administrators. */
export function waitlistRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "db" | "jobs" | "now" | "origin" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    "/api/waitlist",
    { onRequest: limitTo("waitlist"), schema: { body: waitlistRequest, response: { 200: waitlistResponse } } },
    async (request, reply) => {
      const { data } = request.body;
      if (data.website) return answerRobot(services);
      await services.jobs.start();
      const joining = joiningOf(data, languageOf(request));
      const joined = await services.db.transaction().execute((tx) => joinWaitlist(services, tx, joining));
      if (joined.isNew) rememberPlace(services, reply, joined.entryId);
      return presentJoined(services, joined.entryId, joined.isNew);
    },
  );

  app.get(
    "/api/waitlist/own",
    { onRequest: limitByAddress, schema: { querystring: ownPlaceQuery, response: { 200: ownPlace } } },
    async (request, reply) => {
      const entry = await entryOfVisitor(services, request, reply, request.query.place);
      if (!entry) throw new ApiError("not_on_waitlist");
      return presentOwnPlace(services, entry);
    },
  );

  app.post(
    "/api/waitlist/own/invitation",
    { onRequest: limitByAddress, schema: { response: { 200: ownInvitationResponse } } },
    async (request, reply) => {
      const entry = await entryOfVisitor(services, request, reply, undefined);
      if (!entry) throw new ApiError("not_on_waitlist");
      await app.limits.spend("ownInvitation", entry.entry_id);
      return { sent: await resendOwnInvitation(services, entry.entry_id) };
    },
  );

  app.get(
    "/api/waitlist/stats",
    { onRequest: [limitByAddress, requireAdmin], schema: { response: { 200: waitlistStats } } },
    async () => waitlistFigures(services.db, services.now()),
  );
}

function joiningOf(data: Data, language: Joining["language"]): Joining {
  const { utm_source, utm_medium, utm_campaign, utm_term, utm_content } = data;
  const utm = Object.entries({ utm_medium, utm_campaign, utm_term, utm_content }).filter(([, value]) => value);
  return {
    name: data.name,
    email: data.email,
    is_agent: data.is_agent,
    language,
    referralCode: data.referred_by,
    utmSource: utm_source || undefined,
    utm: Object.fromEntries(utm) as Record<string, string>,
  };
}

/** A bot that filled in the hidden input gets the same response as a person, and nothing is stored. */
async function answerRobot(services: Pick<Services, "db">): Promise<WaitlistResponse> {
  const position = (await countPending(services.db)) + 1;
  return { joined: true, status: "pending", position, referralCode: newReferralCode() };
}

/** The code goes only to a person who just joined: an address typed a second time may be anyone's. */
async function presentJoined(
  services: Pick<Services, "db">,
  entryId: string,
  isNew: boolean,
): Promise<WaitlistResponse> {
  const entry = await findEntry(services.db, entryId);
  if (!entry) throw new ApiError("not_on_waitlist");
  const position = await positionOf(services.db, entryId);
  return { joined: isNew, status: entry.status, position, referralCode: isNew ? entry.referral_code : null };
}
