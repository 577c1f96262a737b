import type { SmartLinkSummary } from "@llave/contract/chat/smartlink";
import { formatDate, formatNumber } from "@llave/ui/translate";
import { useState } from "react";
import { useSmartLinks } from "../../agent/queries.ts";
import { useCopyLink } from "../../agent/useCopyLink.ts";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { BackLink } from "../../components/page/BackLink.tsx";
import { PageHead } from "../../components/page/PageHead.tsx";
import { ListAlert } from "../../components/states/ListAlert.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { conversionText, viewsForConversion } from "../../wording/conversion.ts";
import { DayCard } from "./days/DayCard.tsx";
import { LinkDialog } from "./form/LinkDialog.tsx";
import { LinkBadge, LinkSwitch } from "./LinkBadge.tsx";
import { QrCard } from "./QrCard.tsx";
import { ShareButton } from "./ShareButton.tsx";
import { catalogs } from "./texts/catalogs.ts";
import { useLinkCommands } from "./useLinkCommands.ts";

/** One SmartLink: its figures day by day, its code, and its settings. */
export function LinkView({ linkId }: { linkId: string }) {
  const t = useTexts(catalogs);
  const { data: links, isPending, isLoadingError, refetch } = useSmartLinks();
  const link = links?.find(({ id }) => id === linkId);
  return (
    <>
      <PageHead title={link ? `${link.name} · Llave` : t("pageTitle")} description={t("pageDescription")} />
      <BackLink to={paths.smartLinks} text={t("back")} />
      {isPending && <div aria-hidden="true" className="mt-4 h-96 animate-pulse rounded-l bg-fill" />}
      {isLoadingError && (
        <ListAlert title={t("load.title")} text={t("load.text")} retry={t("retry")} onRetry={() => void refetch()} />
      )}
      {links && !link && <Gone />}
      {link && <LinkPage key={link.id} link={link} />}
    </>
  );
}

function Gone() {
  const t = useTexts(catalogs);
  return (
    <section className="mt-3 rounded-l border border-line bg-card px-5 py-12 text-center">
      <h1 className="display text-xl">{t("gone.title")}</h1>
      <p className="mt-1 text-md text-muted">{t("gone.text")}</p>
    </section>
  );
}

function LinkPage({ link }: { link: SmartLinkSummary }) {
  const [editing, setEditing] = useState(false);
  return (
    <>
      <LinkHead link={link} onEdit={() => setEditing(true)} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-5 wide:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Totals link={link} />
          <DayCard linkId={link.id} />
        </div>
        <QrCard link={link} />
      </div>
      {editing && <LinkDialog link={link} onClose={() => setEditing(false)} />}
    </>
  );
}

/** On a phone, the sharing actions have their own row below the editing ones. */
const halfOfARow = "max-phone:flex-1 max-phone:basis-[40%]";

function LinkHead({ link, onEdit }: { link: SmartLinkSummary; onEdit: () => void }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const copy = useCopyLink();
  const { remove } = useLinkCommands();
  const since = formatDate(language, link.createdAt, { day: "numeric", month: "long", year: "numeric" });
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 pt-1">
      <div className="min-w-0">
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 display text-2xl">
          {link.name} <LinkBadge isActive={link.isActive} />
        </h1>
        <p className="mt-1 text-md break-all text-ink-2">smartlink/{link.slug}</p>
        <p className="mt-0.5 text-sm text-muted">
          {t("source.line", {
            source: link.sourceTag.toLowerCase() === "direct" ? t("source.direct") : link.sourceTag,
          })}{" "}
          · {t("since", { date: since })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-phone:w-full">
        <span className="max-phone:mr-auto phone:mr-2">
          <LinkSwitch link={link} />
        </span>
        <button type="button" className={button("danger", "small")} onClick={() => void remove(link)}>
          <Icon name="trash" small />
          {t("remove")}
        </button>
        <button type="button" className={button("line", "small")} onClick={onEdit}>
          <Icon name="pen" small />
          {t("edit")}
        </button>
        <ShareButton link={link} className={halfOfARow} />
        <button
          type="button"
          aria-label={t("copy.of", { name: link.name })}
          className={`${button("accent", "small")} ${halfOfARow}`}
          onClick={() => void copy(link.url)}
        >
          <Icon name="copy" small />
          {t("copy")}
        </button>
      </div>
    </div>
  );
}

function Totals({ link }: { link: SmartLinkSummary }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const totals = [
    { key: "views", value: link.totalViews, note: t("scans", { count: link.totalScans }) },
    { key: "conversations", value: link.conversationsStarted },
    { key: "leads", value: link.leadsGenerated },
  ] as const;
  const conversion = conversionText({ views: link.totalViews, leads: link.leadsGenerated }, language);
  return (
    <dl className="grid grid-cols-4 overflow-hidden rounded-l border border-line bg-card">
      {totals.map(({ key, value, ...rest }) => (
        <div key={key} className="min-w-0 border-l border-line px-3 py-3.5 first:border-0 phone:px-[18px]">
          <dt className="truncate text-sm text-muted">{t(key)}</dt>
          <dd className="mt-0.5 text-xl font-semibold">
            {formatNumber(language, value)}
            {"note" in rest && (
              <span className="ml-2 text-sm font-normal text-muted max-phone:hidden">{rest.note}</span>
            )}
          </dd>
        </div>
      ))}
      <div className="min-w-0 border-l border-line px-3 py-3.5 phone:px-[18px]">
        <dt className="truncate text-sm text-muted">{t("conversion")}</dt>
        <dd className={conversion === null ? "mt-1 text-sm text-ink-2" : "mt-0.5 text-xl font-semibold"}>
          {conversion ?? t("conversion.early", { count: viewsForConversion })}
        </dd>
      </div>
    </dl>
  );
}
