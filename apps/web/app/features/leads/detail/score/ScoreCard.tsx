import type { LeadDetail } from "@llave/contract/leads/leads";
import { Card } from "../../../../components/Card.tsx";
import { ScoreChip } from "../../../../components/score/ScoreChip.tsx";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { reasonText } from "./reasons.ts";

/** The score and all its reasons, largest first; the points add up. */
export function ScoreCard({ lead }: { lead: LeadDetail }) {
  const t = useTexts(catalogs);
  const most = Math.max(1, ...lead.reasons.map(({ points }) => Math.abs(points)));
  return (
    <Card title={t("score.title")} end={<ScoreChip score={lead.score} status={lead.status} stage={lead.stage} />}>
      {lead.reasons.length === 0 && <p className="mt-3 text-sm text-muted">{t("score.none")}</p>}
      <ul className="mt-3 grid gap-[9px]">
        {lead.reasons.map((reason) => (
          <li key={reason.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-[3px] text-sm">
            <span>{reasonText(reason, t)}</span>
            <b className={`font-semibold ${reason.points < 0 ? "text-hot" : ""}`}>
              {reason.points < 0 ? "−" : "+"}
              {Math.abs(reason.points)}
            </b>
            <Bar part={Math.abs(reason.points) / most} negative={reason.points < 0} />
          </li>
        ))}
      </ul>
      <p className="mt-3 border-t border-line pt-2.5 text-xs text-muted">{t("score.fine")}</p>
    </Card>
  );
}

function Bar({ part, negative }: { part: number; negative: boolean }) {
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="col-span-2 h-1 w-full rounded-full"
      aria-hidden="true"
    >
      <rect width="100" height="4" className="fill-fill-2" />
      <rect width={Math.round(part * 100)} height="4" className={negative ? "fill-hot" : "fill-ink"} />
    </svg>
  );
}
