import type { Property } from "@llave/contract/listings/properties";
import type { Language } from "@llave/ui/language";
import { formatDate, formatMoney } from "@llave/ui/translate";
import { Link } from "react-router";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { PlaceholderPicture } from "../PlaceholderPicture.tsx";
import { sizeText } from "../propertyWords.ts";
import { StatusBadge } from "../StatusBadge.tsx";
import { catalogs } from "../texts/catalogs.ts";
import type { en } from "../texts/en.ts";

/** A listing: its picture, rent, address and size. Clicking anywhere on the card opens it. */
export function PropertyCard({ property }: { property: Property }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const [image] = property.images;
  return (
    <li className="group relative flex min-w-0 animate-rise flex-col overflow-hidden rounded-l border border-line bg-card hover:bg-hover">
      <div className="relative">
        {image ? (
          <img src={image} alt={property.imageAlt} loading="lazy" className="aspect-[8/5] w-full object-cover" />
        ) : (
          <PlaceholderPicture seed={property.id} className="aspect-[8/5] w-full" />
        )}
        <span className="absolute top-3 left-3">
          <StatusBadge status={property.status} />
        </span>
      </div>
      <div className="flex flex-1 flex-col px-4 pt-3 pb-4">
        <p className="text-xl font-semibold">
          {property.price === null ? (
            <span className="text-md font-normal text-muted">{t("card.noPrice")}</span>
          ) : (
            <>
              {formatMoney(language, property.price)}
              <span className="text-base font-normal text-muted">{t("card.perMonth")}</span>
            </>
          )}
        </p>
        <h2 className="mt-0.5 truncate text-md font-semibold">
          <Link to={paths.property(property.id)} className="after:absolute after:inset-0">
            {property.address || property.sourceUrl || t("card.noAddress")}
          </Link>
        </h2>
        <p className="text-base text-ink-2">{sizeText(property, t, language) || t("card.unfinished")}</p>
        <p className="mt-1 truncate text-sm text-muted">{placeLine(property, t, language)}</p>
      </div>
    </li>
  );
}

function placeLine(
  { area, availableFrom, status }: Property,
  t: ReturnType<typeof useTexts<typeof en>>,
  language: Language,
): string {
  const today = new Date().toISOString().slice(0, 10);
  const date = availableFrom && formatDate(language, `${availableFrom}T12:00:00Z`, { day: "numeric", month: "short" });
  const free =
    status === "leased" ? null : date && availableFrom > today ? t("card.freeFrom", { date }) : t("card.freeNow");
  return [area, free].filter(Boolean).join(" · ");
}
