import type { Property } from "@llave/contract/listings/properties";
import { useNavigate } from "react-router";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { paths } from "../../paths.ts";
import { toastFailure, useAction } from "../../session/useAction.ts";
import { useUndoToast } from "../../undo/useUndoToast.ts";
import { usePropertyActions } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Confirms that a listing is still current, and deletes it with an undo. */
export function usePropertyCommands() {
  const t = useTexts(catalogs);
  const actions = usePropertyActions();
  const navigate = useNavigate();
  const offerUndo = useUndoToast();

  const { run } = useAction((failure) =>
    toastFailure(failure, { title: t("failed.title"), fallback: t("failed.fallback") }),
  );

  async function confirm(id: string): Promise<void> {
    await run(async () => {
      await actions.setStatus(id, "active");
      toasts.add({ title: t("confirmed.title"), description: t("confirmed.text") });
    });
  }

  /** Undoes a change of status. */
  async function restoreStatus({ id, status }: Pick<Property, "id" | "status">): Promise<void> {
    await run(() => actions.setStatus(id, status));
  }

  async function restore({ id, address }: Pick<Property, "id" | "address">): Promise<void> {
    await run(async () => {
      await actions.restore(id);
      toasts.add({ title: t("restored.title", { address }) });
    });
  }

  async function remove(property: Pick<Property, "id" | "address">): Promise<void> {
    await run(async () => {
      await navigate(paths.properties);
      await actions.remove(property.id);
      const said = { title: t("removed.title", { address: property.address }), description: t("removed.text") };
      offerUndo(said, () => void restore(property));
    });
  }

  return { confirm, remove, restoreStatus };
}
