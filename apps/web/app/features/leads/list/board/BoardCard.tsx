import type { ListedLead } from "@llave/contract/leads/leads";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ScoreChip } from "../../../../components/score/ScoreChip.tsx";
import { useLanguage, useTexts } from "../../../../language/LanguageProvider.tsx";
import { budgetText, leadName, lookingFor, timelineText } from "../../leadWords.ts";
import { catalogs } from "../../texts/catalogs.ts";
import { NextStep } from "../NextStep.tsx";
import type { Selection } from "../selection/useSelection.ts";
import { PickBox } from "../table/LeadTable.tsx";
import { rowMark } from "../useRowKeys.ts";
import type { CardDrag } from "./useCardDrag.ts";
import type { CardKeys } from "./useCardKeys.ts";

interface BoardCardProps {
  lead: ListedLead;
  to: string;
  selection: Selection;
  lifted: boolean;
  /** True while it is over another column. */
  away: boolean;
  drag: CardDrag;
  keys: CardKeys;
}

/** A lead on the board. Its link has the focus and the keys. */
export function BoardCard({ lead, to, selection, lifted, away, drag, keys }: BoardCardProps) {
  const t = useTexts(catalogs);
  const picked = selection.has(lead.id);
  const frame = lifted ? "border-dashed border-field" : picked ? "border-ink" : "border-line";
  return (
    <li
      {...rowMark}
      {...drag.handlers(lead)}
      className={`relative animate-rise cursor-grab rounded-m border-[1.5px] bg-card py-2.5 pr-1 pl-3 select-none hover:shadow-1 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus ${frame} ${away ? "opacity-60" : ""}`}
    >
      <CardContent
        lead={lead}
        pick={
          <PickBox
            label={t("selected.pick", { name: leadName(lead, t) })}
            checked={picked}
            onChange={() => selection.toggle(lead)}
          />
        }
        name={
          <Link
            {...keys.props(lead)}
            to={to}
            draggable={false}
            aria-describedby="board-keys"
            className="block truncate outline-none after:absolute after:inset-0"
          >
            {leadName(lead, t)}
          </Link>
        }
      />
    </li>
  );
}

interface CardContentProps {
  lead: ListedLead;
  /** The check box that picks it. */
  pick?: ReactNode;
  /** The name, where it is more than text. */
  name?: ReactNode;
}

/** What a card says about a lead. */
export function CardContent({ lead, pick, name }: CardContentProps) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const wanted = [lookingFor(lead, language), budgetText(lead, language)].filter(Boolean).join(" · ");
  return (
    <>
      <span className="flex min-h-8 items-center gap-2">
        <ScoreChip score={lead.score} status={lead.status} stage={lead.stage} compact />
        <span className="min-w-0 flex-1 font-semibold">
          {name ?? <span className="block truncate">{leadName(lead, t)}</span>}
        </span>
        {pick}
      </span>
      <span className="block truncate pr-2 text-sm text-ink-2">{wanted || t("notSaid")}</span>
      <span className="flex justify-between gap-3 pr-2 text-sm text-muted">
        <span className="min-w-0 truncate">
          <NextStep lead={lead} />
        </span>
        <span className="flex-none">{timelineText(lead, language, t)}</span>
      </span>
    </>
  );
}
