interface ColumnsProps {
  /** Null leaves a gap: nothing was measured. */
  values: readonly (number | null)[];
  /** Labels below the first, middle and last column. */
  labels: readonly [first: string, middle: string, last: string];
  /** What the highest column means, in words. */
  top: string;
}

/** Columns over time with three labels and the height of the tallest in words. The table has all numbers. */
export function Columns({ values, labels, top }: ColumnsProps) {
  const most = Math.max(1, ...values.map((value) => value ?? 0));
  const highest = values.lastIndexOf(most);
  const step = 600 / Math.max(1, values.length);
  return (
    <div aria-hidden="true">
      <p className="mb-1 border-b border-dashed border-line-2 text-right text-xs text-muted">{top}</p>
      <svg viewBox="0 0 600 120" preserveAspectRatio="none" className="h-32 w-full" aria-hidden="true">
        {values.map((value, index) => {
          const height = value === null ? 0 : Math.max(value > 0 ? 2 : 0, (value / most) * 118);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a column's position is its time
              key={index}
              x={index * step + step * 0.12}
              y={120 - height}
              width={step * 0.76}
              height={height}
              className={index === highest ? "fill-orange-dot" : "fill-ink"}
            />
          );
        })}
      </svg>
      <p className="mt-1.5 flex justify-between border-t border-line pt-1.5 text-xs text-muted">
        {labels.map((label, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three fixed positions
          <span key={index}>{label}</span>
        ))}
      </p>
    </div>
  );
}
