import { useTexts } from "../texts/texts.ts";
import { Icon } from "./Icon.tsx";

/** Says that the agent's licence was checked; the number itself is never shown to renters. */
export function LicenceBadge() {
  const { t } = useTexts();
  return (
    <span className="licence">
      <Icon name="shield" />
      {t("licensed")}
    </span>
  );
}
