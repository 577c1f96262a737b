import type { LeadDetail } from "@llave/contract/leads/leads";
import { formatMoney } from "@llave/ui/translate";
import type { ReactNode } from "react";
import { EmailText } from "../../../../components/EmailText.tsx";
import { useLanguage, useTexts } from "../../../../language/LanguageProvider.tsx";
import { phoneText } from "../../../../wording/slots.ts";
import { sourceText } from "../../leadWords.ts";
import { catalogs as listCatalogs } from "../../texts/catalogs.ts";
import { TodosCard } from "../notes/TodosCard.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { FirstContactCard } from "./FirstContactCard.tsx";
import { StageSelect } from "./StageSelect.tsx";

interface ContactCardProps {
  lead: LeadDetail;
  name: string;
}

/** How to reach the renter, where they came from, how far they got, and what the agent plans. */
export function ContactCard({ lead, name }: ContactCardProps) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  return (
    <>
      <section aria-label={name} className="rounded-l border border-line bg-card px-[18px] pt-4 pb-[18px]">
        <h2 className="text-lg font-semibold">{t("contact")}</h2>
        <dl className="mt-2 grid gap-1.5">
          <Line label={t("phone")}>
            {lead.phone === null ? <NotGiven refused={lead.refused.includes("phone")} /> : phoneText(lead.phone)}
          </Line>
          <Line label={t("email")}>
            {lead.email ? (
              <a href={`mailto:${lead.email}`} className="underline decoration-line-2 underline-offset-4">
                <EmailText email={lead.email} />
              </a>
            ) : (
              <NotGiven refused={lead.refused.includes("email")} />
            )}
          </Line>
          <SourceLine lead={lead} />
          <Line label={t("stage")}>
            <StageSelect lead={lead} />
          </Line>
          {lead.commission !== null && <Line label={t("commission")}>{formatMoney(language, lead.commission)}</Line>}
        </dl>
      </section>
      {/* Without a conversation, it takes the thread's place. */}
      {lead.threads.length > 0 && <FirstContactCard lead={lead} />}
      <TodosCard leadId={lead.id} />
    </>
  );
}

function SourceLine({ lead }: { lead: LeadDetail }) {
  const t = useTexts(catalogs);
  const source = sourceText(lead, useTexts(listCatalogs));
  const link = lead.linkName;
  return <Line label={t("source")}>{link && link !== source ? t("source.link", { source, link }) : source}</Line>;
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-h-6 grid-cols-[72px_minmax(0,1fr)] items-center">
      <dt className="text-sm text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function NotGiven({ refused }: { refused: boolean }) {
  const t = useTexts(catalogs);
  return <span className="text-muted">{t(refused ? "refused" : "contactNotGiven")}</span>;
}
