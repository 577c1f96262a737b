/** A face in lines; the mouth bends from a frown at 1 to a smile at 5. */
export function Face({ stars }: { stars: number }) {
  const bend = (stars - 3) * 2.6;
  return (
    <svg className="face" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="13" />
      <path d={`M11.5 12.5v1.6M20.5 12.5v1.6M10.5 ${20.5 - bend / 3}q5.5 ${bend} 11 0`} />
    </svg>
  );
}
