import type { SmartLinkSummary } from "@llave/contract/chat/smartlink";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { QrDialog } from "../../agent/links/QrDialog.tsx";
import { button } from "../../components/button.ts";
import { MenuPortal } from "../../components/dialog/MenuPortal.tsx";
import { Icon, type IconName } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

const item =
  "flex h-11 items-center gap-3 rounded-s px-3 text-base font-medium outline-none select-none data-highlighted:bg-fill";

/** Shares a link: its code, the channels that agents use, and the device's own share sheet if it has one. */
export function ShareButton({ link, className = "" }: { link: SmartLinkSummary; className?: string }) {
  const t = useTexts(catalogs);
  const [showsCode, setShowsCode] = useState(false);
  const text = t("share.message", { url: link.url });
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          aria-label={t("share.of", { name: link.name })}
          className={`${button("line", "small")} ${className}`}
        >
          <Icon name="share" small />
          {t("share")}
        </DropdownMenu.Trigger>
        <MenuPortal>
          <DropdownMenu.Content
            align="start"
            sideOffset={6}
            className="z-30 min-w-52 rounded-m border border-line bg-card p-1.5 shadow-2 data-[state=open]:animate-rise"
          >
            <DropdownMenu.Item className={item} onSelect={() => setShowsCode(true)}>
              <Icon name="qr" />
              {t("qr.title")}
            </DropdownMenu.Item>
            {channels(text, t("share.subject")).map(({ key, icon, href }) => (
              <DropdownMenu.Item key={key} asChild className={item}>
                <a href={href} target="_blank" rel="noreferrer">
                  <Icon name={icon} />
                  {t(`share.${key}`)}
                </a>
              </DropdownMenu.Item>
            ))}
            {typeof navigator.share === "function" && (
              // The person may close the sheet again, which isn't a failure.
              <DropdownMenu.Item className={item} onSelect={() => void navigator.share({ text }).catch(() => {})}>
                <Icon name="more" />
                {t("share.more")}
              </DropdownMenu.Item>
            )}
          </DropdownMenu.Content>
        </MenuPortal>
      </DropdownMenu.Root>
      {showsCode && <QrDialog link={link} onClose={() => setShowsCode(false)} />}
    </>
  );
}

function channels(message: string, subject: string) {
  const text = encodeURIComponent(message);
  return [
    // iOS needs an ampersand after an empty number, and Android accepts it as well.
    { key: "text", icon: "phone", href: `sms:?&body=${text}` },
    { key: "whatsapp", icon: "chat", href: `https://wa.me/?text=${text}` },
    { key: "mail", icon: "mail", href: `mailto:?subject=${encodeURIComponent(subject)}&body=${text}` },
  ] as const satisfies readonly { key: string; icon: IconName; href: string }[];
}
