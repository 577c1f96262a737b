import { dayMs } from "@llave/contract/calendar";
import { confirmedForDays, type Property } from "@llave/contract/listings/properties";
import { formatDate, formatMoney, formatNumber } from "@llave/ui/translate";
import { Link } from "react-router";
import { useCopyLink } from "../../../agent/useCopyLink.ts";
import { button } from "../../../components/button.ts";
import { useNow } from "../../../components/hooks/useNow.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { PlaceholderPicture } from "../PlaceholderPicture.tsx";
import { useListingLink } from "../publish/useListingLink.ts";
import { StatusBadge } from "../StatusBadge.tsx";
import { catalogs } from "../texts/catalogs.ts";
import type { en } from "../texts/en.ts";
import { usePropertyCommands } from "../usePropertyCommands.ts";

const head = "border-b border-line bg-hover px-3 py-[9px] text-left text-sm font-medium whitespace-nowrap text-muted";
const cell = "h-[50px] border-b border-line px-3 text-base whitespace-nowrap group-last:border-0 group-hover:bg-hover";
/** Columns that a narrower window hides first. */
const wideOnly = "max-wide:hidden";

/** The listings as dense rows. Clicking anywhere in the row opens the listing; its buttons act in place. */
export function PropertyTable({ properties }: { properties: readonly Property[] }) {
  const t = useTexts(catalogs);
  return (
    <div className="overflow-x-auto rounded-l border border-line bg-card">
      <table className="w-full border-collapse">
        <caption className="sr-only">{t("title")}</caption>
        <thead>
          <tr>
            <th className={`${head} w-full pl-4`}>{t("column.listing")}</th>
            <th className={`${head} text-right`}>{t("column.rent")}</th>
            <th className={head}>{t("column.rooms")}</th>
            <th className={`${head} ${wideOnly} text-right`}>{t("column.size")}</th>
            <th className={`${head} ${wideOnly}`}>{t("column.free")}</th>
            <th className={head}>{t("column.status")}</th>
            <th className={`${head} ${wideOnly}`}>{t("column.confirmed")}</th>
            <th className={`${head} ${wideOnly} text-right`}>{t("column.chats")}</th>
            <th className={head}>{t("column.unanswered")}</th>
            <th className={`${head} pr-4`}>
              <span className="sr-only">{t("column.actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {properties.map((property) => (
            <Row key={property.id} property={property} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ property }: { property: Property }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { price, squareFeet, chats, unanswered } = property;
  return (
    <tr className="group relative animate-rise">
      <th scope="row" className={`${cell} pl-4 text-left font-normal`}>
        <Name property={property} />
      </th>
      <td className={`${cell} text-right font-semibold`}>
        {price === null ? <Missing text={t("cell.addRent")} /> : formatMoney(language, price)}
      </td>
      <td className={cell}>{roomsText(property, t)}</td>
      <td className={`${cell} ${wideOnly} text-right`}>
        {squareFeet === null ? <None /> : formatNumber(language, squareFeet)}
      </td>
      <td className={`${cell} ${wideOnly}`}>
        <Free property={property} />
      </td>
      <td className={cell}>
        <StatusBadge status={property.status} />
      </td>
      <td className={`${cell} ${wideOnly} text-muted`}>
        <Confirmed property={property} />
      </td>
      <td className={`${cell} ${wideOnly} text-right`}>
        {chats === 0 ? <None /> : <b className="font-semibold">{formatNumber(language, chats)}</b>}
      </td>
      <td className={cell}>
        {unanswered === 0 ? (
          <span className="text-muted">{t("cell.none")}</span>
        ) : (
          <Missing text={t("cell.questions", { count: unanswered })} />
        )}
      </td>
      <td className={`${cell} pr-4 text-right`}>
        <Action property={property} />
      </td>
    </tr>
  );
}

function Name({ property }: { property: Property }) {
  const t = useTexts(catalogs);
  const [image] = property.images;
  const look = "h-8 w-11 flex-none rounded-[6px]";
  return (
    <span className="flex items-center gap-3">
      {image ? (
        <img src={image} alt="" loading="lazy" className={`${look} object-cover`} />
      ) : (
        <PlaceholderPicture seed={property.id} className={look} />
      )}
      <span className="min-w-0">
        <Link
          to={paths.property(property.id)}
          className="block max-w-[clamp(160px,20vw,300px)] truncate leading-[18px] font-semibold after:absolute after:inset-0"
        >
          {property.address || property.sourceUrl || t("card.noAddress")}
        </Link>
        <span className="block truncate text-sm leading-[16px] text-muted">{property.area}</span>
      </span>
    </span>
  );
}

/** Shows in orange what needs the agent. */
function Missing({ text }: { text: string }) {
  return <span className="font-semibold text-orange-ink">{text}</span>;
}

function None() {
  return (
    <span className="text-muted" aria-hidden="true">
      ·
    </span>
  );
}

function roomsText({ bedrooms, bathrooms }: Property, t: ReturnType<typeof useTexts<typeof en>>): string {
  const beds = bedrooms === null ? "?" : bedrooms === 0 ? t("size.studio") : String(bedrooms);
  return `${beds} / ${bathrooms ?? "?"}`;
}

function Free({ property: { availableFrom, status } }: { property: Property }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  if (status === "leased") return <None />;
  if (availableFrom === null || availableFrom <= new Date().toISOString().slice(0, 10)) return t("cell.now");
  return formatDate(language, `${availableFrom}T12:00:00Z`, { day: "numeric", month: "short" });
}

/** When a published listing was last confirmed, and a button once that is too long ago. */
function Confirmed({ property }: { property: Property }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { confirm } = usePropertyCommands();
  const days = Math.floor((useNow() - Date.parse(property.updatedAt)) / dayMs);
  if (property.status === "leased") {
    const date = formatDate(language, property.statusSince, { day: "numeric", month: "short" });
    return t("cell.rentedOn", { date });
  }
  if (!property.abilities.confirm) return <None />;
  if (days < confirmedForDays) return days <= 0 ? t("cell.today") : t("cell.daysAgo", { count: days });
  return (
    <button
      type="button"
      onClick={() => void confirm(property.id)}
      className="relative inline-flex h-8 items-center gap-1.5 rounded-s border border-[#ecd9a2] bg-warm-wash px-2.5 text-sm font-semibold text-warm"
    >
      <Icon name="check" small />
      {t("confirm")}
    </button>
  );
}

/** Where a row leads: to its link once renters see it, to its form before. */
function Action({ property }: { property: Property }) {
  const t = useTexts(catalogs);
  if (property.abilities.share) return <CopyLink property={property} />;
  if (property.status !== "draft") return null;
  return (
    <Link to={paths.property(property.id)} className={`${button("line", "small")} relative`}>
      {t("cell.finish")}
      <span className="sr-only"> {property.address}</span>
    </Link>
  );
}

function CopyLink({ property }: { property: Property }) {
  const t = useTexts(catalogs);
  const copy = useCopyLink();
  const { open, busy } = useListingLink(property.id);
  return (
    <button
      type="button"
      aria-disabled={busy}
      aria-label={t("cell.copy", { address: property.address })}
      title={t("publish.copy")}
      onClick={async () => {
        const link = await open();
        if (link) await copy(link.url);
      }}
      className="relative ml-auto grid size-8 place-items-center rounded-s hover:bg-fill"
    >
      <Icon name="link" small />
    </button>
  );
}
