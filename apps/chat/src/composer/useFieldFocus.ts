import { type RefObject, useRef } from "react";

export interface FieldFocus {
  field: RefObject<HTMLTextAreaElement | null>;
  /**
   * Gives the focus to the message field after a click on a control that goes away. A tap
   * leaves it, so that no on-screen keyboard opens over the reply.
   */
  takeFrom: (click: { nativeEvent: MouseEvent }) => void;
}

/** Where the focus goes when the control that had it disappears. */
export function useFieldFocus(): FieldFocus {
  const field = useRef<HTMLTextAreaElement>(null);
  return {
    field,
    takeFrom({ nativeEvent }) {
      if ((nativeEvent as PointerEvent).pointerType !== "touch") field.current?.focus();
    },
  };
}
