import { secretOverlapHours } from "@llave/contract/integrations/webhookLimits";
import type { Webhook } from "@llave/contract/integrations/webhooks";
import { button } from "../../../components/button.ts";
import { useAct } from "../../channels/queries.ts";
import { useWebhookCalls } from "../queries.ts";
import { SecretDialog } from "../SecretDialog.tsx";
import { useIntegrationTexts } from "../useIntegrationTexts.ts";

/** Replaces a webhook's secret, then shows the new one. */
export function RotateDialog({ open, onClose, webhook }: { open: boolean; onClose: () => void; webhook: Webhook }) {
  const t = useIntegrationTexts();
  const { rotate } = useWebhookCalls();
  const { busy, act } = useAct();
  return (
    <SecretDialog
      open={open}
      onClose={onClose}
      asking={{ title: t("rotate.title"), text: t("rotate.text", { hours: secretOverlapHours }) }}
      showing={{ title: t("secret.title"), text: t("secret.text") }}
      label={t("secret.label")}
    >
      {({ show }) => (
        <button
          type="button"
          aria-disabled={busy}
          className={`${button("navy", "large")} mt-5`}
          onClick={() => void act(async () => show((await rotate(webhook.id)).secret), null)}
        >
          {t("rotate.action")}
        </button>
      )}
    </SecretDialog>
  );
}
