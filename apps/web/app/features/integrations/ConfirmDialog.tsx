import { button } from "../../components/button.ts";
import { Dialog } from "../../components/dialog/Dialog.tsx";
import { useIntegrationTexts } from "./useIntegrationTexts.ts";

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  /** The button that does it. */
  action: string;
  onConfirm: () => void;
}

/** Asks before something that can't be undone. */
export function ConfirmDialog({ open, onClose, title, text, action, onConfirm }: ConfirmDialogProps) {
  const t = useIntegrationTexts();
  return (
    <Dialog open={open} onClose={onClose} title={title} description={text}>
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <button type="button" className={button("line", "large")} onClick={onClose}>
          {t("keep")}
        </button>
        <button type="button" className={button("navy", "large")} onClick={onConfirm}>
          {action}
        </button>
      </div>
    </Dialog>
  );
}
