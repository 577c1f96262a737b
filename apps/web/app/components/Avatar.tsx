import { initialsOf } from "@llave/contract/text/initials";
/** A person's photo, or their initials without one. */
export function Avatar(props: { name: string; photo?: string; tone?: "agent" | "renter"; className?: string }) {
  const { name, photo, tone = "renter", className = "size-9 text-sm" } = props;
  const colors = tone === "agent" ? "bg-ink text-orange" : "bg-fill-2 text-ink-2";
  if (photo) return <img src={photo} alt="" className={`flex-none rounded-full object-cover ${className}`} />;
  return (
    <span
      className={`grid flex-none place-items-center rounded-full font-semibold leading-none ${colors} ${className}`}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  );
}
