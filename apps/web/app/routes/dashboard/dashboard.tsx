import type { MeResponse } from "@llave/contract/account/auth";
import { useQuery } from "@tanstack/react-query";
import { Navigate, Outlet, useLocation } from "react-router";
import { PageHead } from "../../components/page/PageHead.tsx";
import { contentId } from "../../components/page/RouteFocus.tsx";
import { AdminHeader } from "../../features/admin/AdminHeader.tsx";
import { AuthenticationRequired, Waiting } from "../../features/dashboard/AccessScreens.tsx";
import { DashboardShell } from "../../features/dashboard/DashboardShell.tsx";
import { catalogs } from "../../features/dashboard/texts/catalogs.ts";
import { useDashboardAccess } from "../../features/dashboard/useDashboardAccess.ts";
import { useEscapeToLeads } from "../../features/leads/useEscapeToLeads.ts";
import { NotificationBell } from "../../features/notifications/NotificationBell.tsx";
import { SearchInBar, SearchOverPage } from "../../features/search/HeaderSearch.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";

const search = { field: <SearchInBar />, button: <SearchOverPage /> };

/** The guard and the frame of all dashboard pages. The server's HTML contains no agent data. */
export default function DashboardRoute() {
  const t = useTexts(catalogs);
  const access = useDashboardAccess();
  useEscapeToLeads();
  if (access.state === "granted") {
    return (
      <DashboardShell search={search} notifications={<NotificationBell />}>
        <Outlet />
      </DashboardShell>
    );
  }
  if (access.state === "administrator") return <AdministratorsAccount />;
  return (
    <>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      {access.state === "signedOut" ? <AuthenticationRequired /> : <Waiting text="checking" />}
    </>
  );
}

/** An administrator who isn't an agent has an account, and nothing else on the dashboard. */
function AdministratorsAccount() {
  const { pathname } = useLocation();
  const { data: me } = useQuery<MeResponse>({ queryKey: ["/api/auth/me"] });
  if (pathname !== paths.account) return <Navigate to={paths.admin} replace />;
  return (
    <div className="min-h-dvh bg-paper">
      {me && <AdminHeader me={me} />}
      <main id={contentId} tabIndex={-1} className="measure outline-none">
        <Outlet />
      </main>
    </div>
  );
}
