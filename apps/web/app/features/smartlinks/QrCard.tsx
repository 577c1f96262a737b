import type { SmartLinkSummary } from "@llave/contract/chat/smartlink";
import { button } from "../../components/button.ts";
import { Card } from "../../components/Card.tsx";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { PrintSheet } from "./PrintSheet.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** A link's code, as files and as a sheet to print. */
export function QrCard({ link }: { link: SmartLinkSummary }) {
  const t = useTexts(catalogs);
  const path = `/api/smartlinks/${link.id}/qr`;
  const file = `llave-${link.slug.split("/")[1] ?? link.slug}`;
  return (
    <Card title={t("qr.title")}>
      <p className="mt-1 text-base text-ink-2">{t("qr.text")}</p>
      <div className="mt-4 grid place-items-center rounded-m bg-paper p-4">
        <img
          src={`${path}.svg`}
          alt={t("qr.alt", { name: link.name })}
          width="220"
          height="220"
          className="size-[220px] rounded-s bg-card"
        />
      </div>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <a href={`${path}.png`} download={`${file}.png`} className={button("line", "medium")}>
          <Icon name="download" small />
          {t("qr.png")}
        </a>
        <a href={`${path}.svg`} download={`${file}.svg`} className={button("line", "medium")}>
          <Icon name="download" small />
          {t("qr.svg")}
        </a>
        <button type="button" className={`${button("line", "medium")} col-span-2`} onClick={() => window.print()}>
          <Icon name="print" small />
          {t("qr.print")}
        </button>
      </div>
      <PrintSheet link={link} />
    </Card>
  );
}
