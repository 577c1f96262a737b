import type { ComponentProps, FocusEvent, ReactNode } from "react";
import { type FieldPathByValue, useFormContext, useWatch } from "react-hook-form";
import { Field } from "../../../../components/form/Field.tsx";
import { useFieldError } from "../useFieldError.ts";
import type { FormValues } from "../values.ts";
import { FieldWording, useWording } from "../wording.tsx";

interface TextInputProps {
  name: FieldPathByValue<FormValues, string>;
  label: string;
  hint?: string;
  optional?: boolean;
  /** A symbol before or after the number, such as $. */
  sign?: { before?: string; after?: string };
  numeric?: boolean;
  type?: "text" | "date" | "url";
  list?: string;
  maxLength?: number;
  placeholder?: string;
  className?: string;
  /** True if its wording is refused, which is shown below it. */
  unfair?: boolean;
  onLeave?: (event: FocusEvent<HTMLInputElement>) => void;
  /** What makes the input more than a text line, such as the parts of a combobox. */
  attributes?: ComponentProps<"input">;
  /** Inside the input's frame, such as a combobox's list. */
  children?: ReactNode;
}

/** A text line that renters read: its wording is checked when the field loses focus. */
export function CheckedInput(props: TextInputProps) {
  const { name } = props;
  const { found, check } = useWording();
  const text = useWatch<FormValues>({ name }) as string;
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.value.trim() !== "" || found[name]) void check({ [name]: target.value });
  };
  return (
    <div className="min-w-0">
      <TextInput {...props} unfair={found[name] !== undefined} onLeave={leave} />
      <FieldWording field={name} text={text} />
    </div>
  );
}

/** One line of the form. Numbers stay text while typing. */
export function TextInput(props: TextInputProps) {
  const { name, label, hint, optional, sign, numeric = false, className, unfair = false, onLeave, ...rest } = props;
  const { attributes, children, ...input } = rest;
  const { register } = useFormContext<FormValues>();
  const errorOf = useFieldError();
  const { onBlur, ...registered } = register(name);
  return (
    <Field
      label={label}
      error={unfair ? undefined : errorOf(name)}
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
            {...registered}
            {...input}
            {...attributes}
            onBlur={(event) => {
              void onBlur(event);
              onLeave?.(event);
              attributes?.onBlur?.(event);
            }}
            aria-invalid={unfair ? true : control["aria-invalid"]}
            autoComplete="off"
            inputMode={numeric ? "decimal" : undefined}
            className={`${control.className} ${sign?.before ? "pl-7" : ""} ${sign?.after ? "pr-12" : ""}`}
          />
          {children}
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
