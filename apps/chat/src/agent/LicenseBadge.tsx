import { Icon } from "../icons/Icon.tsx";
import { useTexts } from "../texts/texts.ts";

/** Says that the agent is licensed; renters never see the number. */
export function LicenseBadge() {
  const { t } = useTexts();
  return (
    <span className="license">
      <Icon name="shield" />
      {t("licensed")}
    </span>
  );
}
