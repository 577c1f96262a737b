import { Outlet } from "react-router";
import { DashboardTabs } from "../../features/dashboard/DashboardTabs.tsx";

/** The views behind the dashboard's tabs, with the figures above them. */
export default function DashboardTabsRoute() {
  return (
    <DashboardTabs>
      <Outlet />
    </DashboardTabs>
  );
}
