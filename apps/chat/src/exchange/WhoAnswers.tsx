import type { AgentContact } from "@llave/contract/chat/homes";
import { contactLinks } from "../contact/links.ts";
import { useTexts } from "../texts/texts.ts";

interface Props {
  /** Who answers, in a sentence. */
  text: string;
  agent: string;
  /** The agent's own numbers and addresses; null if the renter doesn't need them or the agent gives none. */
  contact: AgentContact | null;
}

/** Says who answers what the renter wrote, if it isn't the assistant. */
export function WhoAnswers({ text, agent, contact }: Props) {
  const { t } = useTexts();
  const [link] = contact ? contactLinks(contact) : [];
  return (
    <p className="in-person">
      {text}{" "}
      {link && (
        <>
          {t("reachDirectly", { agent })} <a href={link.href}>{link.value}</a>
        </>
      )}
    </p>
  );
}
