/** A line icon of the sprite that the server writes once into the page. */
export function Icon({ name }: { name: "send" | "info" | "shield" | "close" | "down" | "list" | "alert" }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
