import type { Showing } from "@llave/contract/showings/showings";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { showingMoment } from "../../wording/showings.ts";
import { MoveShowing } from "../leads/detail/showing/MoveShowing.tsx";
import { useShowingMove } from "../leads/detail/showing/useShowingMove.ts";
import { ShowingCard } from "../showings/card/ShowingCard.tsx";
import { catalogs } from "./texts/catalogs.ts";

const maxShown = 4;
/** The response includes canceled ones, so a few more are requested. */
const path = "/api/showings?limit=20";

/** The agent's next showings, with the actions that decide a request; the rest is in the calendar. */
export function NextShowings() {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const id = useId();
  const move = useShowingMove(path);
  const { data, isLoadingError, refetch } = useQuery<Showing[]>({ queryKey: [path] });
  const coming = data?.filter(({ status }) => status !== "canceled").slice(0, maxShown);
  return (
    <section aria-labelledby={id} className="rounded-l border border-line bg-card">
      <header className="flex items-center justify-between gap-3 px-5 py-4">
        <h2 id={id} className="text-lg font-semibold">
          {t("showings.title")}
        </h2>
        <Link to={paths.settings.availability} className="reach text-sm font-semibold underline underline-offset-4">
          {t("showings.hours")}
        </Link>
      </header>
      {isLoadingError && (
        <div role="alert" className="flex flex-wrap items-center gap-3 border-t border-line px-5 py-4 text-danger">
          <span className="flex-1">{t("showings.failed")}</span>
          <button type="button" className={button("line", "small")} onClick={() => void refetch()}>
            {t("retry")}
          </button>
        </div>
      )}
      {coming?.length === 0 && (
        <p className="border-t border-line px-5 py-4 text-sm text-ink-2">{t("showings.empty")}</p>
      )}
      {coming && coming.length > 0 && (
        <ul>
          {coming.map((showing) => (
            <li key={showing.id} className="border-t border-line px-5 py-3">
              <ShowingCard
                showing={showing}
                when={showingMoment(language, showing.at)}
                commands={{ move: move.open }}
                brief
              />
            </li>
          ))}
        </ul>
      )}
      <MoveShowing move={move} />
    </section>
  );
}
