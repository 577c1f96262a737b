interface ListSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, text: string])[];
  onChoose(value: Value): void;
  className: string;
}

/** A select above a list, for its order or a filter. */
export function ListSelect<Value extends string>(props: ListSelectProps<Value>) {
  const { label, value, options, onChoose, className } = props;
  const choose = (chosen: string) => onChoose(options.find(([name]) => name === chosen)?.[0] ?? value);
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => choose(event.target.value)}
      className={`h-11 min-w-0 rounded-[10px] border border-field bg-card pl-3 text-sm font-semibold phone:h-8 ${className}`}
    >
      {options.map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </select>
  );
}
