import type { FollowUpPlan, PlannedFollowUp } from "@llave/contract/followUps/followUps";
import { formatDate } from "@llave/ui/translate";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { useNow } from "../../components/hooks/useNow.ts";
import { Icon, type IconName } from "../../components/Icon.tsx";
import { PageHead } from "../../components/page/PageHead.tsx";
import { ListAlert } from "../../components/states/ListAlert.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { ItemActions } from "./ItemActions.tsx";
import { momentText, stateText } from "./itemText.ts";
import { useFollowUpPlan } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

/** The agent's day: what is scheduled, what is on hold and why, and what is done. */
export function DayPlanView() {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { data, isLoadingError, refetch } = useFollowUpPlan();
  return (
    <>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <header className="mt-5 mb-5 flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <h1 className="display text-2xl">{t("title")}</h1>
          {data && (
            <p className="mt-0.5 text-md text-muted first-letter:uppercase">
              {formatDate(language, `${data.day}T17:00:00Z`, { weekday: "long", month: "long", day: "numeric" })}
            </p>
          )}
        </div>
        <Link to={paths.settings.followUps} className={button("line", "medium")}>
          <Icon name="settings" small />
          {t("rules")}
        </Link>
      </header>
      {isLoadingError && (
        <ListAlert
          title={t("failed.title")}
          text={t("failed.text")}
          retry={t("retry")}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isLoadingError && <Loading />}
      {data && <Day plan={data} />}
    </>
  );
}

function Loading() {
  const t = useTexts(catalogs);
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t("loading")}</span>
      {[1, 2, 3].map((row) => (
        <span key={row} className="block h-28 animate-pulse rounded-l bg-fill-2" />
      ))}
    </div>
  );
}

const groups = [
  { key: "planned", holds: ({ state }: PlannedFollowUp) => state === "planned" },
  { key: "held", holds: ({ state }: PlannedFollowUp) => state === "held" },
  { key: "done", holds: ({ state }: PlannedFollowUp) => state === "sent" || state === "skipped" },
] as const;

function Day({ plan }: { plan: FollowUpPlan }) {
  const t = useTexts(catalogs);
  if (!plan.enabled && plan.items.length === 0) {
    return (
      <Notice title={t("off.title")} text={t("off.text")}>
        <Link to={paths.settings.followUps} className={button("navy", "medium")}>
          {t("off.link")}
        </Link>
      </Notice>
    );
  }
  if (plan.items.length === 0) return <Notice title={t("empty.title")} text={t("empty.text")} />;
  return (
    <div className="grid max-w-[920px] gap-8 pb-12">
      {groups.map(({ key, holds }) => {
        const items = plan.items.filter(holds).toSorted((a, b) => a.at.localeCompare(b.at));
        return items.length > 0 && <Group key={key} name={key} items={items} />;
      })}
      {plan.more && <p className="text-md text-muted">{t("more")}</p>}
    </div>
  );
}

function Notice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className="max-w-[920px] rounded-l border border-line bg-card px-5 py-10 text-center">
      <h2 className="display text-xl">{title}</h2>
      <p className="mx-auto mt-1 max-w-[52ch] text-md text-muted">{text}</p>
      {children && <div className="mt-5">{children}</div>}
    </section>
  );
}

function Group({ name, items }: { name: (typeof groups)[number]["key"]; items: PlannedFollowUp[] }) {
  const t = useTexts(catalogs);
  const heading = (
    <>
      <h2 id={`follow-ups-${name}`} className="inline text-lg font-semibold">
        {t(`group.${name}`)}
      </h2>
      <span className="ml-3 text-base text-muted">{t(`group.${name}.count`, { count: items.length })}</span>
    </>
  );
  const list = (
    <ol className="overflow-hidden rounded-l border border-line bg-card">
      {items.map((item) => (
        <PlanItem key={`${item.id}`} item={item} />
      ))}
    </ol>
  );
  // What isn't sent automatically would push the sent messages out of view.
  if (name === "held" && items.every(({ reason }) => reason !== "waiting_approval")) {
    return (
      <section aria-labelledby={`follow-ups-${name}`}>
        <details>
          <summary className="mb-2 min-h-11 cursor-pointer phone:min-h-8">{heading}</summary>
          {list}
        </details>
      </section>
    );
  }
  return (
    <section aria-labelledby={`follow-ups-${name}`}>
      <header className="mb-2">{heading}</header>
      {list}
    </section>
  );
}

const icons: Record<PlannedFollowUp["channel"], IconName> = {
  web: "chat",
  sms: "text",
  whatsapp: "whatsapp",
  email: "mail",
};

function PlanItem({ item }: { item: PlannedFollowUp }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const now = useNow();
  const over = item.state === "sent" || item.state === "skipped";
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-3 px-4 py-4 not-first:border-t not-first:border-line phone:grid-cols-[6.5rem_minmax(0,1fr)_auto] phone:px-5">
      <b
        className={`text-md tabular-nums max-phone:hidden ${item.state === "held" ? "font-normal text-muted" : "font-semibold"}`}
      >
        {momentText(item.at, now, language)}
      </b>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Link to={paths.lead(item.leadId)} className="reach text-lg font-semibold hover:underline">
            {item.leadName ?? t("anonymous")}
          </Link>
          <span className="text-base text-muted">{t(`step.${item.step}`)}</span>
        </p>
        <StateLine item={item} icon={icons[item.channel]} text={stateText(item, now, language, t)} />
        {item.reason === "quiet_hours" && <p className="text-sm text-muted">{t("until.quiet")}</p>}
        {item.text && (
          <p
            lang={item.language}
            className={`mt-2 border-l-2 border-line-2 pl-3 text-md [overflow-wrap:anywhere] ${over ? "line-clamp-2 text-muted" : "text-ink-2"}`}
          >
            {item.text}
          </p>
        )}
      </div>
      <ItemActions item={item} />
    </li>
  );
}

const tones = {
  planned: "text-ink",
  held: "text-orange-ink",
  sent: "text-mint-ink",
  skipped: "text-muted",
} as const;

/** What happens with a message; never by color alone. */
function StateLine({ item, icon, text }: { item: PlannedFollowUp; icon: IconName; text: string }) {
  const shown = item.state === "held" ? "lock" : item.state === "sent" ? "check" : icon;
  return (
    <p className={`mt-0.5 flex items-start gap-1.5 text-base font-semibold ${tones[item.state]}`}>
      <Icon name={shown} small className="mt-[3px] flex-none" />
      {text}
    </p>
  );
}
