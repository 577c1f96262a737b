import type { ListingMatch, ListingMatches } from "@llave/contract/leads/leads";
import { formatMoney } from "@llave/ui/translate";
import { useQuery } from "@tanstack/react-query";
import { Card } from "../../../../components/Card.tsx";
import { Icon } from "../../../../components/Icon.tsx";
import { PartFailed } from "../../../../components/states/PartFailed.tsx";
import { useLanguage, useTexts } from "../../../../language/LanguageProvider.tsx";
import { bedroomsShort } from "../../../../wording/slots.ts";
import { catalogs } from "../texts/catalogs.ts";
import { matchReasonText } from "./matchWords.ts";

/** The agent's listings that match this renter best, with the reasons, and near misses with what doesn't fit. */
export function MatchesCard({ leadId }: { leadId: string }) {
  const t = useTexts(catalogs);
  const matches = useQuery<ListingMatches>({ queryKey: [`/api/leads/${leadId}/matches`] });
  const { data } = matches;
  if (!data) return <PartFailed name={t("match.title")} of={[matches]} />;
  return (
    <Card
      title={t("match.title")}
      end={<span className="text-sm text-muted">{t("match.of", { count: data.fitting, of: data.considered })}</span>}
    >
      {data.matches.length === 0 && <p className="mt-2 text-muted">{t("match.none")}</p>}
      <ul className="mt-1 divide-y divide-line">
        {data.matches.map((match) => (
          <Match key={match.propertyId} match={match} />
        ))}
      </ul>
      {data.nearMisses.length > 0 && (
        <>
          <h3 className="mt-3 border-t border-line pt-3 text-sm font-semibold">{t("match.near")}</h3>
          <ul className="divide-y divide-line">
            {data.nearMisses.map((match) => (
              <Match key={match.propertyId} match={match} near />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/**
 * A near miss shows only what doesn't fit. Its percentage says how much else fits, which can be more than of a home
 * without a hard limit against it: beside each other the two numbers would rank them the wrong way.
 */
function Match({ match, near = false }: { match: ListingMatch; near?: boolean }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const facts = [formatMoney(language, match.price), bedroomsShort(match.bedrooms, language), match.area];
  const reasons = near ? match.reasons.filter(({ outcome }) => outcome !== "fits") : match.reasons;
  return (
    <li className="py-2.5">
      <p className="flex justify-between gap-3">
        <b className="min-w-0 font-semibold">{match.address}</b>
        {!near && <b className="font-semibold text-mint-ink">{match.percentage}%</b>}
      </p>
      <p className="text-sm text-muted">{facts.join(" · ")}</p>
      <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-sm">
        {reasons.map((reason) => {
          const fits = reason.outcome === "fits";
          return (
            <li key={reason.criterion} className={`flex items-center gap-1 ${fits ? "text-mint-ink" : "text-warm"}`}>
              <Icon name={fits ? "check" : "minus"} small />
              {!fits && <span className="sr-only">{t("match.differs")} </span>}
              {matchReasonText(reason, language, t)}
            </li>
          );
        })}
      </ul>
    </li>
  );
}
