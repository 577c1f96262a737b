import type { ImportAnswer } from "@llave/contract/properties";
import { useState } from "react";
import { useNavigate } from "react-router";
import { BackLink } from "../../../components/BackLink.tsx";
import { FileDrop } from "../../../components/FileDrop.tsx";
import { FormAlert } from "../../../components/FormAlert.tsx";
import { PageHead } from "../../../components/PageHead.tsx";
import { refusalOf } from "../../../data/refusal.ts";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { toasts } from "../../../notifications/toasts.ts";
import { paths } from "../../../paths.ts";
import { usePropertyActions } from "../queries.ts";
import { en } from "../texts/en.ts";
import { es } from "../texts/es.ts";
import { ImportGuide } from "./ImportGuide.tsx";
import { ImportPreview } from "./ImportPreview.tsx";

const catalogues = { en, es };

/** Listings from a CSV file: choose it, see what it would do, then do it. */
export function ImportView() {
  const t = useTexts(catalogues);
  const { chosen, busy, error, choose, commit } = useImport();
  return (
    <>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <BackLink to={paths.properties} text={t("title")} />
      <h1 className="pt-1 display text-2xl">{t("import.title")}</h1>
      <p className="mt-1 mb-4 max-w-[68ch] text-md text-ink-2">{t("import.text")}</p>
      <section className="rounded-l border border-line bg-card px-4 py-5 phone:px-6">
        <Chooser name={chosen?.file.name} busy={busy} onChoose={(file) => void choose(file)} />
        <div className="mt-3 empty:hidden">
          <FormAlert text={error} />
        </div>
        {chosen ? <ImportPreview answer={chosen.answer} busy={busy} onCommit={() => void commit()} /> : <ImportGuide />}
      </section>
    </>
  );
}

function useImport() {
  const t = useTexts(catalogues);
  const actions = usePropertyActions();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<{ file: File; answer: ImportAnswer } | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      setError(refusalOf(failure).error ?? t("failed.fallback"));
    } finally {
      setBusy(false);
    }
  }

  const choose = (file: File) =>
    attempt(async () => {
      setChosen(null);
      setChosen({ file, answer: await actions.importFile(file, false) });
    });

  const commit = () =>
    attempt(async () => {
      if (!chosen) return;
      const { created, updated } = await actions.importFile(chosen.file, true);
      await navigate(paths.properties);
      toasts.add({ title: t("import.done.title"), description: t("import.done.text", { created, updated }) });
    });

  return { chosen, busy, error, choose, commit };
}

interface ChooserProps {
  name: string | undefined;
  busy: boolean;
  onChoose: (file: File) => void;
}

function Chooser({ name, busy, onChoose }: ChooserProps) {
  const t = useTexts(catalogues);
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
