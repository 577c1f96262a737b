import { useEffect, useState } from "react";
import { useProfile } from "../../agent/queries.ts";
import { ExplainedBadge, ExplainedBadges } from "../../components/ExplainedBadge.tsx";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** Specification, section 2: the browser's storage key for the choice. */
const hiddenKey = "hidden-welcome-banner";

/** Welcomes the agent to the community until it is dismissed in this browser. */
export function WelcomeBanner() {
  const t = useTexts(catalogs);
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

/** The badge renters see. Its tooltip explains it. */
function LicenseBadge() {
  const t = useTexts(catalogs);
  const { data: profile } = useProfile();
  return (
    <ExplainedBadges>
      <ExplainedBadge
        label={t("banner.badge")}
        explanation={t(`license.${profile?.licenseStatus ?? "attested"}`)}
        side="bottom"
      />
    </ExplainedBadges>
  );
}
