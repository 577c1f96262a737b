import { useRef, useState } from "react";
import { useDashboardFigures } from "../../../agent/queries.ts";
import { useAddressFilter } from "../../../components/hooks/useAddressFilter.ts";
import { useAskedToCreate } from "../../../components/hooks/useAskedToCreate.ts";
import { useMediaQuery } from "../../../components/hooks/useMediaQuery.ts";
import { NextPageButton } from "../../../components/NextPageButton.tsx";
import { PageHead } from "../../../components/page/PageHead.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { filterQuery, isFiltered, type LeadFilter, readFilter } from "../filter.ts";
import type { LeadTexts } from "../leadWords.ts";
import { useLeadList } from "../queries.ts";
import { catalogs } from "../texts/catalogs.ts";
import { AddLeadDialog } from "./AddLeadDialog.tsx";
import { LeadBoard } from "./board/LeadBoard.tsx";
import { EmptyLeads } from "./EmptyLeads.tsx";
import { LeadFilters } from "./filters/LeadFilters.tsx";
import { LeadCards } from "./LeadCards.tsx";
import { LeadSkeleton, LoadFailed, NoMatch, RefreshFailed } from "./ListStates.tsx";
import { SelectionBar } from "./selection/SelectionBar.tsx";
import { type Selection, useSelection } from "./selection/useSelection.ts";
import { LeadTable } from "./table/LeadTable.tsx";
import { useRowKeys } from "./useRowKeys.ts";
import { ViewBar } from "./ViewBar.tsx";

/** The agent's leads, filtered and sorted. */
export function LeadsView() {
  const t = useTexts(catalogs);
  const [filter, setFilter] = useAddressFilter(readFilter, filterQuery);
  const [adding, setAdding] = useState(false);
  useAskedToCreate("lead", () => setAdding(true));
  // The board has a column for every stage.
  const list = useLeadList(filter.view === "board" ? { ...filter, stage: "" } : filter);
  const selection = useSelection();
  const body = useRef<HTMLElement>(null);
  useRowKeys(body);
  const total = useDashboardFigures().data?.leads;
  const leads = list.data?.pages.flatMap((page) => page.leads);
  const empty = leads?.length === 0 && !isFiltered(filter) && !list.isPlaceholderData;

  return (
    <>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <h1 className="pt-4 pb-3 display text-xl phone:sr-only">
        {t("title")} <span className="text-muted">{total}</span>
      </h1>
      <section
        ref={body}
        aria-label={t("title")}
        className="mb-12 overflow-hidden rounded-l border border-line bg-card phone:mt-5"
      >
        <ViewBar filter={filter} onChange={setFilter} onAdd={() => setAdding(true)} />
        <LeadFilters filter={filter} onChange={setFilter} />
        {list.isRefetchError && <RefreshFailed at={list.dataUpdatedAt} onRetry={() => void list.refetch()} />}
        {empty ? (
          <EmptyLeads onAdd={() => setAdding(true)} />
        ) : (
          <ListBody list={list} filter={filter} onFilter={setFilter} total={total} selection={selection} />
        )}
      </section>
      <SelectionBar selection={selection} />
      <AddLeadDialog open={adding} onClose={() => setAdding(false)} />
    </>
  );
}

interface ListBodyProps {
  list: ReturnType<typeof useLeadList>;
  filter: LeadFilter;
  onFilter(filter: LeadFilter): void;
  total: number | undefined;
  selection: Selection;
}

function ListBody({ list, filter, onFilter, total, selection }: ListBodyProps) {
  const asTable = useMediaQuery("(min-width: 56rem)");
  if (list.isLoadingError) return <LoadFailed onRetry={() => void list.refetch()} />;
  const leads = list.data?.pages.flatMap((page) => page.leads);
  if (!leads) return <LeadSkeleton />;
  if (leads.length === 0) return <NoMatch filter={filter} onClear={onFilter} />;
  if (filter.view === "board") return <LeadBoard filter={filter} selection={selection} />;
  const view = { leads, filter, onFilter, selection };
  return (
    <>
      {asTable ? <LeadTable {...view} /> : <LeadCards {...view} />}
      <ListFoot list={list} count={leads.length} filter={filter} total={total} />
    </>
  );
}

interface ListFootProps extends Omit<ListBodyProps, "onFilter" | "selection"> {
  count: number;
}

function ListFoot({ list, count, filter, total }: ListFootProps) {
  const t = useTexts(catalogs);
  return (
    <div className="flex min-h-14 items-center justify-between gap-3 border-t border-line py-2.5 pr-3.5 pl-5 text-sm text-muted">
      <p>{countText(t, { count, total, filter })}</p>
      <NextPageButton
        list={list}
        className="touch h-8 rounded-s border border-line-2 px-3 text-sm font-semibold text-ink hover:bg-fill"
      >
        {t(list.isFetchingNextPage ? "more.busy" : "more")}
      </NextPageButton>
    </div>
  );
}

function countText(t: LeadTexts, { count, total, filter }: Pick<ListFootProps, "count" | "total" | "filter">): string {
  if (filter.onlyMessage) return t("count.onlyMessage", { count });
  const whole = total !== undefined && !isFiltered(filter) && total > count;
  return whole ? t(`count.of.${filter.sort}`, { count, total }) : t(`count.${filter.sort}`, { count });
}
