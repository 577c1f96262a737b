import type { ShowingTimes } from "@llave/contract/showings/showings";
import { capitalized } from "@llave/ui/capitalized";
import type { Language } from "@llave/ui/language";
import { formatDate } from "@llave/ui/translate";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router";
import { button } from "../../../../components/button.ts";
import { Field } from "../../../../components/form/Field.tsx";
import { useLanguage, useTexts } from "../../../../language/LanguageProvider.tsx";
import { paths } from "../../../../paths.ts";
import { catalogs } from "../texts/catalogs.ts";

interface FreeTimesProps {
  /** The call that lists them. */
  path: string;
  /** True if the form also accepts other times. */
  any?: boolean;
  /** The form that chooses one of them. */
  children: (times: string[]) => ReactNode;
}

/** The agent's free times, fetched each time: loading, failed, none, or a form with them. */
export function FreeTimes({ path, any = false, children }: FreeTimesProps) {
  const t = useTexts(catalogs);
  const free = useQuery<ShowingTimes>({ queryKey: [path], staleTime: 0, gcTime: 0 });
  if (free.isPending) return <FreeTimesComing />;
  if (free.isError) {
    return (
      <div role="alert" className="mt-4">
        <p className="mb-3">{t("showings.move.unloaded")}</p>
        <button type="button" className={button("line")} onClick={() => void free.refetch()}>
          {t("retry")}
        </button>
      </div>
    );
  }
  return (
    <>
      {free.data.times.length === 0 && <NoTimes />}
      {(free.data.times.length > 0 || any) && children(free.data.times)}
    </>
  );
}

interface TimeChoiceProps {
  times: string[];
  /** The time whose day is shown first, as far as it has free times. */
  near?: string;
  /** ISO time; empty at first. */
  chosen: string;
  choose: (at: string) => void;
}

/** Times to choose one from: a day first, so that a few weeks of times aren't a wall of buttons. */
export function TimeChoice({ times, near, chosen, choose }: TimeChoiceProps) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const days = byDay(times, language);
  const [picked, pick] = useState<string>();
  const shown =
    days.find(([day]) => day === picked) ??
    days.find(([, ofDay]) => ofDay.includes(chosen)) ??
    days.find(([day]) => near !== undefined && day === dayName(near, language)) ??
    days[0];
  if (!shown) return null;
  const [day, ofDay] = shown;
  return (
    <>
      <Field label={t("showings.day")} error={undefined} className="mb-4">
        {(control) => (
          <select {...control} value={day} onChange={(event) => pick(event.target.value)}>
            {days.map(([name, { length: count }]) => (
              <option key={name} value={name}>
                {t("showings.day.times", { day: capitalized(name), count })}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="-mx-1 max-h-[34dvh] overflow-y-auto px-1">
        <DayTimes key={day} day={day} times={ofDay} chosen={chosen} choose={choose} />
      </div>
    </>
  );
}

function DayTimes({ day, times, chosen, choose }: TimeChoiceProps & { day: string }) {
  const { language } = useLanguage();
  const group = useId();
  return (
    <fieldset className="mb-4">
      <legend className="sr-only">{day}</legend>
      <div className="flex flex-wrap gap-2">
        {times.map((at) => (
          <label
            key={at}
            className="relative grid h-11 min-w-[88px] cursor-pointer place-items-center rounded-m border border-line-2 bg-card px-3 text-base font-semibold tabular-nums hover:bg-fill has-checked:border-ink has-checked:bg-ink has-checked:text-on-night has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={`time-${group}`}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
              checked={at === chosen}
              onChange={() => choose(at)}
            />
            {formatDate(language, at, { hour: "numeric", minute: "2-digit" })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function FreeTimesComing() {
  const t = useTexts(catalogs);
  return (
    <div className="mt-5 grid animate-appear gap-3">
      <p role="status" className="sr-only">
        {t("showings.move.loading")}
      </p>
      {[0, 1, 2].map((row) => (
        <div key={row} className="h-11 animate-pulse rounded-m bg-fill-2" />
      ))}
    </div>
  );
}

/** No free times, or no hours this week: a link to change that. */
function NoTimes() {
  const t = useTexts(catalogs);
  return (
    <div className="mt-4">
      <p className="mb-4">{t("showings.move.none")}</p>
      <Link to={paths.settings.availability} className={button("line")}>
        {t("showings.move.hours")}
      </Link>
    </div>
  );
}

/** Free times by the market's days, each day named in full. */
function byDay(times: string[], language: Language): [day: string, times: string[]][] {
  const days = new Map<string, string[]>();
  for (const at of times) {
    const day = dayName(at, language);
    days.set(day, [...(days.get(day) ?? []), at]);
  }
  return [...days];
}

function dayName(at: string, language: Language): string {
  return formatDate(language, at, { weekday: "long", month: "long", day: "numeric" });
}
