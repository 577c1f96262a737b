import { type RefObject, useRef, useState } from "react";

export interface FieldFocus {
  field: RefObject<HTMLTextAreaElement | null>;
  /**
   * Moves the focus to the message field after someone clicks a control that disappears. A tap doesn't, so that no
   * on-screen keyboard covers the reply.
   */
  takeFrom: (click: { nativeEvent: MouseEvent }) => void;
  /** Puts the start of a message before what the field has, and moves the focus there for the rest of it. */
  begin: (text: string) => void;
  /** The start that was put there last; another object each time. */
  begun: { text: string } | null;
}

/** Where the focus goes when the focused control disappears. */
export function useFieldFocus(): FieldFocus {
  const field = useRef<HTMLTextAreaElement>(null);
  const [begun, setBegun] = useState<FieldFocus["begun"]>(null);
  return {
    field,
    begun,
    begin(text) {
      setBegun({ text });
      // At once: a phone opens its keyboard only within the tap.
      field.current?.focus();
    },
    takeFrom({ nativeEvent }) {
      if ((nativeEvent as PointerEvent).pointerType !== "touch") field.current?.focus();
    },
  };
}
