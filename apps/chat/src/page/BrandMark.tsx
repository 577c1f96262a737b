/** The key in its square. */
export function BrandMark() {
  return (
    <svg className="mark" aria-hidden="true">
      <use href="#key" />
    </svg>
  );
}
