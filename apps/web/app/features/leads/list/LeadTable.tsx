import type { Lead } from "@llave/contract/leads";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../../../components/Icon.tsx";
import { ScoreChip } from "../../../components/ScoreChip.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { phoneText } from "../../../wording/slots.ts";
import { fromListQuery, type LeadFilter } from "../filter.ts";
import { budgetText, leadName, lookingFor, sourceText, timelineText } from "../leadWords.ts";
import { StagePips } from "../StagePips.tsx";
import { en } from "../texts/en.ts";
import { es } from "../texts/es.ts";
import { LastContact } from "./LastContact.tsx";

const catalogues = { en, es };
const head = "border-b border-line bg-hover px-3 py-[9px] text-left text-sm font-medium whitespace-nowrap text-muted";
const cell = "h-14 border-b border-line px-3 whitespace-nowrap group-last:border-0 group-hover:bg-hover";
/** Columns that a narrower window hides first. */
const wideOnly = "max-wide:hidden";

export interface LeadRowsProps {
  leads: readonly Lead[];
  filter: LeadFilter;
  onFilter(filter: LeadFilter): void;
}

/** The leads as a table. The whole row opens the lead; the phone calls. */
export function LeadTable({ leads, filter, onFilter }: LeadRowsProps) {
  const t = useTexts(catalogues);
  const sortBy = (sort: LeadFilter["sort"]) => ({
    sort,
    current: filter.sort,
    onSort: () => onFilter({ ...filter, sort }),
  });
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{t("title")}</caption>
      <thead>
        <tr>
          <SortHead {...sortBy("score")} className="pl-5">
            {t("column.score")}
          </SortHead>
          <th className={head}>{t("column.lead")}</th>
          <th className={`${head} w-full`}>{t("column.message")}</th>
          <th className={head}>{t("column.search")}</th>
          <th className={`${head} text-right`}>{t("column.budget")}</th>
          <th className={head}>{t("column.timeline")}</th>
          <th className={`${head} ${wideOnly}`}>{t("column.stage")}</th>
          <th className={`${head} ${wideOnly}`}>{t("column.source")}</th>
          <SortHead {...sortBy("recent")} className="text-right">
            {t("column.contact")}
          </SortHead>
          <th className={`${head} pr-5`}>
            <span className="sr-only">{t("column.call")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <LeadRow key={lead.id} lead={lead} search={fromListQuery(filter)} />
        ))}
      </tbody>
    </table>
  );
}

interface SortHeadProps {
  sort: LeadFilter["sort"];
  current: LeadFilter["sort"];
  onSort: () => void;
  className: string;
  children: ReactNode;
}

function SortHead({ sort, current, onSort, className, children }: SortHeadProps) {
  const sorted = sort === current;
  return (
    <th aria-sort={sorted ? "descending" : undefined} className={`${head} ${className}`}>
      <button
        type="button"
        onClick={onSort}
        className={`inline-flex h-6 items-center gap-1 hover:text-ink ${sorted ? "font-semibold text-ink" : ""}`}
      >
        {children}
        {sorted && <Icon name="down" small />}
      </button>
    </th>
  );
}

function LeadRow({ lead, search }: { lead: Lead; search: string }) {
  const t = useTexts(catalogues);
  const { language } = useLanguage();
  const wanted = lookingFor(lead, language);
  return (
    <tr className="group relative animate-rise">
      <td className={`${cell} pl-5`}>
        <ScoreChip score={lead.score} status={lead.status} />
      </td>
      <th scope="row" className={`${cell} text-left font-normal`}>
        <Link
          to={paths.lead(lead.id) + search}
          className="block max-w-[clamp(140px,14vw,220px)] truncate font-semibold after:absolute after:inset-0"
        >
          {leadName(lead, t)}
        </Link>
        <span className="block max-w-[clamp(140px,14vw,220px)] truncate text-sm leading-[17px] text-muted">
          {lead.email ?? (lead.phone === null ? t("noContact") : phoneText(lead.phone))}
        </span>
      </th>
      <td className={`${cell} max-w-0 truncate text-ink-2`} lang={lead.language}>
        {lead.lastMessage}
      </td>
      <td className={cell}>
        {wanted ? (
          <span className="block max-w-[clamp(140px,14vw,220px)] truncate">{wanted}</span>
        ) : (
          <span className="text-muted">{t("notSaid")}</span>
        )}
      </td>
      <td className={`${cell} text-right`}>{budgetText(lead, language)}</td>
      <td className={cell}>{timelineText(lead, language, t)}</td>
      <td className={`${cell} ${wideOnly}`}>
        <StagePips stage={lead.stage} />
      </td>
      <td className={`${cell} ${wideOnly} text-muted`}>
        <span className="block max-w-[140px] truncate">{sourceText(lead, t)}</span>
      </td>
      <td className={`${cell} text-right`}>
        <LastContact lead={lead} />
      </td>
      <td className={`${cell} pr-4 text-right`}>
        {lead.phone !== null && (
          <a
            href={`tel:${lead.phone}`}
            aria-label={t("call", { name: leadName(lead, t) })}
            className="relative z-10 inline-grid size-8 place-items-center rounded-s text-ink-2 hover:bg-fill-2"
          >
            <Icon name="phone" />
          </a>
        )}
      </td>
    </tr>
  );
}
