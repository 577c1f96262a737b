import { useState } from "react";
import { useFirstSteps } from "../../agent/firstSteps.ts";
import { useDashboardFigures } from "../../agent/queries.ts";
import { FirstStepsList } from "../../features/firstSteps/FirstStepsList.tsx";
import { OverviewView } from "../../features/overview/OverviewView.tsx";

/** The dashboard's first view; for a new agent, the first steps. */
export default function OverviewRoute() {
  const { data: steps, isPending } = useFirstSteps();
  const { data: figures } = useDashboardFigures();
  const isNew = figures?.leads === 0;
  // A list that was seen stays once its last step is done: the agent may be in the middle of that step.
  const [seen, setSeen] = useState(false);
  if (steps?.shown && !seen) setSeen(true);
  if (steps && (steps.shown || (seen && !steps.hidden))) {
    return <OverviewView first={<FirstStepsList steps={steps} onClose={() => setSeen(false)} />} empty={isNew} />;
  }
  // An account without leads is most likely new: the cards would only flash before its first steps.
  return <OverviewView empty={isNew && isPending} />;
}
