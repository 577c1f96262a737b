type Field = HTMLInputElement | HTMLTextAreaElement;

/** What people, their browser or their password manager entered before React knew the fields. */
export interface EnteredValues {
  /** Enters it again, as if it were typed now, in every field that React emptied when it took over. */
  restore(): void;
}

/** Remembers everything that is entered into the page's fields from now on, and what they already contain. */
export function keepEnteredValues(): EnteredValues {
  const entered = new Map<Field, string | boolean>();
  const note = ({ target }: Event) => {
    if (isField(target)) entered.set(target, stateOf(target));
  };
  const events = ["input", "change"] as const;
  for (const event of events) document.addEventListener(event, note, true);
  for (const field of document.querySelectorAll<Field>("input, textarea")) {
    if (stateOf(field)) entered.set(field, stateOf(field));
  }
  return {
    restore() {
      for (const event of events) document.removeEventListener(event, note, true);
      for (const [field, was] of entered) if (field.isConnected && stateOf(field) !== was) enter(field, was);
    },
  };
}

/** React hears of text only if it goes around the setter that React puts on each field. */
function enter(field: Field, was: string | boolean): void {
  if (typeof was === "boolean") {
    field.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, was);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Whether it is checked, or its text. */
function stateOf(field: Field): string | boolean {
  const checks = field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");
  return checks ? field.checked : field.value;
}
