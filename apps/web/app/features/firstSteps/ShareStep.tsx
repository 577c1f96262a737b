import type { SmartLinkSummary } from "@llave/contract/chat/smartlink";
import { useCopyLink } from "../../agent/useCopyLink.ts";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { Step, type StepPlace, stepButton } from "./Step.tsx";
import { catalogs } from "./texts/catalogs.ts";

interface ShareStepProps {
  place: StepPlace;
  link: SmartLinkSummary | undefined;
  onShared: () => void;
}

/** Sharing the link: copy it here, or from its card as a code or with a caption. */
export function ShareStep({ place, link, onShared }: ShareStepProps) {
  const t = useTexts(catalogs);
  const copy = useCopyLink();
  return (
    <Step
      place={place}
      title={t("share")}
      text={t("share.text")}
      action={
        link && (
          <button
            type="button"
            className={stepButton(place)}
            onClick={() => {
              void copy(link.url);
              onShared();
            }}
          >
            <Icon name="link" small />
            {t("share.do")}
          </button>
        )
      }
    />
  );
}
