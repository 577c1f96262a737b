import type { LeadDetail } from "@llave/contract/leads";
import { type FormEvent, useState } from "react";
import { button } from "../../../components/button.ts";
import { Dialog } from "../../../components/Dialog.tsx";
import { TextField } from "../../../components/TextField.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { stages } from "../filter.ts";
import { en as listEn } from "../texts/en.ts";
import { es as listEs } from "../texts/es.ts";
import { useLeadCommand } from "../useLeadChanges.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };
const listCatalogues = { en: listEn, es: listEs };

/** Changes a lead's stage. A lease asks for its figures, which count as revenue. */
export function StageSelect({ lead }: { lead: LeadDetail }) {
  const t = useTexts(catalogues);
  const words = useTexts(listCatalogues);
  const command = useLeadCommand();
  const [leasing, setLeasing] = useState(false);
  const path = `/api/leads/${lead.id}`;
  const choose = (stage: string) => {
    if (stage === "leased") setLeasing(true);
    else if (stage !== lead.stage) void command("PATCH", path, { stage });
  };
  return (
    <>
      <select
        aria-label={t("stage")}
        value={lead.stage}
        onChange={(event) => choose(event.target.value)}
        className="h-11 w-full rounded-[10px] border border-field bg-card px-2.5 text-base font-semibold phone:h-8"
      >
        {stages.map((stage) => (
          <option key={stage} value={stage}>
            {words(`stage.${stage}`)}
          </option>
        ))}
      </select>
      <Dialog open={leasing} onClose={() => setLeasing(false)} title={t("leased.title")} description={t("leased.text")}>
        <LeaseForm lead={lead} onClose={() => setLeasing(false)} />
      </Dialog>
    </>
  );
}

function LeaseForm({ lead, onClose }: { lead: LeadDetail; onClose: () => void }) {
  const t = useTexts(catalogues);
  const command = useLeadCommand();
  const [rent, setRent] = useState(String(lead.rent ?? lead.budget ?? ""));
  const [commission, setCommission] = useState(lead.commission === null ? "" : String(lead.commission));
  const [tried, setTried] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const amount = dollars(commission);
    if (amount === null) return;
    const rented = dollars(rent);
    const lease = { stage: "leased", commission: amount, ...(rented !== null && { rent: rented }) };
    if (await command("PATCH", `/api/leads/${lead.id}`, lease)) onClose();
  };
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
      <TextField
        label={t("leased.rent")}
        error={undefined}
        optional
        inputMode="numeric"
        value={rent}
        onChange={(event) => setRent(event.target.value)}
      />
      <TextField
        label={t("leased.commission")}
        error={tried && dollars(commission) === null ? t("leased.commission.missing") : undefined}
        inputMode="numeric"
        value={commission}
        onChange={(event) => setCommission(event.target.value)}
      />
      <button type="submit" className={button("navy", "large")}>
        {t("leased.submit")}
      </button>
    </form>
  );
}

/** Whole dollars from the typed text, including "$3,000"; null for anything else. */
function dollars(typed: string): number | null {
  const plain = typed.replaceAll(/[$,\s]/g, "");
  return /^\d{1,7}$/.test(plain) ? Number(plain) : null;
}
