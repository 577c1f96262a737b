import type { MeResponse } from "@llave/contract/account/auth";
import { contentId } from "../../components/page/RouteFocus.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { useSessionRefresh } from "../../session/useSessionRefresh.ts";
import { AdminProtection } from "../secondFactors/AdminProtection.tsx";
import { SecurityEventsCard } from "../securityEvents/SecurityEventsCard.tsx";
import { AdminHeader } from "./AdminHeader.tsx";
import { AuditLog } from "./AuditLog.tsx";
import { LicensesCard } from "./licenses/LicensesCard.tsx";
import { StatCards } from "./StatCards.tsx";
import { catalogs } from "./texts/catalogs.ts";
import { VisitsCard } from "./visits/VisitsCard.tsx";
import { WaitlistCard } from "./waitlist/WaitlistCard.tsx";

/** The waitlist's administration. It answers "who is next?". */
export function AdminView({ me }: { me: MeResponse }) {
  const t = useTexts(catalogs);
  useSessionRefresh();
  return (
    <div className="min-h-dvh bg-paper">
      <AdminHeader me={me} />
      <main id={contentId} tabIndex={-1} className="measure pb-14 outline-none">
        <h1 className="pt-8 display text-2xl">{t("title")}</h1>
        <p className="mt-1 text-md text-muted">{t("subtitle")}</p>
        <AdminProtection>
          <StatCards />
          <WaitlistCard />
          <div className="mt-5 grid grid-cols-1 gap-5">
            <LicensesCard />
            <VisitsCard />
            <AuditLog />
            <SecurityEventsCard of="admin" />
          </div>
        </AdminProtection>
      </main>
    </div>
  );
}
