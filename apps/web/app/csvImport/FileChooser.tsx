import { FileDrop } from "../components/form/FileDrop.tsx";
import { useTexts } from "../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

interface FileChooserProps {
  /** The name of the chosen file. */
  name: string | undefined;
  busy: boolean;
  onChoose: (file: File) => void;
}

/** Where a CSV file is dropped or chosen. */
export function FileChooser({ name, busy, onChoose }: FileChooserProps) {
  const t = useTexts(catalogs);
  return (
    <FileDrop
      label={t(busy ? "reading" : name ? "other" : "choose")}
      accept=".csv,text/csv"
      tone={name ? "line" : "navy"}
      onFiles={([file]) => file && !busy && onChoose(file)}
    >
      {name ? (
        <p className="mt-2 truncate font-semibold">{name}</p>
      ) : (
        <p className="mt-2 text-sm text-muted">{t("drop")}</p>
      )}
    </FileDrop>
  );
}
