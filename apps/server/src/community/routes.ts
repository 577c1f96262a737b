import { ok } from "@llave/contract/account/auth";
import type { Language } from "@llave/contract/language";
import {
  type CommunityPage,
  communityPage,
  communityProfile,
  communityProfileRequest,
  communityQuery,
  introductionRequest,
} from "@llave/contract/site/community";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentIdOf, requireAgent, requireSession, sessionOf } from "../auth/session.ts";
import { ApiError } from "../http/errors.ts";
import { languageOf } from "../http/language.ts";
import { linkNextPage, readCursor } from "../http/pageCursor.ts";
import { limitByAddress, limitTo } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { directoryFilter, matchesFilter } from "./directory.ts";
import { introduce } from "./introductions.ts";
import { presentAgent, presentListing, presentSample } from "./present.ts";
import {
  changeOwnListing,
  countDirectory,
  type DirectoryRow,
  directoryCursor,
  directoryPage,
  findOwnListing,
} from "./repository.ts";
import { sampleAgents } from "./sampleAgents.ts";

const defaultPage = 24;
const agentOnly = [limitByAddress, requireAgent];

/** The directory of agents, the agent's own entry, and introductions. Reading it requires only a session. */
export function communityRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "db" | "jobs" | "now" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/community",
    {
      onRequest: [limitByAddress, requireSession],
      schema: { querystring: communityQuery, response: { 200: communityPage } },
    },
    async (request, reply) => {
      const { page, next } = await readDirectory(services, request.query, languageOf(request));
      if (next) linkNextPage(reply, [next.directory_name, next.agent_id]);
      return page;
    },
  );

  app.get(
    "/api/community/profile",
    { onRequest: agentOnly, schema: { response: { 200: communityProfile } } },
    async (request) => {
      const listing = await findOwnListing(services.db, agentIdOf(request));
      if (!listing) throw new ApiError("onboarding_unfinished");
      return presentListing(listing);
    },
  );

  app.put(
    "/api/community/profile",
    { onRequest: agentOnly, schema: { body: communityProfileRequest, response: { 200: communityProfile } } },
    async (request) => {
      if (!(await changeOwnListing(services.db, agentIdOf(request), request.body, services.now()))) {
        throw new ApiError("onboarding_unfinished");
      }
      return request.body;
    },
  );

  app.post(
    "/api/community/:agentId/connect",
    {
      onRequest: [limitTo("introduce"), requireSession],
      schema: {
        params: z.object({ agentId: z.string().max(100) }),
        body: introductionRequest,
        response: { 200: ok },
      },
    },
    async (request) => {
      await introduce(services, sessionOf(request), request.params.agentId, request.body.message);
      return { ok: true as const };
    },
  );
}

/** One page of agents; the sample profiles follow the last of them. */
async function readDirectory(
  services: Pick<Services, "db">,
  query: z.infer<typeof communityQuery>,
  language: Language,
): Promise<{ page: CommunityPage; next: DirectoryRow | undefined }> {
  const filter = directoryFilter(query, language);
  const limit = query.limit ?? defaultPage;
  const [rows, listed] = await Promise.all([
    directoryPage(services.db, filter, readCursor(directoryCursor, query.after), limit).execute(),
    countDirectory(services.db, filter).executeTakeFirstOrThrow(),
  ]);
  const samples = sampleAgents.filter((sample) => matchesFilter(sample, filter));
  const isLast = rows.length <= limit;
  const shown = rows.slice(0, limit);
  const agents = [
    ...shown.map(presentAgent),
    ...(isLast ? samples.map((sample) => presentSample(sample, language)) : []),
  ];
  const page = { agents, total: listed.n + samples.length, samples: samples.length };
  return { page, next: isLast ? undefined : shown.at(-1) };
}
