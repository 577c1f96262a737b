import type { Showing, ShowingTimes } from "@llave/contract/showings";
import type { Language } from "@llave/ui/language";
import { formatDate } from "@llave/ui/translate";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { Link } from "react-router";
import { button } from "../../../components/button.ts";
import { Dialog } from "../../../components/Dialog.tsx";
import { FormAlert } from "../../../components/FormAlert.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { showingMoment } from "../../../wording/showings.ts";
import { leadName } from "../leadWords.ts";
import { en as listEn } from "../texts/en.ts";
import { es as listEs } from "../texts/es.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import type { ShowingMove } from "./useShowingMove.ts";

const catalogs = { en, es };
const listCatalogs = { en: listEn, es: listEs };

/** Another time for a showing, from the agent's own free times; open while `move.showing` is set. */
export function MoveShowing({ move }: { move: ShowingMove }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { showing } = move;
  return (
    <Dialog
      open={showing !== null}
      onClose={move.close}
      title={t("showings.move.title")}
      description={
        showing
          ? [t("showings.move.now", { when: showingMoment(language, showing.at) }), showing.address]
              .filter(Boolean)
              .join(" · ")
          : ""
      }
    >
      {showing && <MoveForm key={showing.id} showing={showing} move={move} />}
    </Dialog>
  );
}

function MoveForm({ showing, move }: { showing: Showing; move: ShowingMove }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const [chosen, setChosen] = useState(move.chosen);
  const free = useQuery<ShowingTimes>({ queryKey: [`/api/showings/${showing.id}/times`], staleTime: 0, gcTime: 0 });
  const name = leadName({ name: showing.leadName }, useTexts(listCatalogs));
  const times = free.data?.times ?? [];
  // A time taken by someone else in the meantime stays selected until another one is.
  const mayGo = times.includes(chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayGo) move.carryOut(showing, chosen);
  };
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
  if (times.length === 0) return <NoTimes />;
  return (
    <form noValidate onSubmit={submit} className="mt-4">
      <FormAlert text={move.problem ?? undefined} />
      <div className="-mx-1 mt-2 max-h-[46dvh] overflow-y-auto px-1 pb-2">
        {byDay(times, language).map(([day, ofDay]) => (
          <DayTimes key={day} day={day} times={ofDay} chosen={chosen} choose={setChosen} />
        ))}
      </div>
      <p className="mt-3 text-sm text-muted">{t("showings.move.told", { name })}</p>
      <button
        type="submit"
        aria-disabled={!mayGo}
        className={`${button("navy", "large")} mt-3 w-full aria-disabled:opacity-60`}
      >
        {mayGo ? t("showings.move.submit", { when: showingMoment(language, chosen) }) : t("showings.move.choose")}
      </button>
    </form>
  );
}

interface DayTimesProps {
  day: string;
  times: string[];
  chosen: string;
  choose: (at: string) => void;
}

function DayTimes({ day, times, chosen, choose }: DayTimesProps) {
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
