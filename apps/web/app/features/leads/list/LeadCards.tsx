import type { ListedLead } from "@llave/contract/leads/leads";
import type { Language } from "@llave/ui/language";
import { Link } from "react-router";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { ScoreChip } from "../../../components/score/ScoreChip.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { phoneText } from "../../../wording/slots.ts";
import { fromListQuery } from "../filter.ts";
import { budgetText, leadName, lookingFor, sourceText, timelineText } from "../leadWords.ts";
import { catalogs } from "../texts/catalogs.ts";
import type { en } from "../texts/en.ts";
import { LastContact } from "./LastContact.tsx";
import { NextStep } from "./NextStep.tsx";
import type { Selection } from "./selection/useSelection.ts";
import { type LeadRowsProps, PickBox } from "./table/LeadTable.tsx";

/** The leads on a small screen: the same data, with buttons only if an answer is due. */
export function LeadCards({ leads, filter, selection }: LeadRowsProps) {
  const search = fromListQuery(filter);
  return (
    <ul className="divide-y divide-line">
      {leads.map((lead) => (
        <LeadCard key={lead.id} lead={lead} to={paths.lead(lead.id) + search} selection={selection} />
      ))}
    </ul>
  );
}

function LeadCard({ lead, to, selection }: { lead: ListedLead; to: string; selection: Selection }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const budget = budgetText(lead, language);
  return (
    <li className="relative animate-rise px-4 py-3.5">
      <div className="flex items-center justify-between text-sm">
        <span className="flex items-center gap-1 max-phone:-ml-3">
          <PickBox
            label={t("selected.pick", { name: leadName(lead, t) })}
            checked={selection.has(lead.id)}
            onChange={() => selection.toggle(lead)}
          />
          <ScoreChip score={lead.score} status={lead.status} stage={lead.stage} />
        </span>
        <LastContact lead={lead} />
      </div>
      <h2 className="mt-2 text-[1.0625rem] leading-[1.375rem] font-semibold">
        <Link to={to} className="wrap-anywhere after:absolute after:inset-0">
          {leadName(lead, t)}
        </Link>
      </h2>
      <p className="truncate text-sm text-muted">
        {lead.email ?? (lead.phone === null ? t("noContact") : phoneText(lead.phone))}
      </p>
      <p className="mt-1.5 flex justify-between gap-3 text-md">
        <span className="min-w-0 truncate">{lookingFor(lead, language) ?? t("notSaid")}</span>
        <b className="font-semibold">{budget}</b>
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-3.5 text-sm text-muted">
        <span>{movesText(lead, t, language)}</span>
        <span>{t(`stage.${lead.stage}`)}</span>
        <span>{sourceText(lead, t)}</span>
      </p>
      {!lead.needsYou && lead.nextTodo && (
        <p className="mt-1 text-sm">
          <NextStep lead={lead} />
        </p>
      )}
      {lead.needsYou && <NeedsYou lead={lead} to={to} />}
    </li>
  );
}

function NeedsYou({ lead, to }: { lead: ListedLead; to: string }) {
  const t = useTexts(catalogs);
  return (
    <>
      <p lang={lead.language} className="mt-2 line-clamp-3 border-l-2 border-orange pl-2.5 text-md">
        {lead.lastMessage}
      </p>
      <div className="relative z-10 mt-3 grid auto-cols-fr grid-flow-col gap-2">
        {lead.phone !== null && (
          <a href={`tel:${lead.phone}`} className={button("line", "large")}>
            <Icon name="phone" small />
            {t("call.short")}
          </a>
        )}
        <Link to={to} className={button("line", "large")}>
          <Icon name="chat" small />
          {t("open")}
        </Link>
      </div>
    </>
  );
}

function movesText(lead: ListedLead, t: ReturnType<typeof useTexts<typeof en>>, language: Language): string {
  if (lead.timeline === null || lead.timeline === "flexible") return t("moves.flexible");
  if (lead.timeline === "asap") return t("moves.asap");
  return t("moves", { when: timelineText(lead, language, t) });
}
