import { type ImportAnswer, type ImportColumn, importColumns } from "@llave/contract/listings/properties";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { forgetListings, listingsPath } from "../../../agent/listings.ts";
import { Icon } from "../../../components/Icon.tsx";
import { BackLink } from "../../../components/page/BackLink.tsx";
import { PageHead } from "../../../components/page/PageHead.tsx";
import { FileImport } from "../../../csvImport/FileImport.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { toasts } from "../../../notifications/toasts.ts";
import { paths } from "../../../paths.ts";
import { catalogs } from "../texts/catalogs.ts";
import { ImportPreview } from "./ImportPreview.tsx";
import { MlsImport } from "./mls/MlsImport.tsx";
import { PageImport } from "./PageImport.tsx";

const ways = [
  { name: "file", icon: "table" },
  { name: "page", icon: "external" },
  { name: "mls", icon: "building" },
] as const;

/** Listings from elsewhere: many from a CSV file or the agent's MLS, or one from its page on another site. */
export function ImportView() {
  const t = useTexts(catalogs);
  const [search, setSearch] = useSearchParams();
  const way = ways.find(({ name }) => name === search.get("from"))?.name ?? "file";
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
            onClick={() => setSearch(name === "file" ? {} : { from: name }, { replace: true })}
            className="inline-flex h-11 items-center gap-2 rounded-[10px] px-4 text-md font-semibold text-ink-2 hover:bg-fill aria-pressed:bg-ink aria-pressed:text-on-night phone:h-9"
          >
            <Icon name={icon} small />
            {t(`import.way.${name}`)}
          </button>
        ))}
      </fieldset>
      {way === "file" ? (
        <ListingsFile />
      ) : (
        <section className="mt-4 rounded-l border border-line bg-card px-4 py-5 phone:px-6">
          {way === "page" ? <PageImport /> : <MlsImport />}
        </section>
      )}
    </>
  );
}

const guide = ["needed", "possible", "kinds"] as const;

/** Many listings from a CSV file. */
function ListingsFile() {
  const t = useTexts(catalogs);
  const stored = useStored();
  return (
    <>
      <p className="mt-3 mb-4 max-w-[68ch] text-md text-ink-2">{t("import.text")}</p>
      <FileImport<ImportColumn, ImportAnswer>
        path={`${listingsPath}/import`}
        template={`${listingsPath}/template.csv`}
        fields={importColumns.map((field) => ({ field, label: t(`map.${field}`) }))}
        guide={guide.map((part) => ({ title: t(`import.${part}`), text: t(`import.${part}.text`) }))}
        missing={({ needsAddress }) => (needsAddress ? t("map.needsAddress") : null)}
        preview={({ answer, choices, busy, change, commit }) => (
          <ImportPreview
            answer={answer}
            publish={choices.publish === "true"}
            busy={busy}
            onPublish={(publish) => change({ publish: String(publish) })}
            onCommit={commit}
          />
        )}
        stored={stored}
      />
    </>
  );
}

/** After an import: opens the list and says what was stored. */
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
