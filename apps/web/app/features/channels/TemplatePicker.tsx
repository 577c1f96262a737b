import type { ThreadMessage } from "@llave/contract/conversations/conversation";
import { type FormEvent, useId, useState } from "react";
import { button } from "../../components/button.ts";
import { TextField } from "../../components/form/TextField.tsx";
import { PartFailed } from "../../components/states/PartFailed.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { standsAtBottom } from "../../notifications/standsAtBottom.ts";
import { postTemplate, useAct, useTemplates } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

interface TemplatePickerProps {
  conversationId: string;
  /** Called with the message that was sent. */
  onSent: (message: ThreadMessage) => void;
}

/** Replaces the composer once WhatsApp no longer accepts free text: an approved template. */
export function TemplatePicker({ conversationId, onSent }: TemplatePickerProps) {
  const t = useTexts(catalogs);
  const id = useId();
  const list = useTemplates(conversationId, true);
  const templates = list.data;
  const { busy, act } = useAct();
  const [chosen, setChosen] = useState("");
  const [variables, setVariables] = useState<Record<string, string>>({});
  const template = templates?.find(({ contentSid }) => contentSid === chosen) ?? templates?.[0];
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!template) return;
    const { contentSid, places } = template;
    const filled = Object.fromEntries(places.map((place) => [place, variables[place] ?? ""]));
    const sent = async () => onSent(await postTemplate(conversationId, { contentSid, variables: filled }));
    if (await act(sent, null)) setVariables({});
  };
  return (
    <form
      {...standsAtBottom}
      noValidate
      onSubmit={(event) => void send(event)}
      className="grid gap-3 border-t border-line px-4 py-3"
    >
      <p role="status" className="text-md">
        {t("window.closed")}
      </p>
      <PartFailed name={t("template.choose")} of={[list]} />
      {templates?.length === 0 && <p className="text-base text-muted">{t("template.none")}</p>}
      {template && (
        <>
          <label htmlFor={id} className="text-md font-semibold">
            {t("template.choose")}
          </label>
          <select
            id={id}
            value={template.contentSid}
            onChange={(event) => setChosen(event.target.value)}
            className="h-11 rounded-m border-[1.5px] border-field bg-card px-3"
          >
            {templates?.map(({ contentSid, name, language }) => (
              <option key={contentSid} value={contentSid}>
                {name} ({language})
              </option>
            ))}
          </select>
          <p lang={template.language} className="text-md whitespace-pre-line">
            {template.body}
          </p>
          {template.places.map((place) => (
            <TextField
              key={place}
              label={t("template.place", { place: `{{${place}}}` })}
              error={undefined}
              value={variables[place] ?? ""}
              onChange={(event) => setVariables({ ...variables, [place]: event.target.value })}
            />
          ))}
          <button type="submit" aria-disabled={busy} className={`justify-self-start ${button("navy", "medium")}`}>
            {t("template.send")}
          </button>
        </>
      )}
    </form>
  );
}
