const width = 92;
const height = 36;
const margin = 3;

/**
 * A small line on a sand-colored area with its last value as a dot. The text beside it says the same, so it is hidden
 * from screen readers. `level` draws a dashed line to compare with.
 */
export function Sparkline({ values, level, className = "" }: SparklineProps) {
  if (values.length < 2) return null;
  const top = Math.max(...values, level ?? 0, 1);
  const x = (index: number) => (index / (values.length - 1)) * (width - margin);
  const y = (value: number) => height - 1 - (value / top) * (height - 2 * margin);
  const line = values.map((value, index) => `${index === 0 ? "M" : "L"}${x(index).toFixed(1)} ${y(value).toFixed(1)}`);
  const last = values.at(-1) ?? 0;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
      <path d={`${line.join(" ")} V${height} H0 Z`} className="fill-fill" />
      <path d={line.join(" ")} className="fill-none stroke-ink" strokeWidth="1.5" strokeLinejoin="round" />
      {level !== undefined && (
        <path
          d={`M0 ${y(level)} H${width}`}
          className="fill-none stroke-muted"
          strokeDasharray="3 2"
          strokeWidth="0.8"
        />
      )}
      <circle cx={x(values.length - 1)} cy={y(last)} r="2.6" className="fill-orange-dot" />
    </svg>
  );
}

interface SparklineProps {
  values: readonly number[];
  level?: number;
  className?: string;
}
