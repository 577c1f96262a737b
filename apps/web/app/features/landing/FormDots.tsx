const side = 10;
const step = 44;
/** Which of the hundred submitted the form. */
const sent = new Set([7, 22, 41, 59, 73, 96]);
const dots = Array.from({ length: side * side }, (_, index) => index);

/** A hundred renters before a form, six of whom submitted it. */
export function FormDots({ label }: { label: string }) {
  const size = side * step;
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className="mt-auto w-full max-phone:pt-7 wide:pt-11"
    >
      <path
        className="fill-none stroke-[#d99a6c]"
        strokeWidth="1.5"
        d={circles(dots.filter((dot) => !sent.has(dot)))}
      />
      <path className="fill-[#c2541a]" d={circles(dots.filter((dot) => sent.has(dot)))} />
    </svg>
  );
}

function circles(of: number[]): string {
  return of
    .map((dot) => {
      const x = (dot % side) * step + step / 2;
      const y = Math.floor(dot / side) * step + step / 2;
      return `M${x - 11} ${y}a11 11 0 1 0 22 0a11 11 0 1 0 -22 0`;
    })
    .join("");
}
