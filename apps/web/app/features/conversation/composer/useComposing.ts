import { useRef } from "react";
import { useUnsavedText } from "../../../session/unsaved/useUnsaved.ts";

/** What the agent is writing to a person. It survives a reload, and the thread's header and a draft can add to it. */
export function useComposing(to: string) {
  const [text, setText] = useUnsavedText(`message:${to}`);
  const field = useRef<HTMLTextAreaElement>(null);
  return {
    text,
    field,
    setText,
    /** Puts text into the field, after what is there already, and focuses it. */
    compose(words: string) {
      setText((before) => (before.trim() === "" ? words : `${before.trimEnd()}\n${words}`));
      requestAnimationFrame(() => field.current?.focus());
    },
    focus: () => field.current?.focus(),
  };
}

export type Composing = ReturnType<typeof useComposing>;
