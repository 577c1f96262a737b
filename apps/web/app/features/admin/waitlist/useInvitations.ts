import { bulkInviteDefault } from "@llave/contract/account/accountLimits";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { toasts } from "../../../notifications/toasts.ts";
import { useAction } from "../../../session/useAction.ts";
import * as calls from "../queries.ts";
import { catalogs } from "../texts/catalogs.ts";
import { inviteCount } from "./filter.ts";

/**
 * The two ways to invite, each of which reports its result.
 * @param onStart is called before anything changes
 */
export function useInvitations(onStart: () => void) {
  const t = useTexts(catalogs);
  const refresh = calls.useRefreshAdministration();
  const onFailed = () =>
    void toasts.add({ title: t("sendFailed.title"), description: t("sendFailed.text"), tone: "destructive" });
  const bulk = useAction(onFailed);
  const chosen = useAction(onFailed);
  const busy = bulk.busy || chosen.busy;

  /** Asks how many with the browser's own prompt; Cancel or anything but a number makes no call. */
  const inviteFirst = () => {
    if (busy) return;
    const count = inviteCount(window.prompt(t("bulk.prompt"), String(bulkInviteDefault)));
    if (count === null) return;
    onStart();
    void bulk.runOnce(async () => {
      const { invited } = await calls.inviteFirst(count);
      toasts.add({ title: t("sent.title"), description: t("sent.text", { n: invited }) });
      refresh();
    });
  };

  const inviteChosen = (ids: string[], onDone?: () => void) => {
    if (busy || ids.length === 0) return;
    onStart();
    void chosen.runOnce(async () => {
      const outcome = await calls.inviteChosen(ids);
      const counts = t("sent.chosen", { ...outcome });
      const description = outcome.skipped > 0 ? `${counts} ${t("sent.skipped")}` : counts;
      toasts.add({ title: t("sent.title"), description });
      onDone?.();
      refresh();
    });
  };

  return { inviteFirst, inviteChosen, sending: bulk.busy, busy };
}
