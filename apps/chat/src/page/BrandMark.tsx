/** The key in its tile. */
export function BrandMark() {
  return (
    <svg className="mark" aria-hidden="true">
      <use href="#key" />
    </svg>
  );
}
