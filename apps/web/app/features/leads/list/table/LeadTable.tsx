import type { ListedLead } from "@llave/contract/leads/leads";
import type { KeyboardEvent, ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../../../../components/Icon.tsx";
import { ScoreChip } from "../../../../components/score/ScoreChip.tsx";
import { useLanguage, useTexts } from "../../../../language/LanguageProvider.tsx";
import { paths } from "../../../../paths.ts";
import { bedroomsShort, phoneText } from "../../../../wording/slots.ts";
import { fromListQuery, type LeadFilter } from "../../filter.ts";
import { budgetText, leadName, lookingFor, sourceText, timelineText } from "../../leadWords.ts";
import { StagePips } from "../../StagePips.tsx";
import { catalogs } from "../../texts/catalogs.ts";
import { useStageChange } from "../../useStageChange.tsx";
import { LastContact } from "../LastContact.tsx";
import { NextStep } from "../NextStep.tsx";
import { StageMenu } from "../StageMenu.tsx";
import type { Selection } from "../selection/useSelection.ts";
import { rowMark } from "../useRowKeys.ts";
import { type ColumnName, useColumns } from "./columns.ts";

const head = "border-b border-line bg-hover px-2 py-[9px] text-left text-sm font-medium whitespace-nowrap text-muted";
const cell = "h-14 border-b border-line px-2 whitespace-nowrap group-last:border-0 group-hover:bg-hover";
const narrow = "block max-w-[clamp(110px,11vw,200px)] truncate";
/** Columns that a narrower window hides first. */
const wideOnly: readonly ColumnName[] = ["source", "language"];
const atTheRight: readonly ColumnName[] = ["budget", "contact", "call"];

export interface LeadRowsProps {
  leads: readonly ListedLead[];
  filter: LeadFilter;
  onFilter(filter: LeadFilter): void;
  selection: Selection;
}

/** The leads as a table with the columns the agent chose. The whole row opens the lead; the phone calls. */
export function LeadTable({ leads, filter, onFilter, selection }: LeadRowsProps) {
  const t = useTexts(catalogs);
  const columns = useColumns();
  const { change, dialog } = useStageChange();
  const sortBy = (sort: LeadFilter["sort"]) => ({
    sort,
    current: filter.sort,
    onSort: () => onFilter({ ...filter, sort }),
  });
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{t("title")}</caption>
        <thead>
          <tr>
            <td className={`${head} py-0 pr-0 pl-4`}>
              <PickBox
                label={t("selected.all")}
                checked={leads.every(({ id }) => selection.has(id))}
                onChange={() => selection.toggleAll(leads)}
              />
            </td>
            {columns.map((name) => {
              const className = `${name === "message" ? "w-full" : ""} ${atTheRight.includes(name) ? "text-right" : ""} ${wideOnly.includes(name) ? "max-wide:hidden" : ""}`;
              const sort = name === "score" ? "score" : name === "contact" ? "recent" : null;
              if (sort) {
                return (
                  <SortHead key={name} {...sortBy(sort)} className={className}>
                    {t(`column.${name}`)}
                  </SortHead>
                );
              }
              return (
                <th key={name} scope="col" className={`${head} ${className}`}>
                  {name === "call" ? <span className="sr-only">{t("column.call")}</span> : t(`column.${name}`)}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {leads.map((lead) => (
            <LeadRow
              key={lead.id}
              lead={lead}
              columns={columns}
              search={fromListQuery(filter)}
              selection={selection}
              onStage={(stage) => change([lead], stage)}
            />
          ))}
        </tbody>
      </table>
      {dialog}
    </div>
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
    <th scope="col" aria-sort={sorted ? "descending" : undefined} className={`${head} ${className}`}>
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

/** A check box whose whole cell can be pressed. */
export function PickBox({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <label className="relative z-10 grid size-8 cursor-pointer place-items-center max-phone:size-11">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
        className="size-[18px] accent-ink"
      />
    </label>
  );
}

interface RowProps {
  lead: ListedLead;
  search: string;
  onStage(stage: ListedLead["stage"]): void;
}

function LeadRow(props: RowProps & { columns: readonly ColumnName[]; selection: Selection }) {
  const { lead, columns, selection } = props;
  const t = useTexts(catalogs);
  return (
    <tr {...rowMark} className={`group relative animate-rise ${selection.has(lead.id) ? "bg-fill" : ""}`}>
      <td className={`${cell} pr-0 pl-4`}>
        <PickBox
          label={t("selected.pick", { name: leadName(lead, t) })}
          checked={selection.has(lead.id)}
          onChange={() => selection.toggle(lead)}
        />
      </td>
      {columns.map((name) => {
        const className = `${cell} ${atTheRight.includes(name) ? "text-right" : ""} ${wideOnly.includes(name) ? "max-wide:hidden" : ""}`;
        const content = <Cell name={name} onPick={() => selection.toggle(lead)} {...props} />;
        if (name === "lead") {
          return (
            <th key={name} scope="row" className={`${className} text-left font-normal`}>
              {content}
            </th>
          );
        }
        const message =
          name === "message" ? { lang: lead.language, className: `${className} max-w-0 truncate text-ink-2` } : {};
        return (
          <td key={name} className={className} {...message}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

function Cell({ name, lead, search, onStage, onPick }: RowProps & { name: ColumnName; onPick: () => void }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  switch (name) {
    case "score":
      return <ScoreChip score={lead.score} status={lead.status} stage={lead.stage} />;
    case "lead":
      return <Who lead={lead} search={search} onPick={onPick} />;
    case "message":
      return lead.lastMessage;
    case "search":
      return <span className={narrow}>{lookingFor(lead, language) ?? <Unknown />}</span>;
    case "size":
      return bedroomsShort(lead.bedrooms, language);
    case "area":
      return <span className={narrow}>{lead.area}</span>;
    case "budget":
      return budgetText(lead, language);
    case "timeline":
      return timelineText(lead, language, t);
    case "stage":
      return (
        <StageMenu
          label={t("stage.change", { name: leadName(lead, t), stage: t(`stage.${lead.stage}`) })}
          stage={lead.stage}
          onChoose={onStage}
          className="relative z-10 -mx-2 inline-flex h-9 items-center gap-1.5 rounded-s px-2 hover:bg-fill-2 data-[state=open]:bg-fill-2"
        >
          <StagePips stage={lead.stage} />
          <Icon name="down" small className="text-muted" />
        </StageMenu>
      );
    case "next":
      return (
        <span className={narrow}>
          <NextStep lead={lead} />
        </span>
      );
    case "source":
      return <span className={`${narrow} text-muted`}>{sourceText(lead, t)}</span>;
    case "language":
      return t(`language.${lead.language}`);
    case "contact":
      return <LastContact lead={lead} />;
    case "call":
      return <CallLink lead={lead} />;
  }
}

function Unknown() {
  const t = useTexts(catalogs);
  return <span className="text-muted">{t("notSaid")}</span>;
}

function Who({ lead, search, onPick }: Pick<RowProps, "lead" | "search"> & { onPick: () => void }) {
  const t = useTexts(catalogs);
  const pickBySpace = (event: KeyboardEvent) => {
    if (event.key !== " " || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onPick();
  };
  return (
    <>
      <Link
        to={paths.lead(lead.id) + search}
        onKeyDown={pickBySpace}
        className={`${narrow} font-semibold after:absolute after:inset-0`}
      >
        {leadName(lead, t)}
      </Link>
      <span className={`${narrow} text-sm leading-[17px] text-muted`}>
        {lead.email ?? (lead.phone === null ? t("noContact") : phoneText(lead.phone))}
      </span>
    </>
  );
}

function CallLink({ lead }: Pick<RowProps, "lead">) {
  const t = useTexts(catalogs);
  if (lead.phone === null) return null;
  return (
    <a
      href={`tel:${lead.phone}`}
      aria-label={t("call", { name: leadName(lead, t) })}
      className="relative z-10 inline-grid size-8 place-items-center rounded-s text-ink-2 hover:bg-fill-2"
    >
      <Icon name="phone" />
    </a>
  );
}
