import type { SmartLinkSummary } from "@llave/contract/chat/smartlink";
import { useState } from "react";
import { QrDialog } from "../../../agent/links/QrDialog.tsx";
import { useCopyLink } from "../../../agent/useCopyLink.ts";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { useListingLink } from "./useListingLink.ts";

/** The listing's own SmartLink: its address and its code. Both are created on first use. */
export function ListingLinkButtons({ propertyId }: { propertyId: string }) {
  const t = useTexts(catalogs);
  const copy = useCopyLink();
  const { open, busy } = useListingLink(propertyId);
  const [shown, setShown] = useState<SmartLinkSummary | null>(null);
  const withLink = (use: (link: SmartLinkSummary) => void) => async () => {
    const link = await open();
    if (link) use(link);
  };
  const look = `${button("line", "medium")} max-phone:flex-1`;
  return (
    <>
      <button
        type="button"
        aria-disabled={busy}
        className={look}
        onClick={() => void withLink((link) => void copy(link.url))()}
      >
        <Icon name="link" small />
        {t("publish.copy")}
      </button>
      <button type="button" aria-disabled={busy} className={look} onClick={() => void withLink(setShown)()}>
        <Icon name="qr" small />
        QR
      </button>
      {shown && <QrDialog link={shown} onClose={() => setShown(null)} />}
    </>
  );
}
