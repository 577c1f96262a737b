import { type ComponentProps, useId } from "react";
import { Icon } from "../Icon.tsx";

interface TextAreaFieldProps extends ComponentProps<"textarea"> {
  label: string;
  /** The error as a sentence; undefined if there is none. */
  error: string | undefined;
  /** A hint for filling it in. */
  hint?: string;
}

/** A labeled multi-line text with its error below it, announced with the field. */
export function TextAreaField({ label, error, hint, ...area }: TextAreaFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id} className="text-md font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        className={`mt-2 block min-h-36 w-full rounded-m border-[1.5px] bg-card px-4 py-3.5 text-lg outline-none field-sizing-content max-h-96 focus:border-focus focus:ring-4 focus:ring-focus/20 ${error ? "border-danger" : "border-field"}`}
        {...area}
      />
      {hint && (
        <p id={hintId} className="mt-2 text-base text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-2 flex items-start gap-1.5 text-base text-danger">
          <Icon name="alert" small className="mt-[3px]" />
          {error}
        </p>
      )}
    </div>
  );
}
