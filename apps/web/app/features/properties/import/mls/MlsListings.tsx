import type { MlsListing } from "@llave/contract/listings/mls";
import { formatMoney } from "@llave/ui/translate";
import { useState } from "react";
import { button } from "../../../../components/button.ts";
import { useLanguage, useTexts } from "../../../../language/LanguageProvider.tsx";
import { sizeText } from "../../propertyWords.ts";
import { StatusBadge } from "../../StatusBadge.tsx";
import { catalogs as listingCatalogs } from "../../texts/catalogs.ts";
import { catalogs } from "./texts/catalogs.ts";
import { canTake, type MlsReading } from "./useMlsImport.ts";

interface MlsListingsProps {
  listings: readonly MlsListing[];
  reading: MlsReading;
}

/** The listings in the MLS: choose which to import, and whether to copy their photos. */
export function MlsListings({ listings, reading }: MlsListingsProps) {
  const t = useTexts(catalogs);
  const [mayUse, setMayUse] = useState(false);
  const { chosen, progress, busy } = reading;
  if (listings.length === 0) {
    return (
      <div className="mt-4 rounded-m bg-paper px-4 py-5">
        <p className="font-semibold">{t("none")}</p>
        <p className="mt-1 text-base text-ink-2">{t("none.text")}</p>
      </div>
    );
  }
  const photos = listings.some(({ key, photos }) => chosen.has(key) && photos > 0);
  const text = progress ? t("photosOf", { ...progress }) : busy === "importing" ? t("importing") : null;
  return (
    <>
      <ul aria-label={t("list")} className="mt-4 divide-y divide-line overflow-hidden rounded-m border border-line">
        {listings.map((listing) => (
          <ListingRow
            key={listing.key}
            listing={listing}
            chosen={chosen.has(listing.key)}
            onChoose={(on) => reading.choose(listing.key, on)}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        {photos ? (
          <label className="flex min-h-11 cursor-pointer items-center gap-3 text-base">
            <input
              type="checkbox"
              checked={mayUse}
              onChange={(event) => setMayUse(event.target.checked)}
              className="size-[18px] flex-none accent-ink"
            />
            {t("mayUse")}
          </label>
        ) : (
          <span />
        )}
        <button
          type="button"
          aria-disabled={busy !== null || chosen.size === 0}
          className={`${button(chosen.size === 0 ? "line" : "accent", "large")} max-phone:w-full`}
          onClick={() => chosen.size > 0 && void reading.take(mayUse)}
        >
          {text ?? t("import", { count: chosen.size })}
        </button>
      </div>
    </>
  );
}

interface ListingRowProps {
  listing: MlsListing;
  chosen: boolean;
  onChoose: (on: boolean) => void;
}

function ListingRow({ listing, chosen, onChoose }: ListingRowProps) {
  const t = useTexts(catalogs);
  const listings = useTexts(listingCatalogs);
  const { language } = useLanguage();
  const fields = (names: readonly MlsListing["changes"][number][]) =>
    names.map((name) => t(`field.${name}`)).join(", ");
  const facts = [
    listing.area,
    sizeText(listing, listings, language),
    listing.number && t("row.number", { number: listing.number }),
    listing.photos > 0 && t("row.photos", { count: listing.photos }),
  ];
  const takeable = canTake(listing);
  const notes = [
    !takeable && t("row.noAddress.text"),
    takeable && listing.change === "created" && listing.missing.length > 0
      ? t("row.missing", { fields: fields(listing.missing) })
      : null,
    listing.change === "updated" && t("row.changes", { fields: fields(listing.changes) }),
    listing.withoutDescription && t("row.description"),
  ].filter((note) => typeof note === "string");
  return (
    <li>
      <label
        className={`flex min-h-14 items-start gap-3 px-4 py-3 ${takeable ? "cursor-pointer hover:bg-hover" : "bg-paper"}`}
      >
        <input
          type="checkbox"
          aria-label={t("row.choose", { address: listing.address || t("row.noAddress") })}
          checked={chosen}
          disabled={!takeable}
          onChange={(event) => onChoose(event.target.checked)}
          className="mt-0.5 size-[18px] flex-none accent-ink"
        />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
            <span className="font-semibold [overflow-wrap:anywhere]">{listing.address || t("row.noAddress")}</span>
            <span className={listing.change === "unchanged" ? "text-sm text-muted" : "text-sm text-mint-ink"}>
              {t(`row.${listing.change}`)}
            </span>
          </span>
          <span className="block text-base text-ink-2">{facts.filter(Boolean).join(" · ")}</span>
          {notes.map((note) => (
            <span key={note} className="block text-base text-orange-ink">
              {note}
            </span>
          ))}
        </span>
        <span className="grid flex-none justify-items-end gap-1 text-right">
          <span className="font-semibold tabular-nums">
            {listing.price === null ? "" : formatMoney(language, listing.price)}
          </span>
          <StatusBadge status={listing.status} />
        </span>
      </label>
    </li>
  );
}
