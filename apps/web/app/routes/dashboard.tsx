import { Outlet } from "react-router";
import { PageHead } from "../components/PageHead.tsx";
import { AuthenticationRequired, Waiting } from "../features/dashboard/AccessScreens.tsx";
import { DashboardShell } from "../features/dashboard/DashboardShell.tsx";
import { en } from "../features/dashboard/texts/en.ts";
import { es } from "../features/dashboard/texts/es.ts";
import { useDashboardAccess } from "../features/dashboard/useDashboardAccess.ts";
import { useEscapeToLeads } from "../features/leads/useEscapeToLeads.ts";
import { NotificationBell } from "../features/notifications/NotificationBell.tsx";
import { SearchInBar, SearchOverPage } from "../features/search/HeaderSearch.tsx";
import { useTexts } from "../language/LanguageProvider.tsx";

const catalogues = { en, es };
const search = { field: <SearchInBar />, button: <SearchOverPage /> };

/** The guard and the frame of all dashboard pages. Nothing of an agent's data is in the server's HTML. */
export default function DashboardRoute() {
  const t = useTexts(catalogues);
  const access = useDashboardAccess();
  useEscapeToLeads();
  if (access.state === "granted") {
    return (
      <DashboardShell search={search} notifications={<NotificationBell />}>
        <Outlet />
      </DashboardShell>
    );
  }
  return (
    <>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      {access.state === "signedOut" ? <AuthenticationRequired /> : <Waiting text="checking" />}
    </>
  );
}
