import { formatDate } from "@llave/ui/translate";
import { useEffect } from "react";
import { Link, Navigate, useSearchParams } from "react-router";
import { button } from "../../../components/button.ts";
import { PageHead } from "../../../components/PageHead.tsx";
import { HttpError } from "../../../data/request.ts";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { filterQuery, readFilter } from "../filter.ts";
import { useLead, useLeadList } from "../queries.ts";
import { LeadBar } from "./LeadBar.tsx";
import { type ConversationSlot, LeadPanels } from "./LeadPanels.tsx";
import { neighborsOf } from "./neighbours.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { useLeadKeys } from "./useLeadKeys.ts";

const catalogues = { en, es };

/** One lead: who it is and why it ranks here, the conversation, and the captured details. */
export function LeadView({ leadId, conversation }: { leadId: string; conversation: ConversationSlot }) {
  const t = useTexts(catalogues);
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const query = filterQuery(filter);
  const { leads, neighbors } = useNeighbors(leadId, filter);
  const lead = useLead(leadId);
  const back = paths.leads + query;
  useLeadKeys(leads, query);

  // A merged lead opens the remaining one.
  if (lead.data && lead.data.id !== leadId) return <Navigate to={paths.lead(lead.data.id) + query} replace />;
  return (
    <>
      <LeadBar neighbors={neighbors} query={query} back={back} lead={lead.data} />
      {lead.data ? (
        <>
          {lead.isRefetchError && <RefreshFailed at={lead.dataUpdatedAt} onRetry={() => void lead.refetch()} />}
          <LeadPanels key={leadId} lead={lead.data} conversation={conversation} />
        </>
      ) : (
        <NoLead error={lead.error} onRetry={() => void lead.refetch()} back={back} />
      )}
      {!lead.data && <PageHead title={t("pageTitle", { name: t("back") })} description={t("pageDescription")} />}
    </>
  );
}

/** The lead's position in its list; loads more as its end comes near, so that "next" never stops too early. */
function useNeighbors(leadId: string, filter: ReturnType<typeof readFilter>) {
  const list = useLeadList(filter);
  const leads = list.data?.pages.flatMap((page) => page.leads) ?? [];
  const neighbors = neighborsOf(leadId, leads);
  const atEnd = neighbors !== null && neighbors.next === null;
  const { hasNextPage, isFetching, fetchNextPage } = list;
  useEffect(() => {
    if (atEnd && hasNextPage && !isFetching) void fetchNextPage();
  }, [atEnd, hasNextPage, isFetching, fetchNextPage]);
  return { leads, neighbors: neighbors && { ...neighbors, total: leads.length, more: hasNextPage } };
}

interface NoLeadProps {
  error: Error | null;
  onRetry: () => void;
  back: string;
}

/** Still loading, not found, or unreachable. */
function NoLead({ error, onRetry, back }: NoLeadProps) {
  const t = useTexts(catalogues);
  if (!error) return <LeadSkeleton />;
  if (error instanceof HttpError && (error.status === 404 || error.status === 400)) {
    return (
      <section className="py-20">
        <h1 className="display text-2xl">{t("missing.title")}</h1>
        <p className="mt-3 mb-6 text-lg text-ink-2">{t("missing.text")}</p>
        <Link to={back} className={button("navy", "large")}>
          {t("missing.back")}
        </Link>
      </section>
    );
  }
  return (
    <section role="alert" className="py-20">
      <h1 className="mb-6 display text-2xl">{t("failed.title")}</h1>
      <button type="button" className={button("navy", "large")} onClick={onRetry}>
        {t("retry")}
      </button>
    </section>
  );
}

function RefreshFailed({ at, onRetry }: { at: number; onRetry: () => void }) {
  const t = useTexts(catalogues);
  const { language } = useLanguage();
  const time = formatDate(language, new Date(at), { hour: "numeric", minute: "2-digit" });
  return (
    <div
      role="alert"
      className="mt-3 flex flex-wrap items-center gap-3 rounded-m border border-danger-line bg-danger-wash px-4 py-2.5"
    >
      <p className="flex-1">{t("failed.refresh", { time })}</p>
      <button type="button" className={button("line", "small")} onClick={onRetry}>
        {t("retry")}
      </button>
    </div>
  );
}

function LeadSkeleton() {
  const t = useTexts(catalogues);
  const block = "animate-pulse rounded-l border border-line bg-card";
  return (
    <div className="mt-3 grid animate-appear gap-5 pb-10 wide:grid-cols-[292px_1fr_356px]">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <div className={`${block} h-52`} />
      <div className={`${block} h-[560px] max-wide:hidden`} />
      <div className={`${block} h-80 max-wide:hidden`} />
    </div>
  );
}
