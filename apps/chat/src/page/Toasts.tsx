import { loadExchange } from "../exchange/load.ts";
import { useOnDemand } from "../onDemand/useOnDemand.ts";
import { useTexts } from "../texts/texts.ts";
import type { ToastRecord } from "../toast/useToast.ts";

/** The region with the page's toast. */
export function Toasts({ toast, remove }: { toast: ToastRecord | null; remove: (id: number) => void }) {
  const { t } = useTexts();
  const { Toast } = useOnDemand(toast?.id, loadExchange);
  return (
    <section className="toasts" tabIndex={-1} aria-label={t("notifications")}>
      <div aria-live="polite" aria-atomic="true">
        {toast && Toast && <Toast key={toast.id} notice={toast.notice} remove={() => remove(toast.id)} />}
      </div>
    </section>
  );
}
