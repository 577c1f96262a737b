import { useRef, useState } from "react";

/** What the agent is writing, kept where the thread's header and a draft can add to it. */
export function useComposing() {
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  return {
    text,
    field,
    setText,
    /** Puts text into the field and focuses it. */
    compose(words: string) {
      setText(words);
      requestAnimationFrame(() => field.current?.focus());
    },
    focus: () => field.current?.focus(),
  };
}

export type Composing = ReturnType<typeof useComposing>;
