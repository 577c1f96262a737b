import type { Lead, ListedLead } from "@llave/contract/leads/leads";
import { useState } from "react";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import type { LeadFilter } from "../../filter.ts";
import { leadName } from "../../leadWords.ts";
import { catalogs } from "../../texts/catalogs.ts";
import { useStageChange } from "../../useStageChange.tsx";
import type { Selection } from "../selection/useSelection.ts";
import { CardContent } from "./BoardCard.tsx";
import { BoardColumn } from "./BoardColumn.tsx";
import { useCardDrag } from "./useCardDrag.ts";
import { useCardKeys } from "./useCardKeys.ts";

/** Every stage has a column, so that the columns add up to the view's count. */
const columns = ["new", "contacted", "showing", "applied", "leased", "lost"] as const satisfies Lead["stage"][];

interface LeadBoardProps {
  filter: LeadFilter;
  selection: Selection;
}

/**
 * The leads by stage. A card is dragged with the pointer (after a moment's press on a touch screen), or lifted with
 * Space and moved with the arrow keys; every step is announced.
 */
export function LeadBoard({ filter, selection }: LeadBoardProps) {
  const t = useTexts(catalogs);
  const { change, dialog } = useStageChange();
  const [said, setSaid] = useState("");
  const drop = (lead: ListedLead, stage: Lead["stage"]) => {
    const words = { name: leadName(lead, t), stage: t(`stage.${stage}`) };
    setSaid(stage === lead.stage ? t("board.stayed", words) : t("board.dropped", words));
    change([lead], stage);
  };
  const drag = useCardDrag(drop);
  const keys = useCardKeys({
    stages: columns,
    onLift: (lead) => setSaid(t("board.lifted", { name: leadName(lead, t), stage: t(`stage.${lead.stage}`) })),
    onMove: (lead, stage) => setSaid(t("board.over", { name: leadName(lead, t), stage: t(`stage.${stage}`) })),
    onPutBack: (lead) => setSaid(t("board.putBack", { name: leadName(lead, t), stage: t(`stage.${lead.stage}`) })),
    onDrop: drop,
  });
  const moving = drag.dragged ?? keys.lifted;
  return (
    <div ref={drag.board} className="overflow-x-auto bg-paper p-2 phone:p-3">
      <p role="status" aria-live="assertive" className="sr-only">
        {said}
      </p>
      <p id="board-keys" className="sr-only">
        {t("board.keys")}
      </p>
      <div className="grid min-w-fit auto-cols-[minmax(12.5rem,1fr)] grid-flow-col gap-3">
        {columns.map((stage) => (
          <BoardColumn
            key={stage}
            filter={{ ...filter, stage }}
            stage={stage}
            selection={selection}
            moving={moving}
            drag={drag}
            keys={keys}
          />
        ))}
      </div>
      {drag.dragged && (
        <div
          aria-hidden="true"
          className="pointer-events-none fixed z-40 w-60 rotate-2 cursor-grabbing rounded-m border border-ink bg-card px-3 py-2.5 shadow-2"
          style={{ left: drag.dragged.left, top: drag.dragged.top }}
        >
          <CardContent lead={drag.dragged.lead} />
        </div>
      )}
      {dialog}
    </div>
  );
}
