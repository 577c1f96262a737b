const step = 44;
/** Which of the hundred submitted the form. */
const sent = new Set([7, 22, 41, 59, 73, 96]);
const dots = Array.from({ length: 100 }, (_, index) => index);

/** A hundred renters before a form, six of whom submitted it: a square, or a low strip on a phone. */
export function FormDots({ label }: { label: string }) {
  return (
    <>
      <Dots label={label} columns={20} className="mt-4 phone:hidden" />
      <Dots label={label} columns={10} className="mt-auto max-phone:hidden wide:pt-11" />
    </>
  );
}

function Dots({ label, columns, className }: { label: string; columns: number; className: string }) {
  const rows = dots.length / columns;
  return (
    <svg
      viewBox={`0 0 ${columns * step} ${rows * step}`}
      role="img"
      aria-label={label}
      className={`w-full ${className}`}
    >
      <path
        className="fill-none stroke-[#d99a6c]"
        strokeWidth="1.5"
        d={circles(
          dots.filter((dot) => !sent.has(dot)),
          columns,
        )}
      />
      <path
        className="fill-[#c2541a]"
        d={circles(
          dots.filter((dot) => sent.has(dot)),
          columns,
        )}
      />
    </svg>
  );
}

function circles(of: number[], columns: number): string {
  return of
    .map((dot) => {
      const x = (dot % columns) * step + step / 2;
      const y = Math.floor(dot / columns) * step + step / 2;
      return `M${x - 11} ${y}a11 11 0 1 0 22 0a11 11 0 1 0 -22 0`;
    })
    .join("");
}
