import { maxAside, type QueueItem } from "@llave/contract/agent/dashboard";
import type { Lead } from "@llave/contract/leads/leads";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { Avatar } from "../../components/Avatar.tsx";
import { button } from "../../components/button.ts";
import { useNow } from "../../components/hooks/useNow.ts";
import { Icon } from "../../components/Icon.tsx";
import { KeyCap } from "../../components/KeyCap.tsx";
import { ScoreChip } from "../../components/score/ScoreChip.tsx";
import { useSingleKeys } from "../../components/shortcuts.ts";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { countText } from "../../wording/counts.ts";
import { elapsedText } from "../../wording/elapsed.ts";
import { leadName, lookingFor } from "../leads/leadWords.ts";
import { catalogs as listCatalogs } from "../leads/texts/catalogs.ts";
import { quoteText, reasonText } from "../overview/queueWords.ts";
import { catalogs as queueCatalogs } from "../overview/texts/catalogs.ts";
import { AsideSections } from "./AsideSections.tsx";
import type { Place } from "./place/usePlace.ts";
import { useQueueRest } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

/** The people next to the open lead: those waiting for the agent, or the list it was opened from. */
export function PeoplePane({ place, leadId, rail = false }: { place: Place; leadId: string | null; rail?: boolean }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  return (
    <nav aria-label={t("people")} className="flex min-h-0 flex-col border-r border-line bg-tint">
      <header className={rail ? "sr-only" : "flex-none border-b border-line px-6 pt-4 pb-2.5"}>
        <h2 className="display text-lg">
          {place.kind === "queue" ? t("queue.title") : t("list.title")}{" "}
          {(place.queue || place.list) && (
            <span className="text-muted">
              {countText(place.total, language)}
              {place.more && "+"}
            </span>
          )}
        </h2>
        {place.kind === "queue" ? (
          <p className="text-xs text-muted">{t("queue.rule")}</p>
        ) : (
          <Link to={place.back} className="reach text-xs font-semibold underline underline-offset-4">
            {t("list.back")}
          </Link>
        )}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto [scrollbar-width:thin]">
        {place.failed && !rail && (
          <div role="alert" className="grid justify-items-start gap-2 px-6 py-4 text-sm text-danger">
            {t("queue.failed")}
            <button type="button" className={button("line", "small")} onClick={place.reload}>
              {t("retry")}
            </button>
          </div>
        )}
        {place.queue?.length === 0 && <CaughtUp rail={rail} />}
        <ol>
          {place.queue?.map((item) => (
            <QueueRow key={item.id} item={item} to={paths.lead(item.id)} current={item.id === leadId} rail={rail} />
          ))}
          {place.list?.map((lead) => (
            <ListRow
              key={lead.id}
              lead={lead}
              to={paths.lead(lead.id) + place.query}
              current={lead.id === leadId}
              rail={rail}
            />
          ))}
        </ol>
        {place.queue && place.total > place.queue.length && !rail && (
          <p className="px-6 py-3 text-sm">
            <Link to={`${paths.leads}?waiting=1`} className="font-semibold underline underline-offset-4">
              {t("queue.all")}
            </Link>
          </p>
        )}
        {place.queue && !rail && <AsideSections leadId={leadId} />}
      </div>
      {!rail && <KeyFoot />}
    </nav>
  );
}

function CaughtUp({ rail }: { rail: boolean }) {
  const t = useTexts(catalogs);
  const words = useTexts(listCatalogs);
  const { language } = useLanguage();
  const now = useNow();
  const waiting = useQueueRest(!rail).data?.waitingOnThem ?? [];
  if (rail) return null;
  const quietest = waiting.length < maxAside ? waiting.at(-1) : undefined;
  return (
    <div className="px-6 py-5">
      <h3 className="flex items-center gap-2 font-semibold">
        <Icon name="check" small className="text-mint-ink" />
        {t("queue.none.title")}
      </h3>
      <p className="mt-1 text-sm text-ink-2">
        {quietest
          ? t("queue.none.quiet", {
              count: waiting.length,
              name: quietest.name ?? words("anonymous"),
              time: elapsedText(quietest.at, now, language),
            })
          : t("queue.none.text")}
      </p>
    </div>
  );
}

