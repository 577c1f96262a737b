import { useSettings } from "../../../agent/settings.ts";
import { SettingsPage } from "../SettingsPage.tsx";
import { AnswersSection } from "./AnswersSection.tsx";
import { RepliesSection } from "./RepliesSection.tsx";

/** The agent's own texts: answers that the assistant gives, and replies to insert while writing. */
export function AnswersView() {
  return (
    <SettingsPage section="answers" query={useSettings()}>
      {() => (
        <>
          <AnswersSection />
          <RepliesSection />
        </>
      )}
    </SettingsPage>
  );
}
