import type { SmartLinkSummary } from "@llave/contract/chat/smartlink";
import { button } from "../../components/button.ts";
import { Dialog } from "../../components/dialog/Dialog.tsx";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** A link's QR code, large enough to scan from the screen, and as files. */
export function QrDialog({ link, onClose }: { link: SmartLinkSummary; onClose: () => void }) {
  const t = useTexts(catalogs);
  const path = `/api/smartlinks/${link.id}/qr`;
  const file = `llave-${link.slug.split("/")[1] ?? link.slug}`;
  return (
    <Dialog open onClose={onClose} title={t("qr.title")} description={link.name}>
      <img
        src={`${path}.svg`}
        alt={t("qr.alt", { name: link.name })}
        width="300"
        height="300"
        className="mx-auto mt-4 size-[300px] rounded-m border border-line"
      />
      <p className="mt-3 text-center text-sm break-all text-ink-2">{link.url.replace(/^https?:\/\//, "")}</p>
      <p className="mt-1 text-center text-sm text-muted">{t("qr.text")}</p>
      <div className="mt-4 grid grid-cols-2 gap-2">
        {(["png", "svg"] as const).map((kind) => (
          <a key={kind} href={`${path}.${kind}`} download={`${file}.${kind}`} className={button("line", "medium")}>
            <Icon name="download" small />
            {t(`qr.${kind}`)}
          </a>
        ))}
      </div>
    </Dialog>
  );
}
