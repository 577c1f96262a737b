import type { SearchFact } from "@llave/contract/conversation";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTexts } from "../texts/texts.ts";
import { correctionSentence, editableValue, fieldOf, wordOption } from "./correction.ts";
import { wordFact } from "./facts.ts";

/** One line of the search; Edit turns it into a field, and saving sends the correction as a message. */
export function FactRow({ fact, correct }: { fact: SearchFact; correct: ((sentence: string) => void) | null }) {
  const texts = useTexts();
  const { t } = texts;
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);
  const label = t(`slot_${fact.slot}`);
  const value = wordFact(fact, texts);

  // Closing the field puts the focus back where it came from.
  useEffect(() => {
    if (!editing && returning.current) editButton.current?.focus();
    returning.current = editing;
  }, [editing]);

  if (editing && correct) {
    return <FactEditor fact={fact} close={() => setEditing(false)} correct={correct} />;
  }
  return (
    <div className="fact">
      <dt>{label}</dt>
      <dd dir="auto">{value}</dd>
      <dd className="fact-edit">
        <button
          type="button"
          className="plain"
          ref={editButton}
          aria-label={`${t("edit")}: ${label}, ${value}`}
          aria-disabled={!correct}
          onClick={() => correct && setEditing(true)}
        >
          {t("edit")}
        </button>
      </dd>
    </div>
  );
}

interface EditorProps {
  fact: SearchFact;
  close: () => void;
  correct: (sentence: string) => void;
}

function FactEditor({ fact, close, correct }: EditorProps) {
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
        <label htmlFor={id}>{t(`slot_${fact.slot}`)}</label>
      </dt>
      <dd>
        <form
          onSubmit={save}
          noValidate
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            // In the sheet, Escape leaves the field first and only then the sheet.
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
