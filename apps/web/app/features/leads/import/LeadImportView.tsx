import { type LeadImportAnswer, type LeadImportColumn, leadImportColumns } from "@llave/contract/leads/leadImport";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { BackLink } from "../../../components/page/BackLink.tsx";
import { PageHead } from "../../../components/page/PageHead.tsx";
import { FileImport } from "../../../csvImport/FileImport.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { toasts } from "../../../notifications/toasts.ts";
import { paths } from "../../../paths.ts";
import { catalogs as listCatalogs } from "../texts/catalogs.ts";
import { refetchLeads } from "../useLeadChanges.ts";
import { LeadImportPreview } from "./LeadImportPreview.tsx";
import { catalogs } from "./texts/catalogs.ts";

const guide = ["needed", "possible", "after"] as const;

/** Leads from a CSV file: choose it, preview what it would do, then import it. */
export function LeadImportView() {
  const t = useTexts(catalogs);
  const list = useTexts(listCatalogs);
  const stored = useStored();
  return (
    <>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <BackLink to={paths.leads} text={list("title")} />
      <h1 className="pt-1 display text-2xl">{t("title")}</h1>
      <p className="mt-3 mb-4 max-w-[72ch] text-md text-ink-2">{t("text")}</p>
      <div className="mb-12">
        <FileImport<LeadImportColumn, LeadImportAnswer>
          path="/api/leads/import"
          template="/api/leads/template.csv"
          fields={leadImportColumns.map((field) => ({ field, label: t(`field.${field}`) }))}
          guide={guide.map((part) => ({ title: t(`guide.${part}`), text: t(`guide.${part}.text`) }))}
          missing={({ needsContact }) => (needsContact ? t("needsContact") : null)}
          preview={({ answer, choices, busy, change, commit }) => (
            <LeadImportPreview
              answer={answer}
              known={choices.known === "update" ? "update" : "skip"}
              busy={busy}
              onKnown={(known) => change({ known })}
              onCommit={commit}
            />
          )}
          stored={stored}
        />
      </div>
    </>
  );
}

/** After an import: opens the list and says what was stored. */
function useStored() {
  const t = useTexts(catalogs);
  const client = useQueryClient();
  const navigate = useNavigate();
  return async ({ created, updated }: LeadImportAnswer) => {
    refetchLeads(client);
    await navigate(paths.leads);
    toasts.add({ title: t("done.title"), description: t("done.text", { created, updated }) });
  };
}
