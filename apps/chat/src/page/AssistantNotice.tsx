import { useTexts } from "../texts/texts.ts";
import { Icon } from "./Icon.tsx";

/** Says before anything can be typed that an AI answers, that the chat is stored and who processes it. */
export function AssistantNotice({ agent }: { agent: string }) {
  const { t } = useTexts();
  return (
    <div className="notice">
      <p>
        <Icon name="info" />
        <span>
          {t("notice", { agent: agent })}{" "}
          <a href="/privacy" target="_blank" rel="noopener">
            {t("privacy")} <span className="hidden">{t("newTab")}</span>
          </a>{" "}
          <a href="/my-data" target="_blank" rel="noopener">
            {t("ownData")} <span className="hidden">{t("newTab")}</span>
          </a>
        </span>
      </p>
    </div>
  );
}
