import { type ImportAnswer, type ImportColumn, importColumns } from "@llave/contract/properties";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { forgetListings, listingsPath } from "../../../agent/listings.ts";
import { BackLink } from "../../../components/BackLink.tsx";
import { FormAlert } from "../../../components/FormAlert.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { PageHead } from "../../../components/PageHead.tsx";
import { ColumnMap } from "../../../csvImport/ColumnMap.tsx";
import { FileChooser } from "../../../csvImport/FileChooser.tsx";
import { ImportGuide } from "../../../csvImport/ImportGuide.tsx";
import { useFileImport } from "../../../csvImport/useFileImport.ts";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { toasts } from "../../../notifications/toasts.ts";
import { paths } from "../../../paths.ts";
import { en } from "../texts/en.ts";
import { es } from "../texts/es.ts";
import { ImportPreview } from "./ImportPreview.tsx";
import { PageImport } from "./PageImport.tsx";

const catalogs = { en, es };

const ways = [
  { name: "file", icon: "table" },
  { name: "page", icon: "external" },
] as const;

/** Listings from elsewhere: many from a CSV file, or one from its page on another site. */
export function ImportView() {
  const t = useTexts(catalogs);
  const [search, setSearch] = useSearchParams();
  const way = search.get("from") === "page" ? "page" : "file";
  return (
    <>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <BackLink to={paths.properties} text={t("title")} />
      <h1 className="pt-1 display text-2xl">{t("import.title")}</h1>
      <fieldset className="mt-3 flex flex-wrap gap-2">
        <legend className="sr-only">{t("import.way")}</legend>
        {ways.map(({ name, icon }) => (
          <button
            key={name}
            type="button"
            aria-pressed={way === name}
            onClick={() => setSearch(name === "page" ? { from: "page" } : {}, { replace: true })}
            className="inline-flex h-11 items-center gap-2 rounded-[10px] px-4 text-md font-semibold text-ink-2 hover:bg-fill aria-pressed:bg-ink aria-pressed:text-on-night phone:h-9"
          >
            <Icon name={icon} small />
            {t(`import.way.${name}`)}
          </button>
        ))}
      </fieldset>
      {way === "page" ? (
        <section className="mt-4 rounded-l border border-line bg-card px-4 py-5 phone:px-6">
          <PageImport />
        </section>
      ) : (
        <FileImport />
      )}
    </>
  );
}

const guide = ["needed", "possible", "kinds"] as const;

/** A CSV file: choose it, preview what it would do, then import it. */
function FileImport() {
  const t = useTexts(catalogs);
  const { chosen, busy, error, choose, change, commit } = useFileImport<ImportColumn, ImportAnswer>(
    `${listingsPath}/import`,
    useStored(),
  );
  return (
    <>
      <p className="mt-3 mb-4 max-w-[68ch] text-md text-ink-2">{t("import.text")}</p>
      <section className="rounded-l border border-line bg-card px-4 py-5 phone:px-6">
        <FileChooser name={chosen?.file.name} busy={busy} onChoose={(file) => void choose(file)} />
        <div className="mt-3 empty:hidden">
          <FormAlert text={error} />
        </div>
        {chosen ? (
          <>
            <ColumnMap
              columns={chosen.answer.columns}
              fields={importColumns.map((field) => ({ field, label: t(`map.${field}`) }))}
              busy={busy}
              onMap={(columns) => void change({ columns })}
            />
            {chosen.answer.needsAddress ? (
              <p role="alert" className="mt-4 text-md font-semibold text-orange-ink">
                {t("map.needsAddress")}
              </p>
            ) : (
              <ImportPreview answer={chosen.answer} busy={busy} onCommit={() => void commit()} />
            )}
          </>
        ) : (
          <ImportGuide
            parts={guide.map((part) => ({ title: t(`import.${part}`), text: t(`import.${part}.text`) }))}
            template={`${listingsPath}/template.csv`}
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
  return async ({ created, updated }: ImportAnswer) => {
    await forgetListings(client);
    await navigate(paths.properties);
    toasts.add({ title: t("import.done.title"), description: t("import.done.text", { created, updated }) });
  };
}
