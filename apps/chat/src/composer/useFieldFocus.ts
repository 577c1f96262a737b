import { type RefObject, useRef } from "react";

export interface FieldFocus {
  field: RefObject<HTMLTextAreaElement | null>;
  /**
   * Moves the focus to the message field after someone clicks a control that disappears. A tap doesn't, so that no
   * on-screen keyboard covers the reply.
   */
  takeFrom: (click: { nativeEvent: MouseEvent }) => void;
}

/** Where the focus goes when the focused control disappears. */
export function useFieldFocus(): FieldFocus {
  const field = useRef<HTMLTextAreaElement>(null);
  return {
    field,
    takeFrom({ nativeEvent }) {
      if ((nativeEvent as PointerEvent).pointerType !== "touch") field.current?.focus();
    },
  };
}
