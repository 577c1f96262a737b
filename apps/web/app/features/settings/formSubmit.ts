import type { FormEvent } from "react";

/** A form's handler that sends nothing by itself and nothing twice. */
export function submitting(busy: boolean, send: () => unknown) {
  return (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send();
  };
}
