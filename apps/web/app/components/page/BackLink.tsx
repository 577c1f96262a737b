import { Link } from "react-router";
import { Icon } from "../Icon.tsx";

/** Leads from a detail page back to its list. */
export function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <Link
      to={to}
      className="mt-4 -ml-1.5 inline-flex min-h-11 items-center gap-1 rounded-s px-1.5 font-semibold hover:bg-fill phone:min-h-8"
    >
      <Icon name="left" small />
      {text}
    </Link>
  );
}
