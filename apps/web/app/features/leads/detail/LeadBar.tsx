import type { Lead, LeadDetail } from "@llave/contract/leads";
import { Link } from "react-router";
import { button } from "../../../components/button.ts";
import { Icon, type IconName } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { en as listEn } from "../texts/en.ts";
import { es as listEs } from "../texts/es.ts";
import type { Neighbors } from "./neighbours.ts";
import { RemoveButton } from "./RemoveButton.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };
const listCatalogues = { en: listEn, es: listEs };

interface LeadBarProps {
  neighbors: (Neighbors & { total: number; more: boolean }) | null;
  /** Query of the list this lead was opened from. */
  query: string;
  back: string;
  /** The lead itself, once it is loaded. */
  lead: LeadDetail | undefined;
}

/** Back to the list, and through it one lead at a time. */
export function LeadBar({ neighbors, query, back, lead }: LeadBarProps) {
  const t = useTexts(catalogues);
  const anonymous = useTexts(listCatalogues)("anonymous");
  return (
    <nav aria-label={t("back")} className="flex min-h-11 items-center gap-2 pt-3.5">
      <Link to={back} className={`${button("quiet", "small")} -ml-2.5`} aria-keyshortcuts="Escape">
        <Icon name="left" small />
        {t("back")}
      </Link>
      {neighbors && (
        <>
          <p className="text-sm whitespace-nowrap text-muted">
            <b className="font-semibold text-ink">
              {t("position", {
                index: neighbors.index,
                total: `${neighbors.total}${neighbors.more ? "+" : ""}`,
              })}
            </b>
          </p>
          <Step to={neighbors.previous} query={query} icon="up" label={t("previous")} shortcut="K" />
          <Step to={neighbors.next} query={query} icon="down" label={t("next")} shortcut="J" />
          {neighbors.next && (
            <p className="truncate text-sm text-muted max-phone:hidden">
              {t("next.name", { name: neighbors.next.name ?? anonymous, score: neighbors.next.score })}
            </p>
          )}
        </>
      )}
      {lead && <RemoveButton leadId={lead.id} name={lead.name ?? anonymous} back={back} />}
    </nav>
  );
}

interface StepProps {
  to: Lead | null;
  query: string;
  icon: IconName;
  label: string;
  shortcut: string;
}

function Step({ to, query, icon, label, shortcut }: StepProps) {
  const look = `${button("line", "small")} max-phone:w-11 max-phone:px-0`;
  const content = (
    <>
      <Icon name={icon} small />
      <span aria-hidden="true" className="text-2xs font-semibold text-muted max-phone:hidden">
        {shortcut}
      </span>
    </>
  );
  if (!to) {
    return (
      <span aria-hidden="true" className={`${look} opacity-45`}>
        {content}
      </span>
    );
  }
  return (
    <Link
      to={paths.lead(to.id) + query}
      replace
      aria-label={label}
      aria-keyshortcuts={shortcut.toLowerCase()}
      className={look}
    >
      {content}
    </Link>
  );
}
