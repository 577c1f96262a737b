import { DashboardTabs } from "../features/dashboard/DashboardTabs.tsx";
import { LeadsView } from "../features/leads/list/LeadsView.tsx";

export default function LeadsRoute() {
  return (
    <DashboardTabs>
      <LeadsView />
    </DashboardTabs>
  );
}
