import { maxMessageLength } from "@llave/contract/chat/chatLimits";
import type { SavedTranslation } from "@llave/contract/conversations/inbox";
import type { Language } from "@llave/ui/language";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { SavedTranslationField, savedTranslation } from "../../../../agent/SavedTranslationField.tsx";
import { button } from "../../../../components/button.ts";
import { Field } from "../../../../components/form/Field.tsx";
import { request } from "../../../../data/request.ts";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import { toasts } from "../../../../notifications/toasts.ts";
import { useAction } from "../../../../session/useAction.ts";
import { refetchLeads } from "../../useLeadChanges.ts";
import { catalogs } from "../texts/catalogs.ts";

interface AnswerItemProps {
  itemId: string;
  /** The address of the listing that the answer can be saved to. */
  home: string;
  /** The language of the renter who asked. */
  asked: Language;
  onLeave: () => void;
}

/** The agent's answer to a renter's question: it is sent, and saved to the listing unless the agent unchecks it. */
export function AnswerItem({ itemId, home, asked, onLeave }: AnswerItemProps) {
  const t = useTexts(catalogs);
  const [text, setText] = useState("");
  const [save, setSave] = useState(true);
  const [translation, setTranslation] = useState("");
  const { busy, error, send } = useAnswer(itemId, save ? t("items.answer.saved", { home }) : t("items.answer.sent"));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(text, save, save ? savedTranslation(asked, translation) : undefined);
  };
  return (
    <form noValidate onSubmit={submit} className="mt-1.5 grid gap-2.5">
      <Field label={t("items.answer.label")} error={error}>
        {({ className, ...control }) => (
          <textarea
            {...control}
            // biome-ignore lint/a11y/noAutofocus: the agent just asked to answer
            autoFocus
            rows={2}
            value={text}
            maxLength={maxMessageLength}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Escape") return;
              // The drawer around it stays open.
              event.preventDefault();
              event.stopPropagation();
              onLeave();
            }}
            className={`${className} field-sizing-content h-auto max-h-40 py-2`}
          />
        )}
      </Field>
      <label className="flex items-start gap-2 text-sm">
        <input
          type="checkbox"
          checked={save}
          onChange={(event) => setSave(event.target.checked)}
          className="mt-0.5 size-4 flex-none accent-ink"
        />
        <span className="[overflow-wrap:anywhere]">
          {t("items.answer.save", { home })} <span className="text-muted">{t("items.answer.help")}</span>
        </span>
      </label>
      {save && <SavedTranslationField asked={asked} text={translation} onChange={setTranslation} />}
      <div className="flex flex-wrap gap-2">
        <button type="submit" aria-disabled={busy} className={button("navy", "small")}>
          {t(busy ? "items.answer.busy" : "items.answer.send")}
        </button>
        <button type="button" className={button("quiet", "small")} onClick={onLeave}>
          {t("items.answer.cancel")}
        </button>
      </div>
    </form>
  );
}

function useAnswer(itemId: string, told: string) {
  const t = useTexts(catalogs);
  const client = useQueryClient();
  const [error, setError] = useState<string>();
  // However often it is tried, only one message is sent.
  const key = useRef<string>(crypto.randomUUID());
  const { busy, runOnce } = useAction((failure) => setError(failure.error ?? t("items.answer.failed")));
  const send = async (text: string, save: boolean, translation: SavedTranslation | undefined): Promise<void> => {
    if (text.trim() === "") return setError(t("items.answer.missing"));
    setError(undefined);
    await runOnce(async () => {
      const headers = { "idempotency-key": key.current };
      await request("POST", `/api/items/${itemId}/answer`, { text, save, translation }, undefined, headers);
      refetchLeads(client);
      toasts.add({ title: told });
    });
  };
  return { busy, error, send };
}
