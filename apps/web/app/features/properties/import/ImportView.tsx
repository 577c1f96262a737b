import type { ImportAnswer } from "@llave/contract/properties";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { BackLink } from "../../../components/BackLink.tsx";
import { FileDrop } from "../../../components/FileDrop.tsx";
import { FormAlert } from "../../../components/FormAlert.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { PageHead } from "../../../components/PageHead.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { toasts } from "../../../notifications/toasts.ts";
import { paths } from "../../../paths.ts";
import { type ColumnMapping, usePropertyActions } from "../queries.ts";
import { en } from "../texts/en.ts";
import { es } from "../texts/es.ts";
import { ColumnMap } from "./ColumnMap.tsx";
import { ImportGuide } from "./ImportGuide.tsx";
import { ImportPreview } from "./ImportPreview.tsx";
import { PageImport } from "./PageImport.tsx";
import { useAttempt } from "./useAttempt.ts";

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

/** A CSV file: choose it, preview what it would do, then import it. */
function FileImport() {
  const t = useTexts(catalogs);
  const { chosen, busy, error, choose, map, commit } = useImport();
  return (
    <>
      <p className="mt-3 mb-4 max-w-[68ch] text-md text-ink-2">{t("import.text")}</p>
      <section className="rounded-l border border-line bg-card px-4 py-5 phone:px-6">
        <Chooser name={chosen?.file.name} busy={busy} onChoose={(file) => void choose(file)} />
        <div className="mt-3 empty:hidden">
          <FormAlert text={error} />
        </div>
        {chosen ? (
          <>
            <ColumnMap columns={chosen.answer.columns} busy={busy} onMap={(columns) => void map(columns)} />
            {chosen.answer.needsAddress ? (
              <p role="alert" className="mt-4 text-md font-semibold text-orange-ink">
                {t("map.needsAddress")}
              </p>
            ) : (
              <ImportPreview answer={chosen.answer} busy={busy} onCommit={() => void commit()} />
            )}
          </>
        ) : (
          <ImportGuide />
        )}
      </section>
    </>
  );
}

function useImport() {
  const t = useTexts(catalogs);
  const actions = usePropertyActions();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<{ file: File; columns?: ColumnMapping; answer: ImportAnswer } | null>(null);
  const { busy, error, attempt } = useAttempt<"choosing" | "mapping" | "storing">();

  const choose = (file: File) =>
    attempt("choosing", async () => {
      setChosen(null);
      setChosen({ file, answer: await actions.importFile(file, false) });
    });

  const map = (columns: ColumnMapping) =>
    attempt("mapping", async () => {
      if (!chosen) return;
      const { file } = chosen;
      setChosen({ file, columns, answer: await actions.importFile(file, false, columns) });
    });

  const commit = () =>
    attempt("storing", async () => {
      if (!chosen) return;
      const { created, updated } = await actions.importFile(chosen.file, true, chosen.columns);
      await navigate(paths.properties);
      toasts.add({ title: t("import.done.title"), description: t("import.done.text", { created, updated }) });
    });

  return { chosen, busy: busy !== null, error, choose, map, commit };
}

interface ChooserProps {
  name: string | undefined;
  busy: boolean;
  onChoose: (file: File) => void;
}

function Chooser({ name, busy, onChoose }: ChooserProps) {
  const t = useTexts(catalogs);
  return (
    <FileDrop
      label={t(busy ? "import.reading" : name ? "import.other" : "import.choose")}
      accept=".csv,text/csv"
      tone={name ? "line" : "navy"}
      onFiles={([file]) => file && !busy && onChoose(file)}
    >
      {name ? (
        <p className="mt-2 truncate font-semibold">{name}</p>
      ) : (
        <p className="mt-2 text-sm text-muted">{t("import.drop")}</p>
      )}
    </FileDrop>
  );
}
