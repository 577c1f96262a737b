import { button } from "../../components/button.ts";
import { Card } from "../../components/Card.tsx";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** Everything in the account, as a file. */
export function DataCard() {
  const t = useTexts(catalogs);
  return (
    <Card title={t("data.title")}>
      <p className="mt-1 mb-4 max-w-[64ch] text-md text-muted">{t("data.text")}</p>
      <ExportLink />
    </Card>
  );
}

/** The file, with the server's name for it. */
export function ExportLink() {
  const t = useTexts(catalogs);
  return (
    <a href="/api/account/export" download className={button("line", "large")}>
      <Icon name="download" />
      {t("data.export")}
    </a>
  );
}
