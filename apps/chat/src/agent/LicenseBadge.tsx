import { Icon } from "../icons/Icon.tsx";
import { useTexts } from "../texts/texts.ts";
import { licenseName } from "./licenseNote.ts";

/** Says that the agent is licensed, and verified only if the state's records said so; renters never see the number. */
export function LicenseBadge({ matchedOn }: { matchedOn: string | null }) {
  const { t } = useTexts();
  return (
    <span className={matchedOn ? "license" : "license attested"}>
      <Icon name="shield" />
      {t(licenseName(matchedOn))}
    </span>
  );
}
