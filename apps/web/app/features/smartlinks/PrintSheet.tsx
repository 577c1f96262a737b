import type { SmartLinkSummary } from "@llave/contract/chat/smartlink";
import { createPortal } from "react-dom";
import { useProfile } from "../../agent/queries.ts";
import { Avatar } from "../../components/Avatar.tsx";
import { Logo } from "../../components/page/Logo.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

/**
 * Printed instead of the page: the code, whose it is, and why to scan it, always in both languages. The brokerage
 * appears with the name (Fla. Admin. Code R. 61J2-10.025).
 */
export function PrintSheet({ link }: { link: SmartLinkSummary }) {
  const t = useTexts(catalogs);
  const { data: profile } = useProfile();
  if (!profile) return null;
  return createPortal(
    <div data-print-sheet className="hidden text-ink print:block">
      <div className="mx-auto flex h-[9.6in] max-w-[7in] flex-col items-center text-center">
        <div className="mt-6 flex items-center gap-5 text-left">
          <Avatar name={profile.name} photo={profile.profileImage} tone="agent" className="size-24 text-2xl" />
          <div>
            <p className="display text-[2.25rem] leading-tight">{profile.name}</p>
            {profile.brokerage && <p className="text-lead text-ink-2">{profile.brokerage}</p>}
          </div>
        </div>
        <img
          src={`/api/smartlinks/${link.id}/qr.svg`}
          alt={t("qr.alt", { name: link.name })}
          className="my-auto w-[4.6in]"
        />
        <p lang="en" className="display text-[1.75rem] leading-snug">
          {t("sheet.en")}
        </p>
        <p lang="es" className="mt-3 display text-[1.75rem] leading-snug">
          {t("sheet.es")}
        </p>
        <p className="mt-6 text-lead break-all text-ink-2">{link.url.replace(/^https?:\/\//, "")}</p>
        <div className="mt-6 flex items-center gap-3 text-md text-ink-2">
          <Logo />
          {t("sheet.note")}
        </div>
      </div>
    </div>,
    document.body,
  );
}
