import type { BusyTime } from "@llave/contract/showings/calendars";
import type { Showing } from "@llave/contract/showings/showings";
import { useNow } from "../../../components/hooks/useNow.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useShowingTexts } from "../useShowingTexts.ts";
import { busyOverlap } from "./busyOverlap.ts";

/** Says that a showing falls on something else in the agent's calendar. Nothing is moved without the agent. */
export function BusyWarning({ showing, busyTimes }: { showing: Showing; busyTimes: readonly BusyTime[] }) {
  const t = useShowingTexts();
  const overlap = busyOverlap(showing, busyTimes, useNow());
  if (!overlap) return null;
  return (
    <p className="mb-3 flex items-start gap-2 text-base text-orange-ink">
      <Icon name="alert" small className="mt-[3px] flex-none" />
      {t("busy.overlap", { name: t(`provider.${overlap.provider}`) })}
    </p>
  );
}
