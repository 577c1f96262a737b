import { type FieldPathByValue, useFormContext } from "react-hook-form";
import { Field } from "../../../components/Field.tsx";
import { useFieldError } from "./useFieldError.ts";
import type { FormValues } from "./values.ts";

interface TextInputProps {
  name: FieldPathByValue<FormValues, string>;
  label: string;
  hint?: string;
  optional?: boolean;
  /** A sign before or after the number, such as $. */
  sign?: { before?: string; after?: string };
  numeric?: boolean;
  type?: "text" | "date" | "url";
  list?: string;
  maxLength?: number;
  placeholder?: string;
  className?: string;
}

/** One line of the form. Numbers stay text while they are typed. */
export function TextInput(props: TextInputProps) {
  const { name, label, hint, optional, sign, numeric = false, className, ...input } = props;
  const { register } = useFormContext<FormValues>();
  const errorOf = useFieldError();
  return (
    <Field
      label={label}
      error={errorOf(name)}
      {...(hint !== undefined && { hint })}
      {...(optional !== undefined && { optional })}
      {...(className !== undefined && { className })}
    >
      {(control) => (
        <span className="relative block">
          {sign?.before && (
            <span className="pointer-events-none absolute bottom-0 left-3 flex h-11 items-center text-muted">
              {sign.before}
            </span>
          )}
          <input
            {...control}
            {...register(name)}
            {...input}
            autoComplete="off"
            inputMode={numeric ? "decimal" : undefined}
            className={`${control.className} ${sign?.before ? "pl-7" : ""} ${sign?.after ? "pr-12" : ""}`}
          />
          {sign?.after && (
            <span className="pointer-events-none absolute right-3 bottom-0 flex h-11 items-center text-sm text-muted">
              {sign.after}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
