import {
  type ApiKeyScope,
  apiKeyActions,
  apiKeySubjects,
  maxApiKeyNameLength,
} from "@llave/contract/integrations/apiKeyLimits";
import { type FormEvent, useState } from "react";
import { button } from "../../../components/button.ts";
import { FormAlert } from "../../../components/form/FormAlert.tsx";
import { TextField } from "../../../components/form/TextField.tsx";
import { useAct } from "../../channels/queries.ts";
import { useKeyCalls } from "../queries.ts";
import { SecretDialog } from "../SecretDialog.tsx";
import { useIntegrationTexts } from "../useIntegrationTexts.ts";

/** Creates an API key, then shows it, only this once. */
export function NewKeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useIntegrationTexts();
  return (
    <SecretDialog
      open={open}
      onClose={onClose}
      asking={{ title: t("newKey.title"), text: t("newKey.text") }}
      showing={{ title: t("newKey.done.title"), text: t("newKey.done.text") }}
      label={t("newKey.key")}
      how={t("newKey.done.how")}
    >
      {({ show }) => <KeyForm onCreated={show} />}
    </SecretDialog>
  );
}

function KeyForm({ onCreated }: { onCreated: (key: string) => void }) {
  const t = useIntegrationTexts();
  const { create } = useKeyCalls();
  const { busy, act } = useAct();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<ApiKeyScope[]>(["leads:read"]);
  const [problem, setProblem] = useState<"name" | "scopes" | null>(null);
  const toggle = (scope: ApiKeyScope, on: boolean) =>
    setScopes(on ? [...scopes, scope] : scopes.filter((other) => other !== scope));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = name.trim() === "" ? "name" : scopes.length === 0 ? "scopes" : null;
    setProblem(missing);
    if (missing === null) void act(async () => onCreated((await create({ name, scopes })).key), null);
  };
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-5">
      <TextField
        label={t("newKey.name")}
        hint={t("newKey.name.hint")}
        error={problem === "name" ? t("newKey.name.missing") : undefined}
        value={name}
        maxLength={maxApiKeyNameLength}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset>
        <legend className="text-md font-semibold">{t("newKey.scopes")}</legend>
        <div className="mt-2 divide-y divide-line rounded-m border border-line-2">
          {apiKeySubjects.map((subject) => (
            <div key={subject} className="flex items-center justify-between gap-3 py-1 pr-2 pl-4">
              <span className="text-md">{t(`subject.${subject}`)}</span>
              <span className="flex">
                {apiKeyActions.map((action) => (
                  <label key={action} className="flex min-h-11 cursor-pointer items-center gap-2 px-3 text-md">
                    <input
                      type="checkbox"
                      className="size-[18px] accent-ink"
                      aria-label={`${t(`subject.${subject}`)}: ${t(`level.${action}`)}`}
                      checked={scopes.includes(`${subject}:${action}`)}
                      onChange={(event) => toggle(`${subject}:${action}`, event.target.checked)}
                    />
                    {t(`action.${action}`)}
                  </label>
                ))}
              </span>
            </div>
          ))}
        </div>
      </fieldset>
      <FormAlert text={problem === "scopes" ? t("newKey.scopes.missing") : undefined} />
      <button type="submit" aria-disabled={busy} className={`${button("navy", "large")} justify-self-start`}>
        {t("newKey.create")}
      </button>
    </form>
  );
}
