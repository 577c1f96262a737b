import type { SmartLinkSummary } from "@llave/contract/chat/smartlink";
import { Switch } from "radix-ui";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";
import { useLinkCommands } from "./useLinkCommands.ts";

/** Whether a link is active. */
export function LinkBadge({ isActive }: { isActive: boolean }) {
  const t = useTexts(catalogs);
  const colors = isActive ? "bg-mint-wash text-mint-ink inset-ring-mint-line" : "bg-fill text-ink-2 inset-ring-line-2";
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2 py-1 text-xs leading-none font-semibold inset-ring ${colors}`}
    >
      <span className={`size-1.5 rounded-full ${isActive ? "bg-live" : "bg-field"}`} />
      {t(isActive ? "active" : "inactive")}
    </span>
  );
}

/** Turns a link on and off. */
export function LinkSwitch({ link }: { link: SmartLinkSummary }) {
  const t = useTexts(catalogs);
  const { setActive } = useLinkCommands();
  return (
    <Switch.Root
      checked={link.isActive}
      onCheckedChange={(checked) => void setActive(link, checked)}
      aria-label={t("switch", { name: link.name })}
      className="relative h-6 w-10 flex-none rounded-full bg-field transition-colors before:absolute before:-inset-2.5 data-[state=checked]:bg-mint-ink"
    >
      <Switch.Thumb className="block size-[18px] translate-x-[3px] rounded-full bg-card transition-transform data-[state=checked]:translate-x-[19px]" />
    </Switch.Root>
  );
}
