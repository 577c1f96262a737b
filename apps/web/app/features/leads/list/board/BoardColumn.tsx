import type { Lead } from "@llave/contract/leads/leads";
import { NextPageButton } from "../../../../components/NextPageButton.tsx";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import { paths } from "../../../../paths.ts";
import { fromListQuery, type LeadFilter } from "../../filter.ts";
import { useLeadList } from "../../queries.ts";
import { catalogs } from "../../texts/catalogs.ts";
import type { Selection } from "../selection/useSelection.ts";
import { BoardCard } from "./BoardCard.tsx";
import type { CardDrag, Moving } from "./useCardDrag.ts";
import type { CardKeys } from "./useCardKeys.ts";

interface BoardColumnProps {
  filter: LeadFilter;
  stage: Lead["stage"];
  selection: Selection;
  /** The card in flight. */
  moving: Moving | undefined;
  drag: CardDrag;
  keys: CardKeys;
}

/** The leads of one stage, page by page. */
export function BoardColumn({ filter, stage, selection, moving, drag, keys }: BoardColumnProps) {
  const t = useTexts(catalogs);
  const list = useLeadList(filter);
  const leads = list.data?.pages.flatMap((page) => page.leads) ?? [];
  const target = moving !== undefined && moving.over === stage;
  const search = fromListQuery({ ...filter, stage: "" });
  return (
    <section
      aria-label={t(`stage.${stage}`)}
      data-stage={stage}
      className={`flex min-h-72 min-w-0 flex-col rounded-l border-2 bg-fill p-2 ${target ? "border-ink" : "border-transparent"}`}
    >
      <h2 className="flex items-center gap-2 px-1.5 pb-2 text-base font-semibold">
        {t(`stage.${stage}`)}
        {list.data && (
          <span className="font-medium text-muted">
            {leads.length}
            {list.hasNextPage && "+"}
          </span>
        )}
      </h2>
      {list.isLoadingError && (
        <div role="alert" className="px-1.5 text-sm text-danger">
          <p>{t("failed.title")}</p>
          <button type="button" className="touch mt-1 font-semibold underline" onClick={() => void list.refetch()}>
            {t("retry")}
          </button>
        </div>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {leads.map((lead) => (
          <BoardCard
            key={lead.id}
            lead={lead}
            to={paths.lead(lead.id) + search}
            selection={selection}
            away={moving?.lead.id === lead.id && moving.over !== stage}
            lifted={moving?.lead.id === lead.id}
            drag={drag}
            keys={keys}
          />
        ))}
      </ul>
      {list.data && leads.length === 0 && <p className="px-1.5 py-2 text-sm text-muted">{t("board.empty")}</p>}
      <NextPageButton
        list={list}
        aria-label={t("board.more", { stage: t(`stage.${stage}`) })}
        className="touch mt-2 h-9 rounded-s border border-line-2 bg-card text-sm font-semibold hover:bg-hover"
      >
        {t(list.isFetchingNextPage ? "more.busy" : "more")}
      </NextPageButton>
      {stage === "lost" && moving && (
        <p className="mt-auto rounded-m border border-dashed border-field px-3 py-3 text-center text-sm text-ink-2">
          {t("board.lost")}
        </p>
      )}
    </section>
  );
}
