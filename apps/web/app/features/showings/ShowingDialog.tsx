import type { BusyTime } from "@llave/contract/calendars";
import type { Showing } from "@llave/contract/showings";
import { Dialog } from "../../components/Dialog.tsx";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import { showingMoment } from "../../wording/showings.ts";
import { BusyWarning } from "./BusyWarning.tsx";
import { ShowingActions, type ShowingCommands } from "./ShowingActions.tsx";
import { StatusBadge } from "./StatusBadge.tsx";
import { renterName, timeText } from "./showingWords.ts";
import { useShowingTexts } from "./useShowingTexts.ts";

interface ShowingDialogProps {
  showing: Showing | null;
  busyTimes: readonly BusyTime[];
  commands: ShowingCommands;
  onClose: () => void;
}

/** One showing over the calendar, with all of the agent's actions. */
export function ShowingDialog({ showing, busyTimes, commands, onClose }: ShowingDialogProps) {
  const t = useShowingTexts();
  const { language } = useLanguage();
  return (
    <Dialog
      open={showing !== null}
      onClose={onClose}
      title={showing ? renterName(showing, t) : ""}
      description={showing ? `${showingMoment(language, showing.at)} – ${timeText(language, showing.endsAt)}` : ""}
    >
      {showing && (
        <>
          <p className="mt-2 mb-4 flex flex-wrap items-center gap-3 text-md">
            <StatusBadge showing={showing} />
            {showing.address ?? t("noAddress")}
          </p>
          <BusyWarning showing={showing} busyTimes={busyTimes} />
          <ShowingActions showing={showing} commands={commands} onConfirmed={onClose} />
        </>
      )}
    </Dialog>
  );
}
