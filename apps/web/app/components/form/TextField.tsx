import { type ComponentProps, type ReactNode, useId } from "react";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { Icon } from "../Icon.tsx";
import { catalogs } from "../texts/catalogs.ts";

interface TextFieldProps extends ComponentProps<"input"> {
  label: string;
  /** The error as a sentence; undefined if there is none. */
  error: string | undefined;
  /** True shows that the field is optional. */
  optional?: boolean;
  /** A hint for filling it in, below the field. */
  hint?: string;
  /** A remark on what was typed, below the field. */
  below?: ReactNode;
  /** A control at the right end, inside the field's frame. */
  end?: ReactNode;
}

/** A labeled input with its error below it, announced with the field. */
export function TextField({ label, error, hint, optional = false, below, end, id: ownId, ...input }: TextFieldProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const t = useTexts(catalogs);
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const optionalId = `${id}-optional`;
  const describedBy = [error && errorId, hint && hintId, optional && optionalId].filter(Boolean).join(" ");
  return (
    <div>
      <div className="flex justify-between gap-3 text-md">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {optional && (
          <span id={optionalId} className="text-muted">
            {t("optional")}
          </span>
        )}
      </div>
      <div
        className={`mt-2 flex h-14 items-center rounded-m border-[1.5px] bg-card focus-within:border-focus focus-within:ring-4 focus-within:ring-focus/20 ${error ? "border-danger" : "border-field"}`}
      >
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
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
      {below}
      {hint && (
        <p id={hintId} className="mt-1.5 text-base text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
