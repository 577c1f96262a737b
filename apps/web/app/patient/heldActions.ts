/** A form that was sent, or a button that was pressed, before React could answer. */
export interface HeldActions {
  /** Repeats it now. */
  repeat(): void;
}

/** Buttons that only a script can answer; a menu's button works without one. */
const scripted = "button[type=button]:not([popovertarget])";

/** From now on remembers the last thing that someone sent or pressed and that only React can answer. */
export function holdActions(): HeldActions {
  let last: (() => void) | undefined;
  const hold = (event: Event, repeat: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    last = repeat;
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (form instanceof HTMLFormElement) hold(event, () => form.requestSubmit(submitter));
  };
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(scripted);
    if (button) hold(event, () => button.click());
  };
  document.addEventListener("submit", onSubmit, true);
  document.addEventListener("click", onClick, true);
  return {
    repeat() {
      document.removeEventListener("submit", onSubmit, true);
      document.removeEventListener("click", onClick, true);
      last?.();
    },
  };
}
