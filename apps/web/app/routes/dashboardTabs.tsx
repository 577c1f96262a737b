import { Outlet } from "react-router";
import { DashboardTabs } from "../features/dashboard/DashboardTabs.tsx";

/** The views that the dashboard's tabs lead to, with the figures above them. */
export default function DashboardTabsRoute() {
  return (
    <DashboardTabs>
      <Outlet />
    </DashboardTabs>
  );
}
