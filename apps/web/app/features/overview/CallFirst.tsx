import type { QueueItem } from "@llave/contract/agent/dashboard";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { useNow } from "../../components/hooks/useNow.ts";
import { Icon } from "../../components/Icon.tsx";
import { ScoreDial } from "../../components/score/ScoreDial.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { elapsedText } from "../../wording/elapsed.ts";
import { phoneText } from "../../wording/slots.ts";
import { CalledButton } from "./CalledButton.tsx";
import { ConfirmButton } from "./ConfirmButton.tsx";
import { quoteText, reasonText, searchText } from "./queueWords.ts";
import { catalogs } from "./texts/catalogs.ts";

/** The lead to call first, on the page's only dark card. One button is orange: confirm the showing, or else call, or else reply. */
export function CallFirst({ item }: { item: QueueItem }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const waited = elapsedText(item.waitingSince, useNow(), language);
  return (
    <article
      data-queue-row=""
      className="grid animate-rise grid-cols-[minmax(0,1fr)_auto] items-start gap-x-5 gap-y-3 rounded-l bg-night px-4 py-4 text-on-night phone:px-6 phone:py-6 table:grid-cols-[auto_minmax(0,1fr)_212px] table:items-center"
    >
      <div className="max-table:order-2">
        <ScoreDial score={item.score} status={item.status} />
      </div>
      <div className="min-w-0 max-table:order-1">
        <p className="text-sm font-semibold text-orange">
          {t(item.phone === null ? "queue.firstReply" : "queue.first")}
        </p>
        <h3 className="mt-0.5 display text-[1.5rem] leading-[1.75rem] phone:text-[1.6875rem] phone:leading-8">
          {item.name ?? t("anonymous")}
        </h3>
        <p className="mt-1 text-on-night-2">{searchText(item, language)}</p>
      </div>
      <div className="min-w-0 max-table:order-3 max-table:col-span-2 table:col-start-2">
        <blockquote lang={item.language} className="line-clamp-3 border-l-2 border-orange pl-3 text-md">
          {quoteText(item, t)}
        </blockquote>
        <p className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-on-night-2">
          <b className="font-semibold text-orange">{t("queue.waited", { time: waited })}</b>
          <span>{reasonText(item, language, t)}</span>
        </p>
      </div>
      <div className="grid gap-2 max-table:order-4 max-table:col-span-2 table:col-start-3 table:row-span-2 table:row-start-1">
        {item.requestedShowing && <ConfirmButton showing={{ ...item.requestedShowing, leadName: item.name }} />}
        {item.phone !== null && (
          <a href={`tel:${item.phone}`} className={button(item.requestedShowing ? "onNight" : "accent", "large")}>
            <Icon name="phone" />
            {phoneText(item.phone)}
          </a>
        )}
        <CalledButton item={item} className={button("onNight", "large")} />
        <Link
          data-opens=""
          to={paths.lead(item.id)}
          state={{ reply: !item.hasDraft }}
          className={button(item.phone === null && !item.requestedShowing ? "accent" : "onNight", "large")}
        >
          <Icon name={item.hasDraft ? "pen" : "chat"} small />
          {t(item.hasDraft ? "queue.draft.long" : "queue.reply")}
        </Link>
      </div>
    </article>
  );
}
