import type { ApiKey } from "@llave/contract/integrations/apiKeys";
import { formatDate } from "@llave/ui/translate";
import { useState } from "react";
import { button } from "../../../components/button.ts";
import { Card } from "../../../components/Card.tsx";
import { ConfirmDialog } from "../../../components/dialog/ConfirmDialog.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { useAct } from "../../channels/queries.ts";
import { useKeyCalls } from "../queries.ts";
import { useIntegrationTexts } from "../useIntegrationTexts.ts";
import { NewKeyDialog } from "./NewKeyDialog.tsx";
import { scopeWords } from "./scopeWords.ts";

/** The agent's API keys. */
export function ApiKeysCard({ keys }: { keys: ApiKey[] }) {
  const t = useIntegrationTexts();
  const [isAdding, setAdding] = useState(false);
  return (
    <Card
      title={t("keys.title")}
      end={
        <button type="button" className={button("line")} onClick={() => setAdding(true)}>
          <Icon name="plus" small />
          {t("keys.add")}
        </button>
      }
    >
      <p className="mt-1 max-w-[64ch] text-md text-muted">
        {t("keys.text")}{" "}
        <a href={paths.apiReference} className="font-semibold text-ink underline">
          {t("keys.reference")}
        </a>
      </p>
      {keys.length === 0 ? (
        <p className="mt-3 border-t border-line pt-3 text-md text-ink-2">{t("keys.none")}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line border-t border-line">
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
      )}
      <NewKeyDialog open={isAdding} onClose={() => setAdding(false)} />
    </Card>
  );
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const t = useIntegrationTexts();
  const { language } = useLanguage();
  const { revoke } = useKeyCalls();
  const { act } = useAct();
  const [isAsking, setAsking] = useState(false);
  const { name, prefix, scopes, createdAt, lastUsedAt } = apiKey;
  const created = formatDate(language, createdAt, { dateStyle: "medium" });
  const used = lastUsedAt && formatDate(language, lastUsedAt, { dateStyle: "medium", timeStyle: "short" });
  const confirm = async () => {
    if (await act(() => revoke(apiKey.id), t("keys.revoked", { name }))) setAsking(false);
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
          <code className="text-sm text-muted">{prefix}…</code>
        </p>
        <p className="mt-0.5 text-base text-ink-2">{scopeWords(t, scopes)}</p>
        <p className="mt-0.5 text-sm text-muted">
          {t("keys.created", { date: created })} · {used ? t("keys.used", { date: used }) : t("keys.unused")}
        </p>
      </div>
      <button
        type="button"
        aria-label={t("keys.revoke.one", { name })}
        className={button("danger", "small")}
        onClick={() => setAsking(true)}
      >
        {t("keys.revoke")}
      </button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("keys.revoke.title", { name })}
        text={t("keys.revoke.text")}
        keep={t("keep")}
        action={t("keys.revoke")}
        onConfirm={() => void confirm()}
      />
    </li>
  );
}
