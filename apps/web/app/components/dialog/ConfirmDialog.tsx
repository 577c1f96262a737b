import { button } from "../button.ts";
import { Dialog } from "./Dialog.tsx";

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  /** The confirm and cancel buttons. */
  action: string;
  keep: string;
  onConfirm: () => void;
}

/** Asks before something that can't be undone. */
export function ConfirmDialog({ open, onClose, title, text, action, keep, onConfirm }: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} description={text}>
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <button type="button" className={button("line", "large")} onClick={onClose}>
          {keep}
        </button>
        <button type="button" className={button("navy", "large")} onClick={onConfirm}>
          {action}
        </button>
      </div>
    </Dialog>
  );
}
