import { minuteMs } from "@llave/contract/calendar";
import type { Showing } from "@llave/contract/showings/showings";
import { formatNumber } from "@llave/ui/translate";
import type { ReactNode } from "react";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { durationText } from "../showingWords.ts";
import { useShowingTexts } from "../useShowingTexts.ts";
import { legBetween } from "./driveLegs.ts";

/** The way between two stops of a day: the estimated drive and whether it fits; the time between if a place is unknown. */
export function DriveLeg({ from, to }: { from: Showing; to: Showing }) {
  const t = useShowingTexts();
  const { language } = useLanguage();
  const leg = legBetween(from, to);
  const gap = t("gap.free", { time: durationText(Date.parse(to.at) - Date.parse(from.endsAt), t) });
  if (!leg) return <Line>{gap}</Line>;
  const { drive, spare } = leg;
  const way = t("gap.drive", {
    time: durationText(drive.minutes * minuteMs, t),
    miles: formatNumber(language, drive.miles, { maximumFractionDigits: 1 }),
  });
  const rest = t(spare < 0 ? "gap.tight" : "gap.spare", { time: durationText(Math.abs(spare) * minuteMs, t) });
  return (
    <Line isTight={spare < 0}>
      {way} · <b className="font-semibold">{rest}</b>
    </Line>
  );
}

function Line({ isTight = false, children }: { isTight?: boolean; children: ReactNode }) {
  const color = isTight ? "bg-orange-wash text-orange-ink" : "bg-hover text-muted";
  return <p className={`border-t border-line py-2 pr-4 pl-4 text-sm ${color}`}>{children}</p>;
}
