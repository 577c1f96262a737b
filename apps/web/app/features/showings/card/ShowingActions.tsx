import type { Showing } from "@llave/contract/showings/showings";
import { Link } from "react-router";
import { button } from "../../../components/button.ts";
import { useNow } from "../../../components/hooks/useNow.ts";
import { Icon } from "../../../components/Icon.tsx";
import { paths } from "../../../paths.ts";
import { directionsLink } from "../showingWords.ts";
import { useShowingTexts } from "../useShowingTexts.ts";
import { useConfirmation } from "./useConfirmation.ts";

export interface ShowingCommands {
  move: (showing: Showing) => void;
  cancel?: (showing: Showing) => void;
}

interface ShowingActionsProps {
  showing: Showing;
  commands: ShowingCommands;
  onConfirmed?: () => void;
  /** Only the actions that decide a request. */
  brief?: boolean;
  /** True beside the renter's thread. */
  ofRenter?: boolean;
}

/**
 * The agent's actions on a showing: confirm, move or cancel an upcoming one; call, get directions and read the chat. Nobody drives to a
 * canceled one.
 */
export function ShowingActions({
  showing,
  commands,
  onConfirmed,
  brief = false,
  ofRenter = false,
}: ShowingActionsProps) {
  const t = useShowingTexts();
  const { confirming, confirm } = useConfirmation(showing);
  const { move, cancel } = commands;
  const isCanceled = showing.status === "canceled";
  const ahead = Date.parse(showing.at) > useNow() && !isCanceled;
  const press = () => {
    if (confirming) return;
    confirm();
    onConfirmed?.();
  };
  return (
    <div className="flex flex-wrap gap-2">
      {ahead && showing.status === "requested" && (
        <button type="button" aria-disabled={confirming} className={button("accent", "small")} onClick={press}>
          <Icon name="check" small />
          {t(confirming ? "confirming" : "confirm")}
        </button>
      )}
      {!brief && !isCanceled && showing.address !== null && (
        <a className={button("line", "small")} href={directionsLink(showing.address)} target="_blank" rel="noreferrer">
          <Icon name="pin" small />
          {t("directions")}
        </a>
      )}
      {!brief && !isCanceled && showing.leadPhone !== null && (
        <a className={button("line", "small")} href={`tel:${showing.leadPhone}`}>
          <Icon name="phone" small />
          {t("call")}
        </a>
      )}
      {!ofRenter && <ChatLink showing={showing} short={brief} />}
      {ahead && (
        <button type="button" className={button("line", "small")} onClick={() => move(showing)}>
          {t("move")}
        </button>
      )}
      {ahead && !brief && cancel && (
        <button type="button" className={button("danger", "small")} onClick={() => cancel(showing)}>
          {t("cancel")}
        </button>
      )}
    </div>
  );
}

/** @param short only its icon: in a narrow column the other actions would wrap */
function ChatLink({ showing: { leadId, conversationId }, short }: { showing: Showing; short: boolean }) {
  const t = useShowingTexts();
  const to = leadId ? paths.lead(leadId) : conversationId && paths.conversation(conversationId);
  if (!to) return null;
  return (
    <Link to={to} title={short ? t("conversation") : undefined} className={button("line", "small")}>
      <Icon name="chat" small />
      <span className={short ? "sr-only" : undefined}>{t("conversation")}</span>
    </Link>
  );
}
