import type { QueueItem } from "@llave/contract/agent/dashboard";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { useLeadCommand } from "../leads/useLeadChanges.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Confirms the showing that waits for the agent's OK. */
export function ConfirmButton({ showing }: { showing: NonNullable<QueueItem["requestedShowing"]> }) {
  const t = useTexts(catalogs);
  const command = useLeadCommand();
  const confirm = async () => {
    if (await command("POST", `/api/showings/${showing.id}/confirm`)) toasts.add({ title: t("queue.confirm.done") });
  };
  return (
    <button type="button" className={button("accent", "large")} onClick={() => void confirm()}>
      <Icon name="check" small />
      {t("queue.confirm")}
    </button>
  );
}
