import { loadExchange } from "../exchange/load.ts";
import { useOnDemand } from "../onDemand/useOnDemand.ts";
import { useTexts } from "../texts/texts.ts";
import type { ToastRecord } from "../toast/useToast.ts";

interface Props {
  toast: ToastRecord | null;
  /** Number of the renter's messages so far: the next one closes the toast. */
  said: number;
  remove: (id: number) => void;
}

/** The region with the page's toast. */
export function Toasts({ toast, said, remove }: Props) {
  const { t } = useTexts();
  const { Toast } = useOnDemand(toast?.id, loadExchange);
  return (
    <section className="toasts" tabIndex={-1} aria-label={t("notifications")}>
      <div aria-live="polite" aria-atomic="true">
        {toast && Toast && <Toast key={toast.id} notice={toast.notice} said={said} remove={() => remove(toast.id)} />}
      </div>
    </section>
  );
}
