type IconName =
  | ("send" | "info" | "shield" | "close" | "down" | "list" | "alert")
  | ("phone" | "clock" | "tick" | "ticks" | "offline");

/** A line icon from the sprite that the server writes once into the page. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
