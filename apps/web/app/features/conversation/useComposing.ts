import { useRef, useState } from "react";

/** What the agent is writing, held where the head of the thread and a draft can put words into it. */
export function useComposing() {
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  return {
    text,
    field,
    setText,
    /** Puts words into the field and goes there. */
    compose(words: string) {
      setText(words);
      requestAnimationFrame(() => field.current?.focus());
    },
    focus: () => field.current?.focus(),
  };
}

export type Composing = ReturnType<typeof useComposing>;
