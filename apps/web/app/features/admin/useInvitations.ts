import { bulkInviteDefault } from "@llave/contract/accountLimits";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { inviteCount } from "./filter.ts";
import { useBulkInvite, useInviteChosen } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

/**
 * The two ways to invite, each of which reports its result.
 * @param onStart is called before anything changes
 */
export function useInvitations(onStart: () => void) {
  const t = useTexts(catalogs);
  const bulk = useBulkInvite();
  const chosen = useInviteChosen();
  const onError = () =>
    void toasts.add({ title: t("sendFailed.title"), description: t("sendFailed.text"), tone: "destructive" });
  const busy = bulk.isPending || chosen.isPending;

  /** Asks how many with the browser's own prompt; Cancel or anything but a number makes no call. */
  const inviteFirst = () => {
    if (busy) return;
    const count = inviteCount(window.prompt(t("bulk.prompt"), String(bulkInviteDefault)));
    if (count === null) return;
    onStart();
    bulk.mutate(count, {
      onSuccess: ({ invited }) => toasts.add({ title: t("sent.title"), description: t("sent.text", { n: invited }) }),
      onError,
    });
  };

  const inviteChosen = (ids: string[], onDone?: () => void) => {
    if (busy || ids.length === 0) return;
    onStart();
    chosen.mutate(ids, {
      onSuccess: (outcome) => {
        const counts = t("sent.chosen", { ...outcome });
        const description = outcome.skipped > 0 ? `${counts} ${t("sent.skipped")}` : counts;
        toasts.add({ title: t("sent.title"), description });
        onDone?.();
      },
      onError,
    });
  };

  return { inviteFirst, inviteChosen, sending: bulk.isPending, busy };
}
