import { type ReactNode, useState } from "react";
import { button } from "../../components/button.ts";
import { Dialog } from "../../components/dialog/Dialog.tsx";
import { SecretText } from "./SecretText.tsx";
import { useIntegrationTexts } from "./useIntegrationTexts.ts";

interface Heading {
  title: string;
  text: string;
}

interface SecretDialogProps {
  open: boolean;
  onClose: () => void;
  /** Above the form. */
  asking: Heading;
  /** Above the secret. */
  showing: Heading;
  label: string;
  /** How to use the secret. */
  how?: string;
  /** The form; `show` shows what the server created, `close` closes the dialog. */
  children(dialog: { show: (secret: string) => void; close: () => void }): ReactNode;
}

/** A form that creates a secret, then the secret, shown only this once. */
export function SecretDialog({ open, onClose, asking, showing, label, how, children }: SecretDialogProps) {
  const t = useIntegrationTexts();
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => {
    onClose();
    setSecret(null);
  };
  const { title, text } = secret === null ? asking : showing;
  return (
    <Dialog open={open} onClose={close} title={title} description={text}>
      {secret === null ? (
        children({ show: setSecret, close })
      ) : (
        <>
          <SecretText label={label} secret={secret} />
          {how !== undefined && <p className="mt-3 text-base text-muted">{how}</p>}
          <button type="button" className={`${button("navy", "large")} mt-5`} onClick={close}>
            {t("newKey.done.close")}
          </button>
        </>
      )}
    </Dialog>
  );
}
