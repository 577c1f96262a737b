import { copiedPhoto, copyPhotoRequest, pageListing, readPageRequest } from "@llave/contract/listings/pageImport";
import { storable } from "@llave/contract/text/storableText";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { agentIdOf, requireAgent } from "../../auth/session.ts";
import { ApiError } from "../../http/errors.ts";
import { preparePicture, sizesOf } from "../../pictures/prepare.ts";
import { picturePath } from "../../pictures/repository.ts";
import { storePicture } from "../../pictures/store.ts";
import { limitByAddress } from "../../plugins/limits.ts";
import type { Services } from "../../services.ts";
import { marketDay } from "../../time/marketDay.ts";
import { marketOf, timeZoneOf } from "../../time/markets.ts";
import { type Fetched, type FetchLimits, WebPageError } from "../../webPages/webPages.ts";
import { placeNames } from "../places/places.ts";
import { marketIdOf } from "../repository.ts";
import { readListing } from "./readListing.ts";

const guards = [limitByAddress, requireAgent];
const timeoutMs = 10_000;
const pageLimits: FetchLimits = { maxBytes: 3_000_000, timeoutMs, types: ["text/html", "application/xhtml"] };
const photoLimits: FetchLimits = { maxBytes: 15_000_000, timeoutMs, types: ["image/"] };

/** A listing from its page on another site: reads the page, then copies photos that the agent may use. */
export function pageImportRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "db" | "jobs" | "now" | "webPages">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    "/api/properties/page",
    { onRequest: guards, schema: { body: readPageRequest, response: { 200: pageListing } } },
    async (request) => {
      const agentId = agentIdOf(request);
      await app.limits.spend("pageImport", agentId);
      const marketId = await marketIdOf(services.db, agentId);
      if (marketId === undefined) throw new ApiError("forbidden");
      const started = performance.now();
      const page = await fetchPage(services, request.body.url, pageLimits);
      const context = {
        url: page.url,
        today: marketDay(services.now(), timeZoneOf(marketId)),
        places: placeNames(marketOf(marketId)),
      };
      // What the agent takes from it is sent back, and then refused if it can't be stored.
      const listing = storable(readListing(textOf(page), context));
      if (Object.keys(listing.fields).length === 0) throw new ApiError("page_no_listing");
      return { url: page.url, milliseconds: Math.round(performance.now() - started), ...listing };
    },
  );

  app.post(
    "/api/properties/page/photo",
    { onRequest: guards, schema: { body: copyPhotoRequest, response: { 201: copiedPhoto } } },
    async (request, reply) => {
      const agentId = agentIdOf(request);
      await app.limits.spend("pictures", agentId);
      const { body } = await fetchPage(services, request.body.url, photoLimits);
      const picture = await preparePicture(body, "listing");
      const owner = { agentId, purpose: "listing" as const, now: services.now() };
      const stored = await storePicture(services.db, owner, picture);
      services.jobs.queuePictures();
      const urls = Object.fromEntries(sizesOf("listing").map((size) => [size, picturePath(stored.id, size)]));
      return reply.code(201).send({ ...stored, urls });
    },
  );
}

const codes = {
  not_public: "page_not_public",
  too_slow: "page_too_slow",
  too_large: "page_too_large",
  not_found: "page_not_found",
  wrong_kind: "page_no_listing",
} as const;

async function fetchPage({ webPages }: Pick<Services, "webPages">, url: string, limits: FetchLimits): Promise<Fetched> {
  try {
    // People write an address as "www.x.example/home".
    return await webPages.fetch(/^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`, limits);
  } catch (error) {
    if (error instanceof WebPageError) throw new ApiError(codes[error.problem]);
    throw error;
  }
}

function textOf({ body, type }: Fetched): string {
  const charset = /charset=["']?([\w-]+)/.exec(type)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
