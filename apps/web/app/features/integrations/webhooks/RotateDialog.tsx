import { secretOverlapHours } from "@llave/contract/webhookLimits";
import type { Webhook } from "@llave/contract/webhooks";
import { useState } from "react";
import { button } from "../../../components/button.ts";
import { Dialog } from "../../../components/Dialog.tsx";
import { useAct } from "../../channels/queries.ts";
import { useWebhookCalls } from "../queries.ts";
import { SecretText } from "../SecretText.tsx";
import { useIntegrationTexts } from "../useIntegrationTexts.ts";

/** Replaces a webhook's secret, then shows the new one. */
export function RotateDialog({ open, onClose, webhook }: { open: boolean; onClose: () => void; webhook: Webhook }) {
  const t = useIntegrationTexts();
  const { rotate } = useWebhookCalls();
  const { busy, act } = useAct();
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => {
    onClose();
    setSecret(null);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(secret ? "secret.title" : "rotate.title")}
      description={secret ? t("secret.text") : t("rotate.text", { hours: secretOverlapHours })}
    >
      {secret === null ? (
        <button
          type="button"
          aria-disabled={busy}
          className={`${button("navy", "large")} mt-5`}
          onClick={() => void act(async () => setSecret((await rotate(webhook.id)).secret), null)}
        >
          {t("rotate.action")}
        </button>
      ) : (
        <>
          <SecretText label={t("secret.label")} secret={secret} />
          <button type="button" className={`${button("navy", "large")} mt-5`} onClick={close}>
            {t("newKey.done.close")}
          </button>
        </>
      )}
    </Dialog>
  );
}
