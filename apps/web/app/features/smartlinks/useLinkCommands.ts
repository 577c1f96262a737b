import type { SmartLinkSummary } from "@llave/contract/chat/smartlink";
import { useNavigate } from "react-router";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { paths } from "../../paths.ts";
import { toastFailure, useAction } from "../../session/useAction.ts";
import { useUndoAction, useUndoToast } from "../../undo/useUndoToast.ts";
import { useLinkActions } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Turning a link on or off and deleting it, each shown right away and undone with one click. */
export function useLinkCommands() {
  const t = useTexts(catalogs);
  const actions = useLinkActions();
  const navigate = useNavigate();
  const undoAction = useUndoAction();
  const offerUndo = useUndoToast();

  const { run } = useAction((failure) =>
    toastFailure(failure, { title: t("failed.title"), fallback: t("failed.fallback") }),
  );

  async function setActive(link: SmartLinkSummary, isActive: boolean): Promise<void> {
    await actions.show(link.id, { isActive });
    await run(async () => {
      await actions.change(link.id, { isActive });
      toasts.add({
        title: t(isActive ? "switched.on" : "switched.off", { name: link.name }),
        ...(!isActive && { description: t("switched.offText") }),
        action: undoAction(() => void setActive(link, !isActive)),
      });
    });
  }

  async function restore(link: SmartLinkSummary): Promise<void> {
    await run(async () => {
      await actions.restore(link.id);
      toasts.add({ title: t("restored.title", { name: link.name }) });
    });
  }

  async function remove(link: SmartLinkSummary): Promise<void> {
    await run(async () => {
      await actions.remove(link.id);
      await navigate(paths.smartLinks);
      const said = { title: t("removed.title", { name: link.name }), description: t("removed.text") };
      offerUndo(said, () => void restore(link));
    });
  }

  return { setActive, remove };
}
