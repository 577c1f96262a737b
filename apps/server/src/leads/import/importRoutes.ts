import {
  type KnownLeads,
  type LeadImportAnswer,
  type LeadImportColumn,
  leadImportAnswer,
  leadImportQuery,
  maxLeadImportRows,
} from "@llave/contract/leads/leadImport";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { agentOrKey } from "../../apiKeys/guard.ts";
import { agentIdOf } from "../../auth/session.ts";
import { csvFileRoutes, fileOf, importRoute, templateRoute } from "../../csv/fileRoute.ts";
import { fileColumns, type Head, readHead } from "../../csv/head.ts";
import { readCsv } from "../../csv/readCsv.ts";
import { maxErrors, maxPreviewed } from "../../csv/rows.ts";
import { ApiError } from "../../http/errors.ts";
import { languageOf, type PageLanguage } from "../../http/language.ts";
import { placeNamer } from "../../properties/places/places.ts";
import { marketIdOf } from "../../properties/repository.ts";
import type { Services } from "../../services.ts";
import { marketDay } from "../../time/marketDay.ts";
import { marketOf, timeZoneOf } from "../../time/markets.ts";
import { slotValue } from "../changes/correctFact.ts";
import { areaText } from "../columns.ts";
import { haveOtherNames } from "../merging/samePerson.ts";
import { leadColumns, leadExamples } from "./columns.ts";
import { findKnown } from "./known.ts";
import { type PlannedLead, planLeads, type ReadRows, readRows } from "./plan.ts";
import { isProtectedColumn } from "./protectedDetails.ts";
import { storeLeads } from "./store.ts";

/** Maximum number of rows about known people in a response. */
const maxKnown = 50;

/** Leads from a file: the template, a preview of the import, and the import itself. */
export function leadImportRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "db" | "hub" | "links" | "now">,
): void {
  templateRoute(instance, {
    path: "/api/leads/template.csv",
    onRequest: agentOrKey("leads:read"),
    name: "llave-leads.csv",
    columns: leadColumns,
    examples: leadExamples,
  });

  csvFileRoutes(instance, (scope) => {
    scope.withTypeProvider<ZodTypeProvider>().post(
      "/api/leads/import",
      importRoute(agentOrKey("leads:write"), {
        tooLarge: "csv_too_many_leads",
        query: leadImportQuery,
        answer: leadImportAnswer,
      }),
      (request) =>
        importFile(services, agentIdOf(request), fileOf(request.body), {
          commit: request.query.commit === "true",
          mapping: request.query.columns,
          known: request.query.known ?? "skip",
          language: languageOf(request),
        }),
    );
  });
}

interface ImportChoices {
  commit: boolean;
  /** The columns the agent assigned; undefined if their names decide. */
  mapping: readonly (LeadImportColumn | null)[] | undefined;
  known: KnownLeads;
  language: PageLanguage;
}

async function importFile(
  services: Pick<Services, "db" | "hub" | "links" | "now">,
  agentId: string,
  file: Buffer,
  { commit, mapping, known, language }: ImportChoices,
): Promise<LeadImportAnswer> {
  const market = await marketIdOf(services.db, agentId);
  if (market === undefined) throw new ApiError("forbidden");
  const [first, ...lines] = readCsv(file, maxLeadImportRows, "csv_too_many_leads");
  const { head, protectedColumns } = readLeadHead(first?.fields ?? [], mapping);
  const about = { columns: fileColumns(head, lines[0]), protectedColumns, ignoredColumns: head.ignored };
  if (!head.columns.includes("phone") && !head.columns.includes("email")) {
    if (commit || head.names.length < 2) throw new ApiError("csv_no_contact");
    return { ...nothingRead, ...about };
  }
  const today = marketDay(services.now(), timeZoneOf(market));
  const rows = await readRows(lines, { head, language, today, place: placeNamer(marketOf(market)) });
  const plan = commit
    ? await storeLeads(services, { agentId, market }, rows.leads, known)
    : planLeads(rows.leads, await findKnown(services.db, agentId, rows.leads), known);
  return { ...answerOf(rows, plan), ...about, committed: commit };
}

/** The header, without the columns that are never read. */
function readLeadHead(fields: readonly string[], mapping: ImportChoices["mapping"]) {
  const isKept = (at: number) => !isProtectedColumn(fields[at] ?? "");
  const readable = mapping?.map((column, at) => (isKept(at) ? column : null));
  const head: Head<LeadImportColumn> = readHead(leadColumns, fields, readable);
  const protectedColumns = head.names.filter((_, at) => !isKept(at));
  const ignored = head.ignored.filter((name) => !protectedColumns.includes(name));
  return { head: { ...head, ignored }, protectedColumns };
}

/** Before a column is assigned to the phone or the email. */
const nothingRead: LeadImportAnswer = {
  committed: false,
  created: 0,
  updated: 0,
  unchanged: 0,
  failed: 0,
  errors: [],
  ignoredColumns: [],
  columns: [],
  skipped: 0,
  known: 0,
  needsContact: true,
  protectedColumns: [],
  shortenedNotes: 0,
  preview: [],
  knownRows: [],
};

function answerOf({ leads, errors, failed }: ReadRows, plan: readonly PlannedLead[]): LeadImportAnswer {
  const count = (change: PlannedLead["change"]) => plan.filter((row) => row.change === change).length;
  const known = plan.filter((row) => row.change !== "created");
  return {
    ...nothingRead,
    needsContact: false,
    created: count("created"),
    updated: count("updated"),
    unchanged: count("unchanged"),
    skipped: count("skipped"),
    known: known.length,
    failed,
    errors: errors.slice(0, maxErrors),
    shortenedNotes: leads.filter(({ shortened }) => shortened).length,
    preview: plan.slice(0, maxPreviewed).map(({ change, lead }) => ({
      line: lead.line,
      change,
      name: lead.name,
      phone: lead.phone,
      email: lead.email,
      area: areaText(lead.slots.area),
      budget: lead.slots.budget_max ?? null,
      stage: lead.stage,
    })),
    knownRows: known.slice(0, maxKnown).map(presentKnown),
  };
}

function presentKnown(row: Exclude<PlannedLead, { change: "created" }>): LeadImportAnswer["knownRows"][number] {
  const { lead, known, change } = row;
  const { leadId, name, matched, slots } = known;
  const corrections = row.change === "updated" ? row.corrections : [];
  return {
    ...{ line: lead.line, leadId, name: name ?? lead.name, change, matched },
    otherName: haveOtherNames(name, lead.name) ? lead.name : null,
    changes: corrections.map(({ slot, value }) => ({
      slot,
      before: jsonOf(slotValue(slots, slot)),
      after: jsonOf(value),
    })),
    note: row.change === "updated" ? row.note : null,
  };
}

/** As it is sent: without what is undefined. */
function jsonOf(value: unknown): LeadImportAnswer["knownRows"][number]["changes"][number]["after"] {
  return JSON.parse(JSON.stringify(value));
}
