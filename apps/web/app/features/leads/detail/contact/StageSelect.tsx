import type { Lead, LeadDetail } from "@llave/contract/leads/leads";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import { stages } from "../../filter.ts";
import { catalogs as listCatalogs } from "../../texts/catalogs.ts";
import { useStageChange } from "../../useStageChange.tsx";
import { catalogs } from "../texts/catalogs.ts";

/** Changes a lead's stage. */
export function StageSelect({ lead }: { lead: LeadDetail }) {
  const t = useTexts(catalogs);
  const words = useTexts(listCatalogs);
  const { change, dialog } = useStageChange();
  return (
    <>
      <select
        aria-label={t("stage")}
        value={lead.stage}
        disabled={!lead.abilities.change}
        onChange={(event) => change([lead], event.target.value as Lead["stage"])}
        className="h-11 w-full rounded-[10px] border border-field bg-card px-2.5 text-base font-semibold phone:h-8"
      >
        {stages.map((stage) => (
          <option key={stage} value={stage}>
            {words(`stage.${stage}`)}
          </option>
        ))}
      </select>
      {lead.lostReason && <p className="mt-1 text-sm text-muted">{words(`lost.${lead.lostReason}`)}</p>}
      {dialog}
    </>
  );
}
