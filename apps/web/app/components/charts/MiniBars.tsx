interface MiniBarsProps {
  /** Null leaves a gap: nothing was measured. */
  values: readonly (number | null)[];
  className?: string;
}

/** Small bars, the last one in orange. The text beside it says the same. */
export function MiniBars({ values, className = "" }: MiniBarsProps) {
  const top = Math.max(1, ...values.map((value) => value ?? 0));
  const step = 92 / Math.max(1, values.length);
  const last = values.findLastIndex((value) => value !== null);
  return (
    <svg viewBox="0 0 92 36" className={className} aria-hidden="true">
      {values.map((value, index) => {
        const size = value === null ? 1 : Math.max(2, (value / top) * 34);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar's position is its time
            key={index}
            x={index * step}
            y={36 - size}
            width={step * 0.72}
            height={size}
            rx="1"
            className={index === last ? "fill-orange-dot" : "fill-line-2"}
          />
        );
      })}
    </svg>
  );
}