function QueueRow({ item, ...row }: { item: QueueItem } & Omit<RowProps, "person" | "name" | "when" | "need" | "say">) {
  const { language } = useLanguage();
  const t = useTexts(queueCatalogs);
  const now = useNow();
  return (
    <Row
      {...row}
      person={item}
      name={item.name ?? t("anonymous")}
      when={elapsedText(item.waitingSince, now, language)}
      need={<span className="text-orange-ink">{reasonText(item, language, t)}</span>}
      say={<span lang={item.language}>{quoteText(item, t)}</span>}
    />
  );
}

function ListRow({ lead, ...row }: { lead: Lead } & Omit<RowProps, "person" | "name" | "when" | "need" | "say">) {
  const { language } = useLanguage();
  const t = useTexts(listCatalogs);
  const now = useNow();
  const wish = lookingFor(lead, language);
  return (
    <Row
      {...row}
      person={lead}
      name={leadName(lead, t)}
      when={elapsedText(lead.updatedAt, now, language)}
      need={
        lead.needsYou ? (
          <span className="text-orange-ink">{[t("needsYou"), wish].filter(Boolean).join(" · ")}</span>
        ) : (
          <span className="text-ink-2">{wish ?? t("notSaid")}</span>
        )
      }
      say={<span lang={lead.language}>{lead.lastMessage}</span>}
    />
  );
}

interface RowProps {
  person: Pick<Lead, "score" | "status">;
  to: string;
  current: boolean;
  rail: boolean;
  name: string;
  when: string;
  need: ReactNode;
  say: ReactNode;
}

function Row({ person: { score, status }, to, current, rail, name, when, need, say }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current) row.current?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <li
      ref={row}
      className={`relative border-b border-line ${current ? "bg-card before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-ink" : "hover:bg-fill"}`}
    >
      <Link
        to={to}
        replace
        aria-current={current ? "page" : undefined}
        title={rail ? name : undefined}
        className={`block focus-visible:-outline-offset-2 ${rail ? "grid h-16 place-content-center justify-items-center gap-1" : "py-[11px] pr-4 pl-6"}`}
      >
        {rail ? (
          <>
            <Avatar name={name} className="size-7 text-2xs" />
            <ScoreChip score={score} status={status} compact />
            <span className="sr-only">{name}</span>
          </>
        ) : (
          <>
            <span className="flex items-center gap-2">
              <ScoreChip score={score} status={status} compact />
              <b className="min-w-0 flex-1 truncate text-md leading-[22px] font-semibold">{name}</b>
              <span className="text-xs font-semibold whitespace-nowrap text-ink-2">{when}</span>
            </span>
            <span className="mt-0.5 block truncate text-sm font-semibold">{need}</span>
            <span className="block truncate text-sm text-ink-2">{say}</span>
          </>
        )}
      </Link>
    </li>
  );
}

/** The most useful keys; the question mark shows the full list. */
function KeyFoot() {
  const t = useTexts(catalogs);
  if (!useSingleKeys()) return null;
  return (
    <p
      aria-hidden="true"
      className="flex flex-none items-center gap-2 border-t border-line px-4 py-[11px] text-xs whitespace-nowrap text-muted"
    >
      <span className="inline-flex items-center gap-1">
        <KeyCap>J</KeyCap>
        <KeyCap>K</KeyCap>
        {t("keys.move")}
      </span>
      <span className="inline-flex items-center gap-1">
        <KeyCap>E</KeyCap>
        {t("keys.done")}
      </span>
      <span className="inline-flex items-center gap-1">
        <KeyCap>R</KeyCap>
        {t("keys.reply")}
      </span>
      <span className="inline-flex items-center gap-1">
        <KeyCap>?</KeyCap>
        {t("keys.all")}
      </span>
    </p>
  );
}
