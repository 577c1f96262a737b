import type { PlannedFollowUp } from "@llave/contract/followUps/followUps";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { useItemCommands } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

/** What the agent can do about a message: send it now, skip it, put it back, or review its draft. */
export function ItemActions({ item }: { item: PlannedFollowUp }) {
  const t = useTexts(catalogs);
  const { busy, skip, restore, send } = useItemCommands();
  const names = { step: t(`step.${item.step}`), name: item.leadName ?? t("anonymous") };
  const waits = item.state === "held" && item.reason === "waiting_approval" && !item.canSkip;
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {waits && item.conversationId && (
        <Link
          to={paths.thread(item.leadId, item.conversationId)}
          aria-label={t("review.of", names)}
          className={button("navy", "small")}
        >
          {t("review")}
        </Link>
      )}
      {item.canSend && (
        <button
          type="button"
          aria-disabled={busy}
          aria-label={t("send.of", names)}
          className={button("line", "small")}
          onClick={() => void send(item)}
        >
          {t("send")}
        </button>
      )}
      {item.canSkip && (
        <button
          type="button"
          aria-disabled={busy}
          aria-label={t("skip.of", names)}
          className={button("quiet", "small")}
          onClick={() => void skip(item)}
        >
          {t("skip")}
        </button>
      )}
      {item.state === "skipped" && (
        <button
          type="button"
          aria-disabled={busy}
          aria-label={t("restore.of", names)}
          className={button("quiet", "small")}
          onClick={() => restore(item)}
        >
          {t("restore")}
        </button>
      )}
    </div>
  );
}
