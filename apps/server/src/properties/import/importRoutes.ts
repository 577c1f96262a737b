import {
  type ImportAnswer,
  type ImportColumn,
  importAnswer,
  importQuery,
  maxImportRows,
} from "@llave/contract/listings/properties";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { agentOrKey } from "../../apiKeys/guard.ts";
import { agentIdOf } from "../../auth/session.ts";
import { csvFileRoutes, fileOf, importRoute, templateRoute } from "../../csv/fileRoute.ts";
import { fileColumns, readHead } from "../../csv/head.ts";
import { readCsv } from "../../csv/readCsv.ts";
import { maxErrors, maxPreviewed } from "../../csv/rows.ts";
import { ApiError } from "../../http/errors.ts";
import { languageOf, type PageLanguage } from "../../http/language.ts";
import type { Services } from "../../services.ts";
import { marketDay } from "../../time/marketDay.ts";
import { marketOf, timeZoneOf } from "../../time/markets.ts";
import { placeNamer } from "../places/places.ts";
import { marketIdOf } from "../repository.ts";
import { changesBetween } from "./changes.ts";
import { listingColumns, listingExamples } from "./columns.ts";
import { findExisting } from "./existing.ts";
import { type ImportPlan, parseLines, planImport } from "./plan.ts";
import { storeImport } from "./store.ts";

/** Listings from a file: the template, a preview of the import, and the import itself. */
export function propertyImportRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "now">): void {
  templateRoute(instance, {
    path: "/api/properties/template.csv",
    onRequest: agentOrKey("listings:read"),
    name: "llave-properties.csv",
    columns: listingColumns,
    examples: listingExamples,
  });

  csvFileRoutes(instance, (scope) => {
    scope.withTypeProvider<ZodTypeProvider>().post(
      "/api/properties/import",
      importRoute(agentOrKey("listings:write"), {
        tooLarge: "csv_too_many_rows",
        query: importQuery,
        answer: importAnswer,
      }),
      (request) =>
        importFile(services, agentIdOf(request), fileOf(request.body), {
          commit: request.query.commit === "true",
          publish: request.query.publish === "true",
          mapping: request.query.columns,
          language: languageOf(request),
        }),
    );
  });
}

interface ImportChoices {
  commit: boolean;
  /** Whether listings may go live. */
  publish: boolean;
  /** The columns the agent assigned; undefined if their names decide. */
  mapping: readonly (ImportColumn | null)[] | undefined;
  language: PageLanguage;
}

async function importFile(
  services: Pick<Services, "db" | "now">,
  agentId: string,
  file: Buffer,
  { commit, publish, mapping, language }: ImportChoices,
): Promise<ImportAnswer> {
  const marketId = await marketIdOf(services.db, agentId);
  if (marketId === undefined) throw new ApiError("forbidden");
  const [first, ...rest] = readCsv(file, maxImportRows, "csv_too_many_rows");
  const head = readHead(listingColumns, first?.fields ?? [], mapping);
  const columns = fileColumns(head, rest[0]);
  if (!head.columns.includes("address")) {
    // A single column that isn't the address isn't a table whose columns the agent could assign.
    if (commit || columns.length < 2) throw new ApiError("csv_no_address");
    return { ...nothingRead, columns };
  }
  const now = services.now();
  const place = placeNamer(marketOf(marketId));
  const lines = await parseLines(head, rest, marketDay(now, timeZoneOf(marketId)));
  for (const { change } of lines) if (change.area) change.area = place(change.area);
  const found = await findExisting(
    services.db,
    agentId,
    lines.map(({ change }) => ({ address: change.address ?? "", externalId: change.externalId ?? null })),
  );
  const plan = await planImport(head, lines, found, { language, publish });
  if (commit) await storeImport(services.db, agentId, plan.rows, { place, now });
  return { ...answerOf(plan, head.ignored, commit), columns };
}

/** Before a column is assigned to the address. */
const nothingRead: ImportAnswer = {
  committed: false,
  created: 0,
  updated: 0,
  unchanged: 0,
  failed: 0,
  errors: [],
  ignoredColumns: [],
  columns: [],
  needsAddress: true,
  publishable: 0,
  preview: [],
};

function answerOf(plan: ImportPlan, ignoredColumns: string[], committed: boolean): ImportAnswer {
  const count = (change: string) => plan.rows.filter((row) => row.change === change).length;
  return {
    committed,
    created: count("created"),
    updated: count("updated"),
    unchanged: count("unchanged"),
    failed: plan.failed,
    errors: plan.errors.slice(0, maxErrors),
    ignoredColumns,
    columns: [],
    needsAddress: false,
    publishable: plan.publishable,
    preview: plan.rows.slice(0, maxPreviewed).map(({ line, change, listing, before }) => ({
      line,
      change,
      address: listing.address,
      area: listing.area,
      price: listing.price,
      bedrooms: listing.bedrooms,
      bathrooms: listing.bathrooms,
      status: listing.status,
      live: before?.status === "active",
      changes: before ? changesBetween(before, listing) : [],
    })),
  };
}
