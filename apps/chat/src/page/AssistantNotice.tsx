import type { ConversationState } from "../conversation/state.ts";
import { Icon } from "../icons/Icon.tsx";
import { useTexts } from "../texts/texts.ts";

interface Props {
  agent: string;
  answeredBy: ConversationState["answeredBy"];
}

const notices = { assistant: "notice", agent: "noticeInPerson", nobody: "noticeNobody" } as const;

/**
 * Says, before the renter can type, that an AI answers, that the chat is stored and who processes it; between a
 * takeover and the hand-back, it says that a person answers, or that nobody does. Screen readers announce the change.
 */
export function AssistantNotice({ agent, answeredBy }: Props) {
  const { t } = useTexts();
  return (
    <div className="notice">
      <p>
        <Icon name="info" />
        <span>
          <span role="status">{t(notices[answeredBy], { agent })}</span>{" "}
          <a href="/privacy" target="_blank" rel="noopener">
            {t("privacy")} <span className="hidden">{t("newTab")}</span>
          </a>
          <span aria-hidden="true"> · </span>
          <a href="/my-data" target="_blank" rel="noopener">
            {t("ownData")} <span className="hidden">{t("newTab")}</span>
          </a>
        </span>
      </p>
    </div>
  );
}
