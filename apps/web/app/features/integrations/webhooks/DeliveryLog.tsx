import type { Webhook, WebhookDelivery } from "@llave/contract/integrations/webhooks";
import { formatDate } from "@llave/ui/translate";
import { button } from "../../../components/button.ts";
import { NextPageButton } from "../../../components/NextPageButton.tsx";
import { ListAlert } from "../../../components/states/ListAlert.tsx";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { useAct } from "../../channels/queries.ts";
import { useDeliveries, useWebhookCalls } from "../queries.ts";
import { useIntegrationTexts } from "../useIntegrationTexts.ts";

/** A webhook's deliveries of the last 30 days, newest first. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const t = useIntegrationTexts();
  const log = useDeliveries(webhook.id, true);
  const { data, isError, refetch } = log;
  if (isError) return <ListAlert title={t("log.failed")} retry={t("retry")} onRetry={() => void refetch()} />;
  if (!data) return null;
  const deliveries = data.pages.flatMap(({ page }) => page);
  return (
    <section aria-label={t("log.label")} className="mt-3 rounded-m border border-line bg-hover px-4 py-1">
      {deliveries.length === 0 && <p className="py-2.5 text-base text-ink-2">{t("log.none")}</p>}
      <ul className="divide-y divide-line">
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} />
        ))}
      </ul>
      <NextPageButton list={log} className={`${button("line", "small")} my-3`}>
        {t("log.more")}
      </NextPageButton>
    </section>
  );
}

function DeliveryRow({ webhook, delivery }: { webhook: Webhook; delivery: WebhookDelivery }) {
  const t = useIntegrationTexts();
  const { language } = useLanguage();
  const { replay } = useWebhookCalls();
  const { act } = useAct();
  const { id, type, status, createdAt, payload } = delivery;
  const moment = (at: string) => formatDate(language, at, { dateStyle: "medium", timeStyle: "medium" });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <code className="text-base font-semibold">{type}</code>
          <time dateTime={createdAt} className="text-sm text-muted">
            {moment(createdAt)}
          </time>
        </p>
        <p className={`text-sm ${status === "delivered" ? "text-mint-ink" : "text-orange-ink"}`}>
          <Outcome delivery={delivery} />
        </p>
        {payload !== null && (
          <details className="mt-1 text-sm">
            <summary className="cursor-pointer text-ink-2">{t("log.payload")}</summary>
            <pre className="mt-1 max-h-64 overflow-auto rounded-s bg-card p-2.5 text-xs">
              {JSON.stringify(JSON.parse(payload), null, 2)}
            </pre>
          </details>
        )}
      </div>
      {webhook.on && status !== "pending" && (
        <button
          type="button"
          aria-label={t("log.replay.one", { type, date: moment(createdAt) })}
          className={button("line", "small")}
          onClick={() => void act(() => replay(webhook.id, id), t("log.replayed"))}
        >
          {t("log.replay")}
        </button>
      )}
    </li>
  );
}

/** How the last attempt went, and when the next one is due. */
function Outcome({ delivery }: { delivery: WebhookDelivery }) {
  const t = useIntegrationTexts();
  const { language } = useLanguage();
  const { status, attempts, responseStatus, problem, nextAttemptAt } = delivery;
  const answer =
    responseStatus === null ? problem && t(`problem.${problem}`) : t("log.answer", { status: responseStatus });
  const next =
    status === "pending" && attempts > 0 && nextAttemptAt
      ? t("log.next", { time: formatDate(language, nextAttemptAt, { dateStyle: "short", timeStyle: "short" }) })
      : null;
  return [t(`outcome.${status}`), answer, attempts > 1 ? t("log.attempts", { count: attempts }) : null, next]
    .filter(Boolean)
    .join(" · ");
}
