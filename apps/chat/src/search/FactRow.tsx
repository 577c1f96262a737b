import type { SearchFact } from "@llave/contract/conversations/conversation";
import { slotText } from "@llave/ui/slots/slotText";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTexts } from "../texts/texts.ts";
import type { EditorProps } from "./FactEditor.tsx";

/** One line of the search; Edit turns it into a field, and saving sends the correction as a message. */
export function FactRow({ fact, correct }: { fact: SearchFact; correct: ((sentence: string) => void) | null }) {
  const texts = useTexts();
  const { t } = texts;
  // The editor loads on first use; without a network nothing could be sent anyway.
  const [Editor, setEditor] = useState<((props: EditorProps) => ReactNode) | null>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);
  const label = t(`slot.${fact.slot}`);
  const value = slotText(fact.slot, fact.value, texts);

  // Closing the field returns the focus to where it was.
  useEffect(() => {
    if (!Editor && returning.current) editButton.current?.focus();
    returning.current = Editor !== null;
  }, [Editor]);

  const edit = () => {
    import("./FactEditor.tsx").then(
      ({ FactEditor }) => setEditor(() => FactEditor),
      () => {},
    );
  };
  if (Editor && correct) return <Editor fact={fact} close={() => setEditor(null)} correct={correct} />;
  return (
    <div className="fact">
      <dt>{label}</dt>
      <dd dir="auto" className={fact.slot === "email" ? undefined : "sentence"}>
        {breakable(value)}
      </dd>
      <dd className="fact-edit">
        <button
          type="button"
          className="plain"
          ref={editButton}
          aria-label={`${t("edit")}: ${label}, ${value}`}
          aria-disabled={!correct}
          onClick={() => correct && edit()}
        >
          {t("edit")}
        </button>
      </dd>
    </div>
  );
}

/** An email address too long for its line breaks before the "@" first. */
function breakable(value: string): ReactNode {
  const at = value.indexOf("@");
  if (at < 1) return value;
  return (
    <>
      {value.slice(0, at)}
      <wbr />
      {value.slice(at)}
    </>
  );
}
