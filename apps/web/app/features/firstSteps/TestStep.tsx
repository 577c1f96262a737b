import { TestChat } from "../../agent/testChat/TestChat.tsx";
import { useTestChat } from "../../agent/testChat/useTestChat.ts";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { Step, type StepPlace, stepButton } from "./Step.tsx";
import { catalogs } from "./texts/catalogs.ts";

interface TestStepProps {
  place: StepPlace;
  open: boolean;
  onOpen: () => void;
}

/** The agent asks the assistant as a renter would. */
export function TestStep({ place, open, onOpen }: TestStepProps) {
  const t = useTexts(catalogs);
  const chat = useTestChat();
  return (
    <Step
      place={place}
      title={t("test")}
      text={t("test.text")}
      action={
        !open && (
          <button type="button" className={stepButton(place)} onClick={onOpen}>
            <Icon name="chat" small />
            {t("test.do")}
          </button>
        )
      }
    >
      {open && <TestChat chat={chat} suggestions={[t("test.ask1"), t("test.ask2"), t("test.ask3")]} />}
    </Step>
  );
}
