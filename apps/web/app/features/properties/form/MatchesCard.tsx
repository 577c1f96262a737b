import type { LeadMatch, MatchReason, PropertyStatus } from "@llave/contract/listings/properties";
import type { Language } from "@llave/ui/language";
import { formatDate, formatMoney } from "@llave/ui/translate";
import { Link } from "react-router";
import { Card } from "../../../components/Card.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { PartFailed } from "../../../components/states/PartFailed.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { slotText } from "../../../wording/slots.ts";
import { useMatches } from "../queries.ts";
import { catalogs } from "../texts/catalogs.ts";
import type { en } from "../texts/en.ts";

/** Number of reasons shown per lead; those against it come first. */
const maxReasons = 3;

/** Which open leads match a listing, and which are near misses and why. */
export function MatchesCard({ propertyId, status }: { propertyId: string; status: PropertyStatus }) {
  const t = useTexts(catalogs);
  const matches = useMatches(propertyId);
  const { data } = matches;
  // Nobody can rent it now; who would match says who to call if it falls through.
  const taken = status === "leased" || status === "off_market";
  return (
    <Card
      title={t("matches.title")}
      end={
        data && (
          <span className="text-sm text-muted">{t("matches.of", { count: data.fitting, of: data.considered })}</span>
        )
      }
    >
      <PartFailed name={t("matches.title")} of={[matches]} />
      {taken && <p className="mt-1 text-base text-ink-2">{t(`matches.${status}`)}</p>}
      {data && data.matches.length === 0 && (
        <p className="mt-1 text-base text-muted">{t(status === "draft" ? "matches.draft" : "matches.none")}</p>
      )}
      {data && data.matches.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {data.matches.map((match) => (
            <MatchRow key={match.leadId} match={match} />
          ))}
        </ul>
      )}
      {data && data.nearMisses.length > 0 && (
        <>
          <h3 className="mt-4 border-t border-line pt-3 font-semibold">{t("matches.near")}</h3>
          <ul className="mt-1 divide-y divide-line">
            {data.nearMisses.map((match) => (
              <MatchRow key={match.leadId} match={match} near />
            ))}
          </ul>
        </>
      )}
      <p className="mt-3 text-sm text-muted">{t("matches.rule")}</p>
    </Card>
  );
}

const order: Record<MatchReason["outcome"], number> = { misses: 0, differs: 1, unknown: 2, fits: 3 };

/** A near miss has no percentage: it could be higher than that of a lead who fits. */
function MatchRow({ match, near = false }: { match: LeadMatch; near?: boolean }) {
  const t = useTexts(catalogs);
  const reasons = match.reasons.toSorted((a, b) => order[a.outcome] - order[b.outcome]).slice(0, maxReasons);
  return (
    <li className="relative py-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <b className="min-w-0 truncate font-semibold">
          <Link
            to={paths.lead(match.leadId)}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {match.name ?? t("matches.anonymous")}
          </Link>
        </b>
        {!near && <span className="font-semibold text-mint-ink">{match.percentage}%</span>}
      </div>
      <ul className="mt-1 grid gap-0.5 text-sm">
        {reasons.map((reason) => (
          <Reason key={reason.criterion} reason={reason} />
        ))}
      </ul>
    </li>
  );
}

const faces = {
  fits: ["check", "text-mint-ink"],
  differs: ["minus", "text-warm"],
  unknown: ["minus", "text-muted"],
  misses: ["close", "text-danger"],
} as const;

function Reason({ reason }: { reason: MatchReason }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const [icon, color] = faces[reason.outcome];
  return (
    <li className={`flex items-start gap-1.5 ${color}`}>
      <Icon name={icon} small className="mt-[2px]" />
      {reasonText(reason, t, language)}
    </li>
  );
}

function reasonText(
  { criterion, outcome, data = {} }: MatchReason,
  t: ReturnType<typeof useTexts<typeof en>>,
  language: Language,
): string {
  if (outcome === "unknown") return t("reason.unknown", { criterion: t(`criterion.${criterion}`) });
  const values = {
    under: formatMoney(language, Number(data.under ?? 0)),
    over: formatMoney(language, Number(data.over ?? 0)),
    area: String(data.area ?? ""),
    count: Number(data.bedrooms ?? data.bathrooms ?? data.spaces ?? data.min ?? 0),
    date: data.date ? formatDate(language, `${data.date}T12:00:00Z`, { day: "numeric", month: "short" }) : "",
  };
  if (criterion === "budget" && values.under === formatMoney(language, 0) && outcome === "fits")
    return t("reason.budget.exact");
  if (criterion === "bedrooms" || criterion === "bathrooms") {
    const isSizeAlone = outcome === "fits" || (criterion === "bedrooms" && values.count === 0);
    return isSizeAlone ? slotText(criterion, values.count, language) : t(`reason.${criterion}.differs`, values);
  }
  const good = outcome === "fits" ? "fits" : "differs";
  if (criterion === "pets" && data.limit !== undefined) return t("reason.pets.differs", { pounds: String(data.limit) });
  if (criterion === "pets" && outcome === "misses") return t("reason.pets.misses");
  if (criterion === "area" && outcome === "misses") return t("reason.area.misses", values);
  return t(`reason.${criterion}.${good}`, values);
}
