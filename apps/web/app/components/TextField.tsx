import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "./Icon.tsx";

interface TextFieldProps extends ComponentProps<"input"> {
  label: string;
  /** What is wrong with it, in a sentence; undefined while nothing is. */
  error: string | undefined;
  /** A control at the right end, inside the field's frame. */
  end?: ReactNode;
}

/** A labelled input with its error under it, announced with the field. */
export function TextField({ label, error, end, ...input }: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <label htmlFor={id} className="block text-md font-semibold">
        {label}
      </label>
      <div
        className={`mt-2 flex h-14 items-center rounded-m border-[1.5px] bg-card focus-within:border-focus focus-within:ring-4 focus-within:ring-focus/20 ${error ? "border-danger" : "border-field"}`}
      >
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="h-full w-full min-w-0 rounded-m bg-transparent px-4 text-lg outline-none"
          {...input}
        />
        {end}
      </div>
      {error && (
        <p id={errorId} className="mt-2 flex items-start gap-1.5 text-base text-danger">
          <Icon name="alert" small className="mt-[3px]" />
          {error}
        </p>
      )}
    </div>
  );
}
