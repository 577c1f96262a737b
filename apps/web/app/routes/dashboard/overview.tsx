import { useFirstSteps } from "../../agent/firstSteps.ts";
import { useDashboardFigures } from "../../agent/queries.ts";
import { FirstStepsList } from "../../features/firstSteps/FirstStepsList.tsx";
import { OverviewView } from "../../features/overview/OverviewView.tsx";

/** The dashboard's first view; for a new agent, the first steps. */
export default function OverviewRoute() {
  const { data: steps, isPending } = useFirstSteps();
  const { data: figures } = useDashboardFigures();
  const isNew = figures?.leads === 0;
  if (steps?.shown) return <OverviewView first={<FirstStepsList steps={steps} />} empty={isNew} />;
  // An account without leads is most likely new: the cards would only flash before its first steps.
  return <OverviewView empty={isNew && isPending} />;
}
