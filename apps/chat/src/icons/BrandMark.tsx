/** Llave's mark: a key in a square. */
export function BrandMark() {
  return (
    <svg className="mark" aria-hidden="true">
      <use href="#key" />
    </svg>
  );
}
