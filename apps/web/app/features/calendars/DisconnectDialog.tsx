import { button } from "../../components/button.ts";
import { Dialog } from "../../components/dialog/Dialog.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

interface DisconnectDialogProps {
  open: boolean;
  name: string;
  onClose: () => void;
  onDisconnect: () => void;
}

/** Asks before a calendar is disconnected: coming back needs a sign-in at the provider. */
export function DisconnectDialog({ open, name, onClose, onDisconnect }: DisconnectDialogProps) {
  const t = useTexts(catalogs);
  return (
    <Dialog open={open} onClose={onClose} title={t("ask.title", { name })} description={t("ask.text", { name })}>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <button type="button" className={`${button("navy", "large")} max-phone:flex-1`} onClick={onDisconnect}>
          {t("disconnect")}
        </button>
        <button type="button" className={`${button("line", "large")} max-phone:flex-1`} onClick={onClose}>
          {t("ask.keep")}
        </button>
      </div>
    </Dialog>
  );
}
