import { useState } from "react";
import { Icon } from "../../../../components/Icon.tsx";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import { standsAtBottom } from "../../../../notifications/standsAtBottom.ts";
import { exportOf } from "../../filter.ts";
import { catalogs } from "../../texts/catalogs.ts";
import { useStageChange } from "../../useStageChange.tsx";
import { StageMenu } from "../StageMenu.tsx";
import { MergeDialog } from "./MergeDialog.tsx";
import type { Selection } from "./useSelection.ts";

const item =
  "inline-flex h-11 items-center gap-2 rounded-s px-3 text-sm font-semibold whitespace-nowrap hover:bg-night-2 disabled:opacity-60 disabled:hover:bg-transparent";

/** What can be done with the selected leads: another stage, one person out of two, a file. */
export function SelectionBar({ selection }: { selection: Selection }) {
  const t = useTexts(catalogs);
  const { change, dialog } = useStageChange();
  const [merging, setMerging] = useState(false);
  const { leads, clear } = selection;
  const [first, second] = leads;
  const count = leads.length;
  return (
    <>
      {count > 0 && (
        <section
          aria-label={t("selected", { count })}
          {...standsAtBottom}
          className="fixed inset-x-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 mx-auto flex w-fit max-w-[calc(100vw-1.5rem)] items-center gap-1 overflow-x-auto rounded-l bg-ink px-2 py-1 text-on-night shadow-2 phone:bottom-5 phone:px-3"
        >
          <p role="status" className="px-2 text-sm font-semibold whitespace-nowrap">
            <span aria-hidden="true" className="phone:hidden">
              {count}
            </span>
            <span className="max-phone:sr-only">{t("selected", { count })}</span>
          </p>
          <StageMenu
            label={t("selected.stage")}
            // A lease has its own rent and commission.
            without={count > 1 ? { stage: "leased", because: t("selected.leased") } : undefined}
            className={item}
            onChoose={(stage) => change(leads, stage)}
          >
            {t("column.stage")}
            <Icon name="down" small />
          </StageMenu>
          <button
            type="button"
            disabled={count !== 2}
            title={count === 2 ? undefined : t("merge.two")}
            className={item}
            onClick={() => setMerging(true)}
          >
            <Icon name="users" small className="max-phone:hidden" />
            {t("merge.open")}
          </button>
          <a href={exportOf(leads.map(({ id }) => id))} download className={item}>
            <Icon name="download" small className="max-phone:hidden" />
            {t("export")}
          </a>
          <button type="button" aria-label={t("selected.clear")} className={`${item} px-2.5`} onClick={clear}>
            <Icon name="close" small />
          </button>
        </section>
      )}
      {merging && first && second && (
        <MergeDialog leadIds={[first.id, second.id]} onMerged={clear} onClose={() => setMerging(false)} />
      )}
      {dialog}
    </>
  );
}
