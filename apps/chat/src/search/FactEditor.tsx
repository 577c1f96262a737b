import type { SearchFact } from "@llave/contract/conversations/conversation";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { injectStyles } from "../styles/injectStyles.ts";
import { useTexts } from "../texts/texts.ts";
import { correctionSentence, editableValue, fieldOf, wordOption } from "./correction.ts";
import css from "./factEditor.css?inline";

injectStyles(css);

export interface EditorProps {
  fact: SearchFact;
  close: () => void;
  correct: (sentence: string) => void;
}

/** One line of the search as an editable field, with Save and Cancel. */
export function FactEditor({ fact, close, correct }: EditorProps) {
  const texts = useTexts();
  const { t } = texts;
  const id = useId();
  const [entered, setEntered] = useState(() => editableValue(fact, texts));
  const sentence = correctionSentence(fact.slot, entered, texts);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!sentence) return;
    close();
    correct(sentence);
  };
  return (
    <div className="fact editing">
      <dt>
        <label htmlFor={id}>{t(`slot.${fact.slot}`)}</label>
      </dt>
      <dd>
        <form
          onSubmit={save}
          noValidate
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            // On a phone the search is a sheet: Escape first leaves the field, and closes the sheet only when pressed again.
            event.preventDefault();
            event.stopPropagation();
            close();
          }}
        >
          <FactField id={id} fact={fact} entered={entered} enter={setEntered} />
          <div className="fact-actions">
            <button type="submit" className="button dark" aria-disabled={!sentence}>
              {t("save")}
            </button>
            <button type="button" className="button" onClick={close}>
              {t("cancel")}
            </button>
          </div>
        </form>
      </dd>
    </div>
  );
}

interface FieldProps {
  id: string;
  fact: SearchFact;
  entered: string;
  enter: (value: string) => void;
}

function FactField({ id, fact, entered, enter }: FieldProps) {
  const texts = useTexts();
  const field = fieldOf(fact.slot);
  const focus = useRef<HTMLInputElement & HTMLSelectElement>(null);
  useEffect(() => focus.current?.focus(), []);

  if (field.kind === "choice") {
    return (
      <select id={id} ref={focus} value={entered} onChange={(event) => enter(event.target.value)}>
        {field.options.map((option) => (
          <option key={option} value={option}>
            {wordOption(fact.slot, option, texts)}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      id={id}
      ref={focus}
      type={field.kind}
      inputMode={field.kind === "number" ? "decimal" : undefined}
      min={field.kind === "number" ? 0 : undefined}
      step="any"
      maxLength={200}
      autoComplete="off"
      value={entered}
      onChange={(event) => enter(event.target.value)}
    />
  );
}
