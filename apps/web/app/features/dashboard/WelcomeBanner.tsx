import { Tooltip } from "radix-ui";
import { useEffect, useState } from "react";
import { useProfile } from "../../agent/queries.ts";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };
/** Specification, section 2: the choice is kept in the browser under this name. */
const hiddenKey = "hidden-welcome-banner";
/** Specification, section 9. Milliseconds. */
const tooltipDelay = 700;
const tooltipSkipDelay = 300;

/** Welcomes the agent to the community until it is dismissed in this browser. */
export function WelcomeBanner() {
  const t = useTexts(catalogues);
  const [hidden, setHidden] = useState(true);
  useEffect(() => setHidden(localStorage.getItem(hiddenKey) !== null), []);
  if (hidden) return null;
  const dismiss = () => {
    localStorage.setItem(hiddenKey, "true");
    setHidden(true);
  };
  return (
    <aside
      aria-label={t("banner.label")}
      className="mt-4 flex items-center gap-3 rounded-m border border-mint-line bg-mint-wash py-1.5 pr-1.5 pl-4"
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3.5 gap-y-1 py-1">
        <LicenseBadge />
        <b className="font-semibold max-phone:order-first">{t("banner.title")}</b>
        <p className="text-ink-2 max-phone:hidden">{t("banner.text")}</p>
      </div>
      <button
        type="button"
        aria-label={t("banner.dismiss")}
        onClick={dismiss}
        className="grid size-11 flex-none place-items-center rounded-s text-ink-2 hover:bg-mint phone:size-9"
      >
        <Icon name="close" small />
      </button>
    </aside>
  );
}

/** The badge renters see. What it rests on stands in its tooltip. */
function LicenseBadge() {
  const t = useTexts(catalogues);
  const { data: profile } = useProfile();
  return (
    <Tooltip.Provider delayDuration={tooltipDelay} skipDelayDuration={tooltipSkipDelay}>
      <Tooltip.Root>
        <Tooltip.Trigger
          type="button"
          className="inline-flex h-7 cursor-help items-center gap-1.5 rounded-s bg-mint px-2.5 text-sm font-semibold text-mint-ink"
        >
          <Icon name="shield" small />
          {t("banner.badge")}
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            side="bottom"
            align="start"
            sideOffset={6}
            collisionPadding={16}
            className="z-40 max-w-[300px] rounded-m bg-ink px-3.5 py-2.5 text-sm text-on-night shadow-2 data-[state=delayed-open]:animate-rise"
          >
            {t(`license.${profile?.licenseStatus ?? "attested"}`)}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
