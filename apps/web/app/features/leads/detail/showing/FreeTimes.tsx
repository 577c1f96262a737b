import type { ShowingTimes } from "@llave/contract/showings";
import type { Language } from "@llave/ui/language";
import { formatDate } from "@llave/ui/translate";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { button } from "../../../../components/button.ts";
import { useLanguage, useTexts } from "../../../../language/LanguageProvider.tsx";
import { paths } from "../../../../paths.ts";
import { catalogs } from "../texts/catalogs.ts";

interface FreeTimesProps {
  /** The call that lists them. */
  path: string;
  /** The form that chooses one of them. */
  children: (times: string[]) => ReactNode;
}

/** The agent's free times, fetched each time: loading, failed, none, or a form with them. */
export function FreeTimes({ path, children }: FreeTimesProps) {
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
  return free.data.times.length === 0 ? <NoTimes /> : children(free.data.times);
}

interface TimeChoiceProps {
  times: string[];
  /** ISO time; empty at first. */
  chosen: string;
  choose: (at: string) => void;
}

/** Times to choose one from, by day. */
export function TimeChoice({ times, chosen, choose }: TimeChoiceProps) {
  const { language } = useLanguage();
  return (
    <div className="-mx-1 mt-2 max-h-[46dvh] overflow-y-auto px-1 pb-2">
      {byDay(times, language).map(([day, ofDay]) => (
        <DayTimes key={day} day={day} times={ofDay} chosen={chosen} choose={choose} />
      ))}
    </div>
  );
}

function DayTimes({ day, times, chosen, choose }: TimeChoiceProps & { day: string }) {
  const { language } = useLanguage();
  const group = useId();
  return (
    <fieldset className="mb-4">
      <legend className="mb-2 font-semibold first-letter:uppercase">{day}</legend>
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
  const named = (at: string) => formatDate(language, at, { weekday: "long", month: "long", day: "numeric" });
  const days = new Map<string, string[]>();
  for (const at of times) days.set(named(at), [...(days.get(named(at)) ?? []), at]);
  return [...days];
}
