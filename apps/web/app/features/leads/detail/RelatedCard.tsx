import type { LeadDetail, RelatedLead } from "@llave/contract/leads/leads";
import { formatDate } from "@llave/ui/translate";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { button } from "../../../components/button.ts";
import { Card } from "../../../components/Card.tsx";
import { ScoreChip } from "../../../components/score/ScoreChip.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { leadName } from "../leadWords.ts";
import { catalogs as listCatalogs } from "../texts/catalogs.ts";
import { useUndoable } from "../useLeadChanges.ts";
import { useSameText } from "../useSameText.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Leads of the same person: those to merge, and those that were merged, by whom and when, with an undo. */
export function RelatedCard({ lead }: { lead: LeadDetail }) {
  const t = useTexts(catalogs);
  const words = useTexts(listCatalogs);
  const sameText = useSameText();
  const { language } = useLanguage();
  const undoable = useUndoable();
  if (lead.duplicates.length === 0 && lead.merged.length === 0) return null;
  const path = `/api/leads/${lead.id}`;
  const change = (act: "merge" | "unmerge", other: RelatedLead) => {
    const payload = { leadId: other.id };
    void undoable(["POST", `${path}/${act}`, payload], {
      done: t(`related.${act}.done`, { name: leadName(other, words) }),
      undo: ["POST", `${path}/${act === "merge" ? "unmerge" : "merge"}`, payload],
    });
  };
  return (
    <Card title={t(lead.duplicates.length > 0 ? "related.title" : "related.title.merged")}>
      <ul className="mt-2 divide-y divide-line">
        {lead.duplicates.map((other) => (
          <Related key={other.id} lead={other} lines={[sameText(other.matched)]}>
            {lead.abilities.merge && (
              <button type="button" className={button("line", "small")} onClick={() => change("merge", other)}>
                {t("related.merge")}
              </button>
            )}
          </Related>
        ))}
        {lead.merged.map((other) => {
          const day = formatDate(language, other.at, { month: "short", day: "numeric" });
          const trace = t(other.by === "agent" ? "related.byYou" : "related.byItself", { day });
          return (
            <Related key={other.id} lead={other} lines={[sameText(other.matched), trace]} joined>
              {other.abilities.unmerge && (
                <button type="button" className={button("line", "small")} onClick={() => change("unmerge", other)}>
                  {t("related.unmerge")}
                </button>
              )}
            </Related>
          );
        })}
      </ul>
    </Card>
  );
}

interface RelatedProps {
  lead: RelatedLead;
  lines: (string | null)[];
  /** True for a lead that is part of this one, so this page is its page. */
  joined?: boolean;
  children: ReactNode;
}

function Related({ lead, lines, joined = false, children }: RelatedProps) {
  const name = leadName(lead, useTexts(listCatalogs));
  return (
    <li className="grid gap-1.5 py-2.5">
      <p className="flex items-center justify-between gap-2">
        {joined ? (
          <b className="min-w-0 truncate font-semibold">{name}</b>
        ) : (
          <Link to={paths.lead(lead.id)} className="min-w-0 truncate font-semibold underline underline-offset-4">
            {name}
          </Link>
        )}
        <ScoreChip score={lead.score} status={lead.status} />
      </p>
      <div className="flex items-center justify-between gap-2 text-sm text-muted">
        <p>
          {lines.map(
            (line) =>
              line && (
                <span key={line} className="block">
                  {line}
                </span>
              ),
          )}
        </p>
        {children}
      </div>
    </li>
  );
}
