/** A horizontal bar of 0 to 100 percent; the text beside it says the same. */
export function Bar({ percent, muted = false }: { percent: number; muted?: boolean }) {
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="mt-1.5 h-1.5 w-full rounded-full" aria-hidden="true">
      <rect width="100" height="1" className="fill-fill-2" />
      <rect width={percent} height="1" className={muted ? "fill-line-2" : "fill-ink"} />
    </svg>
  );
}
