import type { LeadDetail, RelatedLead } from "@llave/contract/leads";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { button } from "../../../components/button.ts";
import { Card } from "../../../components/Card.tsx";
import { ScoreChip } from "../../../components/ScoreChip.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { leadName } from "../leadWords.ts";
import { en as listEn } from "../texts/en.ts";
import { es as listEs } from "../texts/es.ts";
import { useLeadCommand } from "../useLeadChanges.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };
const listCatalogues = { en: listEn, es: listEs };

/** Leads that are the same person: those to merge, and those that were merged, with the way back. */
export function RelatedCard({ lead }: { lead: LeadDetail }) {
  const t = useTexts(catalogues);
  const command = useLeadCommand();
  const path = `/api/leads/${lead.id}`;
  if (lead.duplicates.length === 0 && lead.merged.length === 0) return null;
  return (
    <Card title={t("related.title")}>
      <ul className="mt-2 divide-y divide-line">
        {lead.duplicates.map((other) => (
          <Related key={other.id} lead={other} why={t(matchedKey(other.matched))}>
            <button
              type="button"
              className={button("line", "small")}
              onClick={() => void command("POST", `${path}/merge`, { leadId: other.id })}
            >
              {t("related.merge")}
            </button>
          </Related>
        ))}
        {lead.merged.map((other) => (
          <Related key={other.id} lead={other} why={t("related.merged")} joined>
            <button
              type="button"
              className={button("quiet", "small")}
              onClick={() => void command("POST", `${path}/unmerge`, { leadId: other.id })}
            >
              {t("related.unmerge")}
            </button>
          </Related>
        ))}
      </ul>
    </Card>
  );
}

function matchedKey(matched: readonly ("phone" | "email")[]) {
  if (matched.length > 1) return "related.same.both";
  return matched[0] === "phone" ? "related.same.phone" : "related.same.email";
}

interface RelatedProps {
  lead: RelatedLead;
  why: string;
  /** True for a lead that is part of this one, whose page is this one. */
  joined?: boolean;
  children: ReactNode;
}

function Related({ lead, why, joined = false, children }: RelatedProps) {
  const name = leadName(lead, useTexts(listCatalogues));
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
      <p className="flex items-center justify-between gap-2 text-sm text-muted">
        <span>{why}</span>
        {children}
      </p>
    </li>
  );
}
