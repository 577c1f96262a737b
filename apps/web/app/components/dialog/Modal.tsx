import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";

interface ModalProps {
  title: string;
  /** Called after it has closed, for any reason. */
  onClose(): void;
  /** @param close closes it and returns the focus */
  children: (close: () => void) => ReactNode;
}

/** A confirmation over the page: the browser's own dialog, which traps the focus and closes on Escape. */
export function Modal({ title, onClose, children }: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  const closeOutside = ({ target }: MouseEvent) => target === dialog.current && close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the dialog closes it; the keyboard has Escape
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={closeOutside}
      className="m-auto w-[calc(100%-2rem)] max-w-[34rem] rounded-xl bg-paper text-ink shadow-2 backdrop:bg-night/60"
    >
      <div className="p-6 phone:p-8">
        <h2 id={id} className="title-panel">
          {title}
        </h2>
        {children(close)}
      </div>
    </dialog>
  );
}
