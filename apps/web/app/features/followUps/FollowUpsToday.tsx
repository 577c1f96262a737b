import { useId } from "react";
import { Link } from "react-router";
import { useNow } from "../../components/hooks/useNow.ts";
import { PartFailed } from "../../components/states/PartFailed.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { momentText } from "./itemText.ts";
import { useFollowUpPlan } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

const maxNamed = 3;

/** The day's messages in numbers, and the next ones by name. Nothing while follow-ups are off. */
export function FollowUpsToday() {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const now = useNow();
  const id = useId();
  const plan = useFollowUpPlan();
  const { data } = plan;
  if (!data?.enabled) return <PartFailed name={t("today.title")} of={[plan]} />;
  const planned = data.items.filter(({ state }) => state === "planned");
  const held = data.items.filter(({ state }) => state === "held").length;
  const done = data.items.filter(({ state }) => state === "sent").length;
  const counts = [
    ...(planned.length > 0 ? [t("today.planned", { count: planned.length })] : []),
    ...(held > 0 ? [t("today.held", { count: held })] : []),
    ...(done > 0 ? [t("today.done", { count: done })] : []),
  ];
  return (
    <section aria-labelledby={id} className="rounded-l border border-line bg-card px-5 py-4">
      <header className="flex items-center justify-between gap-3">
        <h2 id={id} className="text-lg font-semibold">
          {t("today.title")}
        </h2>
        <Link to={paths.followUps} className="reach text-sm font-semibold underline underline-offset-4">
          {t("today.all")}
        </Link>
      </header>
      <p className="mt-1 text-base text-muted">{counts.length > 0 ? counts.join(" · ") : t("today.none")}</p>
      <ul className="mt-2 grid grid-cols-1 gap-1.5 empty:hidden">
        {planned.slice(0, maxNamed).map((item) => (
          <li key={item.id} className="flex items-baseline gap-3 text-base">
            <span className="w-[4.75rem] flex-none text-muted tabular-nums">{momentText(item.at, now, language)}</span>
            <span className="min-w-0 truncate">
              <b className="font-semibold">{item.leadName ?? t("anonymous")}</b> · {t(`step.${item.step}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
