import type { SmartLinkSummary } from "@llave/contract/chat/smartlink";
import { formatNumber } from "@llave/ui/translate";
import { DropdownMenu } from "radix-ui";
import { Link } from "react-router";
import { useCopyLink } from "../../agent/useCopyLink.ts";
import { button } from "../../components/button.ts";
import { MoreMenu, moreMenuItem } from "../../components/dialog/MoreMenu.tsx";
import { Icon } from "../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { conversionText, viewsForConversion } from "../../wording/conversion.ts";
import { LinkBadge, LinkSwitch } from "./LinkBadge.tsx";
import { ShareButton } from "./ShareButton.tsx";
import { catalogs } from "./texts/catalogs.ts";
import { useLinkCommands } from "./useLinkCommands.ts";

const figures = [
  ["views", "totalViews"],
  ["conversations", "conversationsStarted"],
  ["leads", "leadsGenerated"],
] as const;
const figure = "flex min-w-0 flex-col-reverse justify-end";

/** A link: its name, its address, its figures and its actions. */
export function LinkCard({ link, onEdit }: { link: SmartLinkSummary; onEdit: () => void }) {
  const t = useTexts(catalogs);
  const copy = useCopyLink();
  return (
    <li className="flex min-w-0 animate-rise flex-col rounded-l border border-line bg-card">
      <div className="flex items-start gap-3 px-[18px] pt-4">
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-lg font-semibold">
            <Link to={paths.smartLink(link.id)} className="reach underline-offset-4 hover:underline">
              {link.name}
            </Link>
          </h2>
          <p className="mt-0.5 truncate text-sm text-muted">smartlink/{link.slug}</p>
        </div>
        <LinkBadge isActive={link.isActive} />
      </div>
      <Figures link={link} />
      <div className="mt-auto flex flex-wrap items-center gap-2 border-t border-line py-3 pr-3 pl-[18px]">
        <button
          type="button"
          aria-label={t("copy.of", { name: link.name })}
          className={button("line", "small")}
          onClick={() => void copy(link.url)}
        >
          <Icon name="copy" small />
          {t("copy")}
        </button>
        <ShareButton link={link} />
        <span className="ml-auto flex items-center gap-1.5">
          <LinkSwitch link={link} />
          <LinkMenu link={link} onEdit={onEdit} />
        </span>
      </div>
    </li>
  );
}

function Figures({ link }: { link: SmartLinkSummary }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const conversion = conversionText({ views: link.totalViews, leads: link.leadsGenerated }, language);
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 px-[18px] py-4 phone:grid-cols-[repeat(3,minmax(max-content,1fr))_minmax(0,1fr)]">
      {figures.map(([key, field]) => (
        <div key={key} className={figure}>
          <dt className="truncate text-sm text-muted">{t(key)}</dt>
          <dd className="text-xl font-semibold">{formatNumber(language, link[field])}</dd>
        </div>
      ))}
      <div className={figure}>
        <dt className="truncate text-sm text-muted">{t("conversion")}</dt>
        {conversion === null ? (
          <dd className="text-sm leading-[18px] text-ink-2">{t("conversion.early", { count: viewsForConversion })}</dd>
        ) : (
          <dd className="text-xl font-semibold">{conversion}</dd>
        )}
      </div>
    </dl>
  );
}

function LinkMenu({ link, onEdit }: { link: SmartLinkSummary; onEdit: () => void }) {
  const t = useTexts(catalogs);
  const { remove } = useLinkCommands();
  return (
    <MoreMenu label={t("more", { name: link.name })}>
      <DropdownMenu.Item className={moreMenuItem} asChild>
        <Link to={paths.smartLink(link.id)}>
          <Icon name="qr" />
          {t("open")}
        </Link>
      </DropdownMenu.Item>
      <DropdownMenu.Item className={moreMenuItem} onSelect={onEdit}>
        <Icon name="pen" />
        {t("edit")}
      </DropdownMenu.Item>
      <DropdownMenu.Item className={`${moreMenuItem} text-danger`} onSelect={() => void remove(link)}>
        <Icon name="trash" />
        {t("remove")}
      </DropdownMenu.Item>
    </MoreMenu>
  );
}
