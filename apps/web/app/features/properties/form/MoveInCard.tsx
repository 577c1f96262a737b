import type { PropertyDetail } from "@llave/contract/listings/properties";
import { formatMoney } from "@llave/ui/translate";
import { Card } from "../../../components/Card.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";

/** Everything due before moving in, as the assistant says it. */
export function MoveInCard({ cost }: { cost: PropertyDetail["moveInCost"] }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  return (
    <Card title={t("moveIn.title")}>
      {cost ? (
        <>
          <p className="mt-1 text-xl font-semibold">{formatMoney(language, cost.total)}</p>
          <dl className="mt-2 grid gap-1 text-base">
            {cost.parts.map(({ part, amount }) => (
              <div key={part} className="flex justify-between gap-3">
                <dt className="text-muted">{t(`moveIn.${part}`)}</dt>
                <dd>{formatMoney(language, amount)}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p className="mt-1 text-base text-muted">{t("moveIn.unknown")}</p>
      )}
    </Card>
  );
}
