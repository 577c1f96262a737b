import type { BusyTime } from "@llave/contract/showings/calendars";
import type { CSSProperties } from "react";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { showingMoment } from "../../../wording/showings.ts";
import { timeText } from "../showingWords.ts";
import { useShowingTexts } from "../useShowingTexts.ts";

/** Time at which the agent is busy according to a connected calendar; what it is about stays there. */
export function BusyEntry({ busy, style }: { busy: BusyTime; style: CSSProperties }) {
  const t = useShowingTexts();
  const { language } = useLanguage();
  const name = t(`provider.${busy.provider}`);
  const when = `${showingMoment(language, busy.from)} – ${timeText(language, busy.to)}`;
  return (
    <div
      className="pointer-events-none absolute right-[5px] left-[3px] overflow-hidden rounded-s border border-line-2 bg-fill-2 px-[7px] pt-[3px] text-xs leading-[15px] text-ink-2"
      style={style}
    >
      <span className="sr-only">{t("busy.at", { name, when })}</span>
      <b aria-hidden="true" className="block truncate text-[0.78rem] font-semibold">
        {t("busy")}
      </b>
      <span aria-hidden="true" className="block truncate">
        {name}
      </span>
    </div>
  );
}
