import { type ReactNode, useState } from "react";
import { type ConversationState, isPending } from "../conversation/state.ts";
import { Icon } from "../icons/Icon.tsx";
import { useTexts } from "../texts/texts.ts";
import { Composer } from "./Composer.tsx";
import { PoweredBy } from "./PoweredBy.tsx";
import type { FieldFocus } from "./useFieldFocus.ts";

interface Props {
  state: ConversationState;
  /** Seconds until the server takes messages again. */
  wait: number;
  send: (text: string) => void;
  focus: FieldFocus;
  /** Scrolls to the newest message; null while that is in view. */
  toEnd: (() => void) | null;
  /** Sits at the lower left, like the search button. */
  children: ReactNode;
}

/** The bottom of the chat: the text field and who made the chat. */
export function Dock({ state, wait, send, focus, toEnd, children }: Props) {
  const { t } = useTexts();
  const [draft, setDraft] = useState("");
  const { begun } = focus;
  const [taken, setTaken] = useState(begun);
  if (begun !== taken) {
    setTaken(begun);
    if (begun && !draft.startsWith(begun.text)) setDraft(begun.text + draft);
  }
  const composer = composerState(state, wait);
  const submit = (text: string) => {
    setDraft("");
    send(text);
  };
  return (
    <div className="dock">
      {toEnd && (
        <button
          type="button"
          className="to-end"
          onClick={(click) => {
            toEnd();
            focus.takeFrom(click);
          }}
        >
          <Icon name="down" />
          {t("newMessage")}
        </button>
      )}
      <Composer field={focus.field} text={draft} change={setDraft} send={submit} state={composer} />
      <div className="dock-foot">
        {children}
        <PoweredBy />
      </div>
    </div>
  );
}

function composerState(state: ConversationState, wait: number): "loading" | "open" | "pending" | "waiting" {
  if (state.connection !== "connected") return "loading";
  if (isPending(state)) return "pending";
  return wait > 0 ? "waiting" : "open";
}
