import { Field } from "./Field.tsx";

interface HexFieldProps {
  label: string;
  /** As typed: "#0a7f5a", or anything on the way there. */
  color: string;
  error: string | undefined;
  onType: (color: string) => void;
  /** Called when the person leaves the field or presses Enter. */
  onLeave?: () => void;
}

/** A color by its hex code. */
export function HexField({ label, color, error, onType, onLeave }: HexFieldProps) {
  return (
    <Field label={label} error={error} className="mt-3">
      {(input) => (
        <input
          {...input}
          value={color}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
          onKeyDown={onLeave && ((event) => event.key === "Enter" && onLeave())}
        />
      )}
    </Field>
  );
}
