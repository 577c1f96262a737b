import { useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import qrCode from "./qr.svg";

/** The agent's link, as the dashboard shares it; the code in `qr.svg` leads to the same address. */
export function ShareCard() {
  const t = useTexts(catalogs);
  return (
    <div className="w-full max-w-[316px] rounded-[20px] bg-card p-5 shadow-2">
      <div className="flex items-center gap-4">
        <img src={qrCode} alt="" width="92" height="92" loading="lazy" className="size-23" />
        <p>
          <b className="block text-lg leading-[21px] font-semibold">{t("features.share.link")}</b>
          <span className="mt-1 block text-base text-muted">{t("features.share.hint")}</span>
        </p>
      </div>
      <p className="mt-4 flex h-11.5 items-center justify-between gap-2 rounded-m border border-line-2 pr-1.5 pl-3.5 text-base font-medium">
        <span>/smartlink/marisol</span>
        <span className="inline-flex h-8.5 items-center rounded-s bg-ink px-3.5 text-sm font-semibold text-on-night">
          {t("features.share.copy")}
        </span>
      </p>
      <ul className="mt-3.5 grid grid-cols-3 gap-2 text-center text-sm font-semibold">
        {[t("features.share.sms"), "WhatsApp", "Instagram"].map((way) => (
          <li key={way} className="rounded-[9px] bg-fill py-2">
            {way}
          </li>
        ))}
      </ul>
    </div>
  );
}
