import { loadExchange } from "../exchange/load.ts";
import { useOnDemand } from "../onDemand/useOnDemand.ts";
import { useTexts } from "../texts/texts.ts";
import type { ToastRecord } from "../toast/useToast.ts";

interface Props {
  toast: ToastRecord | null;
  /** Number of the renter's messages so far: the next one closes the toast. */
  sentCount: number;
  /** True where nobody answers: then the toast can't promise that the agent will. */
  nobody: boolean;
  remove: (id: number) => void;
}

/** The region with the page's toast. */
export function Toasts({ toast, sentCount, nobody, remove }: Props) {
  const { t } = useTexts();
  const { Toast } = useOnDemand(toast?.id, loadExchange);
  const shown = nobody && toast?.notice.kind === "complete" ? null : toast;
  return (
    <section className="toasts" tabIndex={-1} aria-label={t("notifications")}>
      <div aria-live="polite" aria-atomic="true">
        {shown && Toast && (
          <Toast key={shown.id} notice={shown.notice} sentCount={sentCount} remove={() => remove(shown.id)} />
        )}
      </div>
    </section>
  );
}
