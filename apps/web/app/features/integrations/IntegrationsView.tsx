import { SettingsPage } from "../settings/SettingsPage.tsx";
import { ApiKeysCard } from "./keys/ApiKeysCard.tsx";
import { MlsCard } from "./MlsCard.tsx";
import { useApiKeys } from "./queries.ts";
import { WebhooksCard } from "./webhooks/WebhooksCard.tsx";

/** How other programs use the agent's data. */
export function IntegrationsView() {
  return (
    <SettingsPage section="integrations" query={useApiKeys()}>
      {(keys) => (
        <div className="grid gap-4">
          <MlsCard />
          <WebhooksCard />
          <ApiKeysCard keys={keys} />
        </div>
      )}
    </SettingsPage>
  );
}
