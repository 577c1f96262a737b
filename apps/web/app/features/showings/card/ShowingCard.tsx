import type { BusyTime } from "@llave/contract/showings/calendars";
import type { Showing } from "@llave/contract/showings/showings";
import { renterName } from "../showingWords.ts";
import { useShowingTexts } from "../useShowingTexts.ts";
import { BusyWarning } from "./BusyWarning.tsx";
import { ShowingActions, type ShowingCommands } from "./ShowingActions.tsx";
import { StatusBadge } from "./StatusBadge.tsx";

interface ShowingCardProps {
  showing: Showing;
  /** The time, with the day where the place around the card doesn't say it. */
  when: string;
  commands: ShowingCommands;
  busyTimes?: readonly BusyTime[];
  /** Only the actions that decide a request. */
  brief?: boolean;
  /** False where the place around the card names the renter. */
  named?: boolean;
  /** True beside the renter's thread. */
  ofRenter?: boolean;
  onConfirmed?: () => void;
}

/** One showing, the same wherever it appears: time, renter, home, status, conflicts, and the agent's actions. */
export function ShowingCard({ showing, when, busyTimes = [], named = true, ...actions }: ShowingCardProps) {
  const t = useShowingTexts();
  return (
    <div>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-lg font-semibold">
        <span className="tabular-nums">{when}</span>
        <StatusBadge showing={showing} />
      </p>
      {named && <p className="truncate text-lg font-semibold">{renterName(showing, t)}</p>}
      <p className="mb-2.5 text-md text-ink-2">{showing.address ?? t("noAddress")}</p>
      <BusyWarning showing={showing} busyTimes={busyTimes} />
      <ShowingActions showing={showing} {...actions} />
    </div>
  );
}
