import { maxWebhooks } from "@llave/contract/integrations/webhookLimits";
import { useState } from "react";
import { button } from "../../../components/button.ts";
import { Card } from "../../../components/Card.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { ListAlert } from "../../../components/states/ListAlert.tsx";
import { useWebhooks } from "../queries.ts";
import { useIntegrationTexts } from "../useIntegrationTexts.ts";
import { WebhookDialog } from "./WebhookDialog.tsx";
import { WebhookRow } from "./WebhookRow.tsx";

/** The addresses of other programs that Llave notifies on its own. */
export function WebhooksCard() {
  const t = useIntegrationTexts();
  const { data: webhooks, isError, refetch } = useWebhooks();
  const [isAdding, setAdding] = useState(false);
  if (isError) return <ListAlert title={t("hooks.failed")} retry={t("retry")} onRetry={() => void refetch()} />;
  if (!webhooks) return null;
  const isFull = webhooks.length >= maxWebhooks;
  return (
    <Card
      title={t("hooks.title")}
      end={
        !isFull && (
          <button type="button" className={button("line")} onClick={() => setAdding(true)}>
            <Icon name="plus" small />
            {t("hooks.add")}
          </button>
        )
      }
    >
      <p className="mt-1 max-w-[64ch] text-md text-muted">{t("hooks.text")}</p>
      {webhooks.length === 0 ? (
        <p className="mt-3 border-t border-line pt-3 text-md text-ink-2">{t("hooks.none")}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line border-t border-line">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      <WebhookDialog open={isAdding} onClose={() => setAdding(false)} webhook={null} />
    </Card>
  );
}
