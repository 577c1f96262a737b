import { formatDate } from "@llave/ui/translate";
import { useState } from "react";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

interface Props {
  /** ISO dates. */
  days: string[];
  change: (days: string[]) => void;
}

/** Single days without showings. */
export function DaysOff({ days, change }: Props) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const [day, setDay] = useState("");
  const dayName = (date: string) => formatDate(language, date, { timeZone: "UTC", dateStyle: "full" });
  const add = () => {
    if (day) change([...new Set([...days, day])].sort());
    setDay("");
  };
  return (
    <>
      <ul className="mb-3 flex flex-wrap gap-2 empty:hidden">
        {days.map((date) => (
          <li key={date}>
            <button
              type="button"
              className={button("line", "medium")}
              aria-label={t("removeDay", { day: dayName(date) })}
              onClick={() => change(days.filter((other) => other !== date))}
            >
              {dayName(date)}
              <Icon name="close" small />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-2">
        <label className="grid gap-1 text-sm font-semibold">
          {t("addDay")}
          <input
            type="date"
            className="min-h-11 rounded-m border border-field bg-card px-3 text-md"
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        </label>
        <button type="button" className={button("line", "large")} aria-disabled={day === ""} onClick={add}>
          {t("addDayButton")}
        </button>
      </div>
    </>
  );
}
