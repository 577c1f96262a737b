/** How many of twenty steps are done, as two rows of dots. The text beside it says the same. */
export function Progress({ done, of, className = "" }: { done: number; of: number; className?: string }) {
  const lit = Math.min(20, Math.floor((done / of) * 20));
  return (
    <svg viewBox="0 0 98 18" className={className} aria-hidden="true">
      {Array.from({ length: 20 }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
          key={index}
          x={(index % 10) * 10}
          y={index < 10 ? 0 : 10}
          width="8"
          height="8"
          rx="2.5"
          className={index < lit ? "fill-ink" : "fill-fill-2"}
        />
      ))}
    </svg>
  );
}
