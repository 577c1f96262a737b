import type { BusyTime } from "@llave/contract/showings/calendars";
import type { Showing } from "@llave/contract/showings/showings";
import { Dialog } from "../../components/dialog/Dialog.tsx";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import { showingMoment } from "../../wording/showings.ts";
import type { ShowingCommands } from "./card/ShowingActions.tsx";
import { ShowingCard } from "./card/ShowingCard.tsx";
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
    <Dialog open={showing !== null} onClose={onClose} title={showing ? renterName(showing, t) : ""}>
      {showing && (
        <div className="mt-2">
          <ShowingCard
            showing={showing}
            when={`${showingMoment(language, showing.at)} – ${timeText(language, showing.endsAt)}`}
            busyTimes={busyTimes}
            commands={commands}
            onConfirmed={onClose}
            named={false}
          />
        </div>
      )}
    </Dialog>
  );
}
