import { type LeadImportAnswer, type LeadImportColumn, leadImportColumns } from "@llave/contract/leadImport";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { BackLink } from "../../../components/BackLink.tsx";
import { FormAlert } from "../../../components/FormAlert.tsx";
import { PageHead } from "../../../components/PageHead.tsx";
import { ColumnMap } from "../../../csvImport/ColumnMap.tsx";
import { FileChooser } from "../../../csvImport/FileChooser.tsx";
import { ImportGuide } from "../../../csvImport/ImportGuide.tsx";
import { useFileImport } from "../../../csvImport/useFileImport.ts";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { toasts } from "../../../notifications/toasts.ts";
import { paths } from "../../../paths.ts";
import { en as leadsEn } from "../texts/en.ts";
import { es as leadsEs } from "../texts/es.ts";
import { refetchLeads } from "../useLeadChanges.ts";
import { LeadImportPreview } from "./LeadImportPreview.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogs = { en, es };
const listCatalogs = { en: leadsEn, es: leadsEs };
const guide = ["needed", "possible", "after"] as const;

/** Leads from a CSV file: choose it, preview what it would do, then import it. */
export function LeadImportView() {
  const t = useTexts(catalogs);
  const list = useTexts(listCatalogs);
  const { chosen, busy, error, choose, change, commit } = useFileImport<LeadImportColumn, LeadImportAnswer>(
    "/api/leads/import",
    useStored(),
  );
  return (
    <>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <BackLink to={paths.leads} text={list("title")} />
      <h1 className="pt-1 display text-2xl">{t("title")}</h1>
      <p className="mt-3 mb-4 max-w-[72ch] text-md text-ink-2">{t("text")}</p>
      <section className="mb-12 rounded-l border border-line bg-card px-4 py-5 phone:px-6">
        <FileChooser name={chosen?.file.name} busy={busy} onChoose={(file) => void choose(file)} />
        <div className="mt-3 empty:hidden">
          <FormAlert text={error} />
        </div>
        {chosen ? (
          <>
            <ColumnMap
              key={chosen.file.name}
              columns={chosen.answer.columns}
              fields={leadImportColumns.map((field) => ({ field, label: t(`field.${field}`) }))}
              never={chosen.answer.protectedColumns}
              busy={busy}
              onMap={(columns) => void change({ columns })}
            />
            {chosen.answer.needsContact ? (
              <p role="alert" className="mt-4 text-md font-semibold text-orange-ink">
                {t("needsContact")}
              </p>
            ) : (
              <LeadImportPreview
                answer={chosen.answer}
                known={chosen.choices.known === "update" ? "update" : "skip"}
                busy={busy}
                onKnown={(known) => void change({ known })}
                onCommit={() => void commit()}
              />
            )}
          </>
        ) : (
          <ImportGuide
            parts={guide.map((part) => ({ title: t(`guide.${part}`), text: t(`guide.${part}.text`) }))}
            template="/api/leads/template.csv"
          />
        )}
      </section>
    </>
  );
}

/** After an import: the list, with what was stored. */
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
