import { maxWebhookUrlLength, type WebhookEvent, webhookEvents } from "@llave/contract/integrations/webhookLimits";
import type { Webhook } from "@llave/contract/integrations/webhooks";
import { type FormEvent, useState } from "react";
import { button } from "../../../components/button.ts";
import { FormAlert } from "../../../components/form/FormAlert.tsx";
import { TextField } from "../../../components/form/TextField.tsx";
import { useAct } from "../../channels/queries.ts";
import { useWebhookCalls } from "../queries.ts";
import { SecretDialog } from "../SecretDialog.tsx";
import { useIntegrationTexts } from "../useIntegrationTexts.ts";
import { eventText } from "./eventText.ts";

interface WebhookDialogProps {
  open: boolean;
  onClose: () => void;
  /** The webhook to change; null adds one. */
  webhook: Webhook | null;
}

/** Adds a webhook and shows its secret, or changes one. */
export function WebhookDialog({ open, onClose, webhook }: WebhookDialogProps) {
  const t = useIntegrationTexts();
  return (
    <SecretDialog
      open={open}
      onClose={onClose}
      asking={{ title: t(webhook ? "hook.change.title" : "hook.add.title"), text: t("hook.text") }}
      showing={{ title: t("secret.title"), text: t("secret.text") }}
      label={t("secret.label")}
    >
      {({ show, close }) => (
        <WebhookForm webhook={webhook} onSaved={(created) => (created ? show(created) : close())} />
      )}
    </SecretDialog>
  );
}

/** The events preselected for a new webhook: what a CRM needs. */
const usual: readonly WebhookEvent[] = ["lead.created", "lead.updated", "lead.finished"];

interface WebhookFormProps {
  webhook: Webhook | null;
  /** @param secret of a new webhook */
  onSaved: (secret: string | null) => void;
}

function WebhookForm({ webhook, onSaved }: WebhookFormProps) {
  const t = useIntegrationTexts();
  const { create, change } = useWebhookCalls();
  const { busy, errors, act } = useAct();
  const [url, setUrl] = useState(webhook?.url ?? "");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? usual);
  const [problem, setProblem] = useState<"url" | "events" | null>(null);
  const toggle = (event: WebhookEvent, on: boolean) =>
    setEvents(on ? [...events, event] : events.filter((other) => other !== event));
  const save = async () => {
    const values = { url: url.trim(), events: [...events] };
    if (webhook) {
      await change(webhook.id, values);
      onSaved(null);
    } else onSaved((await create(values)).secret);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = !url.trim().startsWith("https://") ? "url" : events.length === 0 ? "events" : null;
    setProblem(missing);
    if (missing === null) void act(save, webhook ? t("hook.saved") : null);
  };
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-5">
      <TextField
        label={t("hook.url")}
        hint={t("hook.url.hint")}
        error={problem === "url" ? t("hook.url.problem") : errors.url}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={url}
        maxLength={maxWebhookUrlLength}
        autoComplete="off"
        onChange={(event) => setUrl(event.target.value)}
      />
      <fieldset>
        <legend className="text-md font-semibold">{t("hook.events")}</legend>
        <div className="mt-2 divide-y divide-line rounded-m border border-line-2">
          {webhookEvents.map((event) => (
            <label
              key={event}
              className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 px-4 py-1.5 text-md"
            >
              <input
                type="checkbox"
                className="size-[18px] accent-ink"
                checked={events.includes(event)}
                onChange={({ target }) => toggle(event, target.checked)}
              />
              {t(eventText(event))}
              <code className="ml-auto text-sm text-muted">{event}</code>
            </label>
          ))}
        </div>
      </fieldset>
      <FormAlert text={problem === "events" ? t("hook.events.missing") : undefined} />
      <button type="submit" aria-disabled={busy} className={`${button("navy", "large")} justify-self-start`}>
        {t(webhook ? "hook.save" : "hook.add")}
      </button>
    </form>
  );
}
