import type { FormEvent } from "react";

/** A form's submit handler that prevents the browser's own submit and double submits. */
export function submitting(busy: boolean, send: () => unknown) {
  return (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send();
  };
}
