import type { SmartLinkSummary } from "@llave/contract/chat/smartlink";
import { useState } from "react";
import { Link } from "react-router";
import { useSmartLinks } from "../../agent/queries.ts";
import { button } from "../../components/button.ts";
import { useAskedToCreate } from "../../components/hooks/useAskedToCreate.ts";
import { Icon } from "../../components/Icon.tsx";
import { PageHead } from "../../components/page/PageHead.tsx";
import { ListAlert } from "../../components/states/ListAlert.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { LinkDialog } from "./form/LinkDialog.tsx";
import { LinkCard } from "./LinkCard.tsx";
import { useAllowance } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

/** The agent's SmartLinks: what each brings, and adding another. */
export function SmartLinksView() {
  const t = useTexts(catalogs);
  const list = useSmartLinks();
  const [editing, setEditing] = useState<SmartLinkSummary | "new" | null>(null);
  const create = () => setEditing("new");
  const mayCreate = useAllowance().data?.abilities.create !== false;
  // Without room for another link, the page says so.
  useAskedToCreate("link", () => mayCreate && create());
  return (
    <>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <ListHead onCreate={create} />
      {list.isLoadingError && (
        <ListAlert
          title={t("load.title")}
          text={t("load.text")}
          retry={t("retry")}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <Skeleton />}
      {list.data?.length === 0 && <Empty onCreate={create} />}
      {list.data && list.data.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 table:grid-cols-2 wide:grid-cols-3">
          {list.data.map((link) => (
            <LinkCard key={link.id} link={link} onEdit={() => setEditing(link)} />
          ))}
        </ul>
      )}
      {editing && <LinkDialog link={editing === "new" ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}

function ListHead({ onCreate }: { onCreate: () => void }) {
  const t = useTexts(catalogs);
  const { data: allowance } = useAllowance();
  const full = allowance?.abilities.create === false;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-5 pb-4">
        <h1 className="display text-xl">
          {t("title")}
          {allowance && (
            <span className="ml-2.5 font-body text-sm font-normal tracking-normal text-muted">
              {allowance.limit === null
                ? t("used", { count: allowance.used })
                : t("used.of", { count: allowance.used, limit: allowance.limit })}
            </span>
          )}
        </h1>
        <button
          type="button"
          aria-disabled={full}
          aria-describedby={full ? "smartlink-limit" : undefined}
          className={`${button(full ? "line" : "accent", "medium")} max-phone:w-full ${full ? "text-muted" : ""}`}
          onClick={() => !full && onCreate()}
        >
          <Icon name="plus" small />
          {t("create")}
        </button>
      </div>
      {allowance && full && <LimitNotice count={allowance.used} limit={allowance.limit ?? 0} />}
    </>
  );
}

/** Why the plan has no room for another link, and how to get more. */
function LimitNotice(values: { count: number; limit: number }) {
  const t = useTexts(catalogs);
  return (
    <div
      id="smartlink-limit"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-m border border-orange-line bg-orange-wash px-4 py-3"
    >
      <p className="min-w-52 flex-1 text-base text-ink-2">
        <b className="font-semibold text-ink">{t("limit.title")}.</b> {t("limit.text", values)}
      </p>
      <Link to={paths.settings.plan} className={button("line", "small")}>
        {t("limit.action")}
      </Link>
    </div>
  );
}

function Skeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid animate-appear grid-cols-[minmax(0,1fr)] gap-4 table:grid-cols-2 wide:grid-cols-3"
    >
      {[1, 2, 3].map((card) => (
        <div key={card} className="h-[190px] animate-pulse rounded-l border border-line bg-card p-[18px]">
          <div className="h-4 w-40 rounded-s bg-fill-2" />
          <div className="mt-2.5 h-3 w-56 max-w-full rounded-s bg-fill" />
          <div className="mt-7 h-8 w-full rounded-s bg-fill" />
        </div>
      ))}
    </div>
  );
}

function Empty({ onCreate }: { onCreate: () => void }) {
  const t = useTexts(catalogs);
  return (
    <section className="rounded-l border border-line bg-card px-5 py-10 phone:px-10 phone:py-14">
      <h2 className="display text-2xl">{t("empty.title")}</h2>
      <p className="mt-2.5 max-w-[56ch] text-md leading-[23px] text-ink-2">{t("empty.text")}</p>
      <button type="button" className={`${button("navy", "large")} mt-6`} onClick={onCreate}>
        <Icon name="plus" />
        {t("create")}
      </button>
    </section>
  );
}
