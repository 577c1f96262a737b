import type { QueueItem } from "@llave/contract/agent/dashboard";
import { useId, useRef } from "react";
import { Link } from "react-router";
import { useKeys } from "../../agent/useKeys.ts";
import { button } from "../../components/button.ts";
import { useNow } from "../../components/hooks/useNow.ts";
import { useRowSteps } from "../../components/hooks/useRowSteps.ts";
import { Icon } from "../../components/Icon.tsx";
import { ScoreChip } from "../../components/score/ScoreChip.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { countText } from "../../wording/counts.ts";
import { elapsedText } from "../../wording/elapsed.ts";
import { CalledButton } from "./CalledButton.tsx";
import { CallFirst } from "./CallFirst.tsx";
import { useReplyQueue } from "./queries.ts";
import { quoteText, reasonText, searchText } from "./queueWords.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Who do I call first? The leads that wait for the agent, the first of them in full; J and K go through them. */
export function ReplyQueue() {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const id = useId();
  const { data, isLoadingError, refetch } = useReplyQueue();
  const section = useRef<HTMLElement>(null);
  const { next, previous } = useRowSteps(section, "[data-queue-row]", "[data-opens]");
  useKeys({ j: next, k: previous });
  const [first, ...others] = data?.items ?? [];
  const count = data ? countText(data.total, language) : "";
  return (
    <section ref={section} aria-labelledby={id}>
      <header className="flex items-baseline justify-between gap-3 pb-2.5">
        <h2 id={id} className="display text-xl">
          {t("queue.title")}{" "}
          {data && data.total > 0 && <span className="text-muted">{t("queue.waiting", { number: count })}</span>}
        </h2>
        {others.length > 0 && <p className="text-sm text-muted max-phone:hidden">{t("queue.rule")}</p>}
      </header>
      {isLoadingError && <Failed onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton />}
      {data && !first && <AllAnswered />}
      {first && <CallFirst item={first} />}
      {others.length > 0 && (
        <ol start={2} className="mt-3 divide-y divide-line overflow-hidden rounded-l border border-line bg-card">
          {others.map((item, index) => (
            <QueueRow key={item.id} item={item} rank={index + 2} />
          ))}
        </ol>
      )}
      {data && data.total > data.items.length && (
        <p className="pt-3 text-sm">
          <Link to={`${paths.leads}?waiting=1`} className="font-semibold underline underline-offset-4">
            {t("queue.all")}
          </Link>
        </p>
      )}
    </section>
  );
}

function QueueRow({ item, rank }: { item: QueueItem; rank: number }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const now = useNow();
  return (
    <li
      data-queue-row=""
      className="grid animate-rise grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3 phone:px-5 table:grid-cols-[1rem_6.75rem_minmax(0,1fr)_auto_14.25rem]"
    >
      <span className="text-muted max-table:hidden">{rank}</span>
      <span>
        <ScoreChip score={item.score} status={item.status} />
      </span>
      <div className="min-w-0 max-table:col-span-3 max-table:row-start-2">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <Link data-opens="" to={paths.lead(item.id)} className="reach font-semibold hover:underline">
            {item.name ?? t("anonymous")}
          </Link>
          <span className="text-sm text-muted">{searchText(item, language)}</span>
        </p>
        <p className="mt-0.5 line-clamp-2 text-base table:line-clamp-1">
          <b className="mr-1.5 font-semibold text-orange-ink">{reasonText(item, language, t)}</b>
          <span lang={item.language} className="text-ink-2">
            {quoteText(item, t)}
          </span>
        </p>
      </div>
      <time
        dateTime={item.waitingSince}
        className="text-right text-sm font-semibold max-table:col-start-3 max-table:row-start-1"
      >
        {elapsedText(item.waitingSince, now, language)}
      </time>
      {/* Three buttons beside each other leave a phone no room for their icons. */}
      <div className="grid auto-cols-auto grid-flow-col gap-2 max-phone:*:px-1 max-phone:*:[&>svg]:hidden max-table:col-span-3 table:grid-flow-row table:grid-cols-[5.5rem_minmax(0,1fr)]">
        {item.phone !== null && (
          <a href={`tel:${item.phone}`} className={button("line", "small")}>
            <Icon name="phone" small />
            {t("queue.call")}
          </a>
        )}
        <Link
          to={paths.lead(item.id)}
          state={{ reply: !item.hasDraft }}
          className={`${button("line", "small")} table:col-start-2`}
        >
          <Icon name={item.hasDraft ? "pen" : "chat"} small />
          {t(item.hasDraft ? "queue.draft" : "queue.reply")}
        </Link>
        <CalledButton item={item} className={`${button("quiet", "small")} table:col-start-2`} />
      </div>
    </li>
  );
}

/** Nothing waits: presented as the good news it is. */
function AllAnswered() {
  const t = useTexts(catalogs);
  return (
    <div className="flex items-center gap-4 rounded-l border border-line bg-card px-5 py-5">
      <span className="grid size-11 flex-none place-items-center rounded-full bg-mint text-mint-ink">
        <Icon name="check" />
      </span>
      <div>
        <h3 className="text-lg font-semibold">{t("queue.none.title")}</h3>
        <p className="text-ink-2">{t("queue.none.text")}</p>
      </div>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(catalogs);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-l border border-danger-line bg-danger-wash px-5 py-4 text-danger"
    >
      <span className="flex-1">{t("queue.failed")}</span>
      <button type="button" className={button("line", "small")} onClick={onRetry}>
        {t("retry")}
      </button>
    </div>
  );
}

function Skeleton() {
  return <div aria-hidden="true" className="h-44 animate-appear rounded-l bg-fill-2" />;
}
