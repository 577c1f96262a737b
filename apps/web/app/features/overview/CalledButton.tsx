import type { QueueItem } from "@llave/contract/agent/dashboard";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { useUndoable } from "../leads/useLeadChanges.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Says that the agent called a qualified lead who left a number: it counts as contacted and leaves the queue, which a toast can undo. */
export function CalledButton({ item, className }: { item: QueueItem; className: string }) {
  const t = useTexts(catalogs);
  const change = useUndoable();
  if (!item.uncalled || item.phone === null) return null;
  const path = `/api/leads/${item.id}`;
  const press = () =>
    change(["PATCH", path, { stage: "contacted" }], {
      done: t("queue.called.done", { name: item.name ?? t("anonymous") }),
      undo: ["PATCH", path, { stage: "new" }],
    });
  return (
    <button type="button" className={className} onClick={() => void press()}>
      <Icon name="check" small />
      {t("queue.called")}
    </button>
  );
}
