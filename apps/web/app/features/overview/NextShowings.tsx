import type { Showing } from "@llave/contract/showings";
import { formatDate } from "@llave/ui/translate";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { useNow } from "../../components/useNow.ts";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { marketDay } from "../../wording/elapsed.ts";
import { StatusBadge } from "../showings/StatusBadge.tsx";
import { catalogs } from "./texts/catalogs.ts";

const maxShown = 4;
/** The response includes canceled ones, so a few more are requested. */
const path = "/api/showings?limit=20";

/** The agent's next showings; each leads to its renter. */
export function NextShowings() {
  const t = useTexts(catalogs);
  const id = useId();
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
            <NextShowing key={showing.id} showing={showing} />
          ))}
        </ul>
      )}
    </section>
  );
}

function NextShowing({ showing }: { showing: Showing }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const today = marketDay(showing.at) === marketDay(useNow());
  const day = today
    ? t("showings.today")
    : formatDate(language, showing.at, { weekday: "short", month: "short", day: "numeric" });
  return (
    <li className="relative grid grid-cols-[5.75rem_minmax(0,1fr)_auto] gap-x-2 border-t border-line px-5 py-3 text-sm hover:bg-hover">
      <b className="text-base font-semibold tabular-nums">
        {formatDate(language, showing.at, { hour: "numeric", minute: "2-digit" })}
      </b>
      <RenterLink showing={showing} />
      <StatusBadge showing={showing} />
      <span className="row-start-2 text-muted first-letter:uppercase">{day}</span>
      <span className="col-span-2 row-start-2 truncate text-muted">{showing.address ?? t("showings.noAddress")}</span>
    </li>
  );
}

function RenterLink({ showing: { leadId, conversationId, leadName } }: { showing: Showing }) {
  const t = useTexts(catalogs);
  const name = leadName ?? t("anonymous");
  const to = leadId ? paths.lead(leadId) : conversationId && paths.conversation(conversationId);
  if (!to) return <b className="block truncate text-base font-semibold">{name}</b>;
  return (
    <Link to={to} className="block truncate text-base font-semibold after:absolute after:inset-0">
      {name}
    </Link>
  );
}
