import type { LeadDetail } from "@llave/contract/leads";
import { formatMoney } from "@llave/ui/translate";
import type { ReactNode } from "react";
import { Avatar } from "../../../components/Avatar.tsx";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { phoneText } from "../../../wording/slots.ts";
import { sourceText } from "../leadWords.ts";
import { en as listEn } from "../texts/en.ts";
import { es as listEs } from "../texts/es.ts";
import { StageSelect } from "./StageSelect.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };
const listCatalogues = { en: listEn, es: listEs };

interface ContactCardProps {
  lead: LeadDetail;
  name: string;
  /** True if the name is this page's heading. */
  heading: boolean;
}

/** Who the renter is and how to reach them: the number is the button. */
export function ContactCard({ lead, name, heading }: ContactCardProps) {
  const t = useTexts(catalogues);
  const { language } = useLanguage();
  return (
    <section aria-label={name} className="rounded-l border border-line bg-card px-[18px] pt-4 pb-[18px]">
      {heading && (
        <div className="flex items-center gap-3">
          <Avatar name={name} className="size-11 text-md" />
          <div className="min-w-0">
            <h1 className="display text-xl break-words">{name}</h1>
            <p className="text-sm text-muted">{t(`language.${lead.language}`)}</p>
          </div>
        </div>
      )}
      {lead.phone !== null && (
        <a href={`tel:${lead.phone}`} className={`${button("navy", "large")} w-full ${heading ? "mt-3.5" : ""}`}>
          <Icon name="phone" />
          {t("call", { phone: phoneText(lead.phone) })}
        </a>
      )}
      <dl className="mt-3.5 grid gap-1.5 first:mt-0">
        {lead.phone === null && (
          <Line label={t("phone")}>
            <NotGiven refused={lead.refused.includes("phone")} />
          </Line>
        )}
        <Line label={t("email")}>
          {lead.email ? (
            <a href={`mailto:${lead.email}`} className="break-all underline decoration-line-2 underline-offset-4">
              {lead.email}
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
  );
}

function SourceLine({ lead }: { lead: LeadDetail }) {
  const t = useTexts(catalogues);
  const source = sourceText(lead, useTexts(listCatalogues));
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
  const t = useTexts(catalogues);
  return <span className="text-muted">{t(refused ? "refused" : "contactNotGiven")}</span>;
}
