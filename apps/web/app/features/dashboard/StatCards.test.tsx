import type { DashboardAnalytics } from "@llave/contract/agent/dashboard";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { dashboardKey } from "../../agent/queries.ts";
import { StatCards } from "./StatCards.tsx";

const figures: Partial<DashboardAnalytics> = {
  ...{ activeLeads: 18, leadsGrowth: 0, revenue30d: 0, revenueGrowth: 0 },
  ...{ smartLinkViews: 256, viewsToday: 3, conversionRate: 7.8 },
};

function shown(leads: number): string {
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => null } } });
  client.setQueryData(["/api/dashboard/analytics?period=30d"], figures);
  client.setQueryData(dashboardKey, { leads });
  const page = (
    <QueryClientProvider client={client}>
      <StatCards folded={false} />
    </QueryClientProvider>
  );
  return renderToStaticMarkup(page)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
}

test("active leads also show the Leads tab's count when it is higher", () => {
  expect(shown(21)).toContain("Active Leads 18 of 21");
  expect(shown(18)).toContain("Active Leads 18 0% this month");
});
