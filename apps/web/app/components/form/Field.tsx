import { type ReactNode, useId } from "react";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { Icon } from "../Icon.tsx";
import { catalogs } from "../texts/catalogs.ts";

/** What a field's own input, select or text area needs. */
export interface Control {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  className: string;
}

interface FieldProps {
  label: string;
  error?: string | undefined;
  /** A hint below the field. */
  hint?: string;
  optional?: boolean;
  className?: string;
  children: (control: Control) => ReactNode;
}

/** A labeled control of a work form: compact, with its hint and error below it, announced with it. */
export function Field({ label, error, hint, optional = false, className = "", children }: FieldProps) {
  const id = useId();
  const t = useTexts(catalogs);
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`, optional && `${id}-optional`];
  return (
    <div className={`min-w-0 ${className}`}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {optional && (
          <span id={`${id}-optional`} className="text-sm text-muted">
            {t("optional")}
          </span>
        )}
      </div>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy.filter(Boolean).join(" ") || undefined,
        className: `mt-1.5 h-11 w-full min-w-0 rounded-[10px] border bg-card px-3 text-lg ${error ? "border-danger" : "border-field"}`,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 flex items-start gap-1.5 text-base text-danger">
          <Icon name="alert" small className="mt-[3px]" />
          {error}
        </p>
      )}
    </div>
  );
}
