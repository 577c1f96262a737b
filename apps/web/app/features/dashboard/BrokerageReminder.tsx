import { Link } from "react-router";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { catalogs } from "./texts/catalogs.ts";

/**
 * Florida's advertising rule requires the brokerage's name beside every contact point (Fla. Admin. Code R.
 * 61J2-10.025).
 */
export function BrokerageReminder() {
  const t = useTexts(catalogs);
  return (
    <aside aria-label={t("brokerage.label")} className="work-measure pt-4">
      <p className="flex items-start gap-2.5 rounded-m border border-orange-line bg-orange-wash px-4 py-3 text-base text-ink-2">
        <Icon name="alert" className="mt-px text-orange-ink" />
        <span>
          {t("brokerage.text")}{" "}
          <Link to={paths.settings.profile} className="font-semibold underline underline-offset-4">
            {t("brokerage.action")}
          </Link>
        </span>
      </p>
    </aside>
  );
}
