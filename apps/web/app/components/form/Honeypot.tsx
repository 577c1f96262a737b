import type { ComponentProps } from "react";

/** A field that only bots find: invisible, outside the tab order, hidden from screen readers. */
export function Honeypot(field: ComponentProps<"input">) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <input type="text" tabIndex={-1} autoComplete="off" {...field} />
    </div>
  );
}
